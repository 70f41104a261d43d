### Princes of the Renaissance en français.
### Arguments : $seat et $other sont des noms de joueurs (jamais après « de » : l'élision dépendrait du nom) ; $player est
### le numéro d'un joueur ; $city, $troop, $prize et les autres identifiants choisissent une variante ; $given et $wanted
### sont des listes d'Or et d'Influence.

## Le nom des choses

princes-family =
    { $family ->
        [baglioni] Baglioni
        [bentivogli] Bentivogli
        [este] d'Este
        [gonzaga] Gonzague
        [malatesta] Malatesta
       *[montefeltro] Montefeltro
    }
princes-home =
    { $home ->
        [perugia] Pérouse
        [ferrara] Ferrare
        [bologna] Bologne
        [mantua] Mantoue
        [rimini] Rimini
       *[urbino] Urbino
    }
princes-city =
    { $city ->
        [venice] Venise
        [milan] Milan
        [florence] Florence
        [rome] Rome
       *[naples] Naples
    }
princes-enemy =
    { $enemy ->
        [venice] Venise
        [milan] Milan
        [florence] Florence
        [rome] Rome
       *[naples] Naples
    }
princes-troop =
    { $troop ->
        [light_infantry] Infanterie légère
        [pike] Piquiers
        [crossbow] Arbalétriers
        [fortification] Fortification
        [artillery] Artillerie
       *[cavalry] Cavalerie
    }
princes-the-troop =
    { $troop ->
        [light_infantry] l'Infanterie légère
        [pike] les Piquiers
        [crossbow] les Arbalétriers
        [fortification] la Fortification
        [artillery] l'Artillerie
       *[cavalry] la Cavalerie
    }
princes-city_tile =
    { $city_tile ->
        [ven_doge] Le Doge
        [ven_merchant_1] Marchand vénitien
        [ven_merchant_2] Marchand vénitien
        [ven_merchant_3] Marchand vénitien
        [ven_merchant_4] Marchand vénitien
        [ven_merchant_5] Marchand vénitien
        [mil_merchant] Marchand milanais
        [mil_ludovico_sforza] Ludovic Sforza
        [mil_caterina_sforza] Catherine Sforza
        [mil_genoese_crossbow] Arbalétriers génois
        [mil_swiss_mercenaries] Mercenaires suisses
        [mil_armourer] Armurier
        [flo_lorenzo_medici] Laurent de Médicis
        [flo_giovanni_medici] Jean de Médicis
        [flo_banking_1] Banque
        [flo_banking_2] Banque
        [flo_banking_3] Banque
        [flo_merchant] Marchand florentin
        [rom_roderigo_borgia] Rodrigue Borgia
        [rom_cesare_borgia] César Borgia
        [rom_lucrezia_borgia] Lucrèce Borgia
        [rom_della_rovere] Della Rovere
        [rom_orsini] Famille Orsini
        [rom_colonna] Famille Colonna
        [nap_ferrante_aragon] Ferrante d'Aragon
        [nap_alfonso_aragon] Alphonse d'Aragon
        [nap_spanish_infantry] Infanterie espagnole
        [nap_merchant_1] Marchand napolitain
        [nap_merchant_2] Marchand napolitain
       *[nap_merchant_3] Marchand napolitain
    }
princes-event_tile =
    { $event_tile ->
        [gozzoli] Gozzoli
        [piero_della_francesca] Piero della Francesca
        [mantegna] Mantegna
        [merchant_event_1] Marchand
        [bellini] Bellini
        [botticelli] Botticelli
        [ghirlandaio] Ghirlandaio
        [merchant_event_2] Marchand
        [leonardo] Léonard de Vinci
        [michelangelo] Michel-Ange
        [perugino] Le Pérugin
       *[french_invade] Invasion française
    }
# With its article, for the middle of a sentence
princes-prize =
    { $prize ->
        [ven_doge] le Doge
        [ven_merchant_1] un Marchand vénitien
        [ven_merchant_2] un Marchand vénitien
        [ven_merchant_3] un Marchand vénitien
        [ven_merchant_4] un Marchand vénitien
        [ven_merchant_5] un Marchand vénitien
        [mil_merchant] le Marchand milanais
        [mil_ludovico_sforza] Ludovic Sforza
        [mil_caterina_sforza] Catherine Sforza
        [mil_genoese_crossbow] les Arbalétriers génois
        [mil_swiss_mercenaries] les Mercenaires suisses
        [mil_armourer] l'Armurier
        [flo_lorenzo_medici] Laurent de Médicis
        [flo_giovanni_medici] Jean de Médicis
        [flo_banking_1] une Banque
        [flo_banking_2] une Banque
        [flo_banking_3] une Banque
        [flo_merchant] le Marchand florentin
        [rom_roderigo_borgia] Rodrigue Borgia
        [rom_cesare_borgia] César Borgia
        [rom_lucrezia_borgia] Lucrèce Borgia
        [rom_della_rovere] Della Rovere
        [rom_orsini] la famille Orsini
        [rom_colonna] la famille Colonna
        [nap_ferrante_aragon] Ferrante d'Aragon
        [nap_alfonso_aragon] Alphonse d'Aragon
        [nap_spanish_infantry] l'Infanterie espagnole
        [nap_merchant_1] un Marchand napolitain
        [nap_merchant_2] un Marchand napolitain
        [nap_merchant_3] un Marchand napolitain
        [gozzoli] Gozzoli
        [piero_della_francesca] Piero della Francesca
        [mantegna] Mantegna
        [merchant_event_1] l'événement Marchand
        [bellini] Bellini
        [botticelli] Botticelli
        [ghirlandaio] Ghirlandaio
        [merchant_event_2] l'événement Marchand
        [leonardo] Léonard de Vinci
        [michelangelo] Michel-Ange
        [perugino] le Pérugin
        [french_invade] l'Invasion française
        [pope] le Pape
        [attack_post] le poste de condottiere de l'attaquant
       *[defence_post] le poste de condottiere du défenseur
    }
princes-treachery =
    { $treachery ->
        [bribe_troops] Corrompre des troupes
        [bribe_cardinal] Corrompre un cardinal
        [freeze_bid] Gel d'enchère
        [steal_influence] Vol d'influence
        [raid_gold_shipment] Intercepter une livraison d'Or
        [veto] Veto
       *[start_war] Démarrer une guerre
    }
princes-side =
    { $side ->
        [attacker] attaquant
        [defender] défenseur
       *[pope] Pape
    }
princes-currency =
    { $currency ->
        [gold] Or
       *[influence] Influence
    }
princes-gold = { $gold } Or
princes-influence = { $influence } Influence
princes-goods =
    { $goods ->
        [gives_gold] { $amount } Or
        [asks_gold] { $amount } Or
       *[other] { $amount } Influence
    }
princes-decade =
    { $decade ->
        [1] I
        [2] II
       *[3] III
    }
princes-tiles-of-cardinals =
    { $tiles ->
        [one] une carte « Corrompre un cardinal »
       *[other] { $tiles } cartes « Corrompre un cardinal »
    }

## Ce que dit une tuile ; $text vient des données

princes-described-family = Ville natale : { princes-home }. Rapporte { princes-gold } et { princes-influence } par décade. { $text }
princes-described-troop =
    { $influence ->
        [0] Coûte { princes-gold }. Attaque { $attack }, défense { $defence }.
       *[other] Coûte { princes-gold }. Attaque { $attack }, défense { $defence }. Rapporte { princes-influence } par décade.
    }
princes-described-city_tile =
    { $gold ->
        [0] { $influence ->
            [0] { princes-city }, aucun revenu. { $text }
           *[other] { princes-city }, { princes-influence } par décade. { $text }
        }
       *[other] { $influence ->
            [0] { princes-city }, { princes-gold } par décade. { $text }
           *[other] { princes-city }, { princes-gold } et { princes-influence } par décade. { $text }
        }
    }
princes-described-event_tile = Décade { princes-decade }, à payer en { princes-currency }. { $text }
princes-described-treachery = { $text }

## Vocabulaire des tableaux et des titres

princes-name-decade = décade
princes-name-wars = guerres passées
princes-name-status = statut
princes-name-artists = artistes
princes-name-display = tuiles Politique disponibles
princes-name-events = événements disponibles
princes-name-later-events = événements à venir
princes-name-troops = troupes
princes-name-supply = troupes disponibles
princes-name-treachery = cartes Trahison
princes-name-pile = pioche Trahison
princes-name-discards = défausse Trahison
princes-name-face-down = face cachée
princes-name-hand = main
princes-name-hand-limit = limite de main
princes-name-family = famille
princes-name-home = ville natale
princes-name-gold = Or
princes-name-influence = Influence
princes-name-counters = pions
princes-name-fees = Or sur la ville natale
princes-name-tokens = pions de Victoire
princes-name-tiles = tuiles Politique
princes-name-used = déjà utilisée cette décade
princes-name-pope = Pape
princes-name-league = Sainte Ligue
princes-name-auction = enchère
princes-name-highest-bid = plus haute mise
princes-name-minimum = mise minimale
princes-name-frozen = gelé
princes-name-war = guerre
princes-name-attacker = attaquant
princes-name-defender = défenseur
princes-name-condottiere = condottiere
princes-name-attack = attaque
princes-name-defence = défense
princes-name-bribed = corrompue
princes-name-offers = offres
princes-name-slot = points de victoire par tuile

## La feuille de score

princes-score =
    { $score ->
        [cities] tuiles Politique
        [events] artistes
        [merchants] événements Marchand
        [pope] Pape
        [gold] le plus d'Or
        [influence] le plus d'Influence
       *[tokens] pions de Victoire
    }

## Questions

princes-prompt-family = Choisissez la famille que vous dirigez.
princes-prompt-turn =
    { $must ->
        [yes] Personne n'a rien pris pendant deux tours de table : mettez un événement aux enchères. Vous devez ouvrir.
       *[no] À vous de jouer : achetez une tuile, mettez-en une aux enchères, déclenchez une guerre ou passez. Vous pouvez d'abord utiliser vos pouvoirs.
    }
princes-prompt-after = Votre action est faite : utilisez un pouvoir ou terminez le tour.
princes-prompt-bid =
    { $stage ->
        [must] Ouvrez l'enchère pour { princes-prize } : au moins { $least } { princes-currency }. Vous devez miser.
        [open] Ouvrez l'enchère pour { princes-prize } (en { princes-currency }, 0 suffit), ou passez.
        [frozen] Votre enchère est gelée ({ princes-prize }) : vous ne pouvez que passer.
        [barred] Vous ne pouvez pas posséder { princes-prize } (six tuiles au plus, de trois villes au plus) : vous ne pouvez que passer.
       *[raise] Misez au moins { $least } { princes-currency } pour { princes-prize }, ou passez.
    }
princes-prompt-discard = Vous avez trop de cartes Trahison : choisissez celle que vous défaussez face cachée.
princes-prompt-payment = Vous avez remporté le Pape et devez { $price } Influence : choisissez combien de cartes « Corrompre un cardinal » vous utilisez.
princes-prompt-artist =
    { $event_tile ->
        [perugino] Choisissez la ville où placer le Pérugin : son statut monte d'un niveau.
       *[other] Choisissez la ville où placer { princes-event_tile } : son statut monte d'un niveau.
    }
princes-prompt-invasion = Choisissez la ville que les Français envahissent (son statut baisse de deux niveaux), ou défaussez la tuile.
princes-prompt-alfonso = Vous avez remporté Alphonse d'Aragon : piochez une carte Trahison maintenant, ou gardez son pouvoir pour plus tard.
princes-prompt-veto = { princes-city } va attaquer { princes-enemy } : opposez votre veto, ou laissez faire.
princes-prompt-league = { princes-city } attaque { princes-enemy } : rejoignez un camp en Sainte Ligue, ou restez à l'écart.
princes-prompt-bribe = { princes-city } attaque { princes-enemy } : corrompez des troupes avant le jet de dés, ou continuez.
princes-prompt-reroll = { princes-city } attaque avec { $total } contre { $enemy_total } pour { princes-enemy } : faites relancer les deux dés, ou acceptez le jet.
princes-prompt-offer =
    { $step ->
        [gold] Offre au joueur { $player } : combien d'Or donnez-vous ?
        [influence] Offre au joueur { $player } : combien d'Influence donnez-vous ?
        [gold_asked] Offre au joueur { $player } : combien d'Or demandez-vous ?
        [influence_asked] Offre au joueur { $player } : combien d'Influence demandez-vous ? Ne rien demander, c'est faire un don.
       *[send] Offre au joueur { $player } : envoyez-la.
    }

## Actions. Un attribut dit la même chose pour une question donnée

princes-action-pass = Passer
    .turn = Passer son tour
    .after = Terminer le tour
    .veto = Laisser la guerre avoir lieu
    .league = Rester à l'écart
    .bribe = Passer au jet de dés
    .reroll = Accepter le jet
    .invasion = Défausser la tuile
    .alfonso = Garder le pouvoir pour plus tard
princes-action-yes = Oui
    .reroll = Relancer les deux dés
    .alfonso = Piocher une carte Trahison maintenant
princes-action-family = Diriger la famille { princes-family }
princes-action-buy = Acheter une troupe : { princes-troop }
princes-action-disband = Défausser une troupe : { princes-troop }
princes-action-treachery = Acheter une carte Trahison
princes-action-city_tile = Mettre aux enchères : { princes-city_tile }
princes-action-event = Mettre aux enchères l'événement : { princes-event_tile }
princes-action-pope = Mettre aux enchères le Pape
princes-action-war = Guerre : { princes-city } attaque { princes-enemy }
princes-action-start_war = Jouer « Démarrer une guerre » : { princes-city } attaque { princes-enemy }
princes-action-amount = { $amount }
    .bid = Miser { $amount } { princes-currency }
    .payment =
        { $amount ->
            [0] N'utiliser aucune carte « Corrompre un cardinal »
            [one] Utiliser { $amount } carte « Corrompre un cardinal »
           *[other] Utiliser { $amount } cartes « Corrompre un cardinal »
        }
    .offer =
        { $step ->
            [gold] Donner { $amount } Or
            [influence] Donner { $amount } Influence
            [gold_asked] Demander { $amount } Or
           *[influence_asked] Demander { $amount } Influence
        }
princes-action-tile = Défausser « { princes-treachery } »
princes-action-freeze = Jouer « Gel d'enchère » contre le joueur { $player }
    .name = Jouer « Gel d'enchère » contre { $name }
princes-action-city = Choisir { princes-city }
    .artist = Placer l'artiste à { princes-city }
    .invasion = Envahir { princes-city }
princes-action-veto =
    { $veto ->
        [tile] Opposer un veto avec la carte Veto
       *[lorenzo] Opposer un veto avec Laurent de Médicis
    }
princes-action-league =
    { $side ->
        [attacker] Rejoindre l'attaquant
       *[defender] Rejoindre le défenseur
    }
    .league =
        { $side ->
            [attacker] Rejoindre l'attaquant, { princes-city }
           *[defender] Rejoindre le défenseur, { princes-enemy }
        }
princes-action-bribe = Corrompre { princes-the-troop } ({ princes-side })
princes-action-steal = Jouer « Vol d'influence » contre le joueur { $player }
    .name = Jouer « Vol d'influence » contre { $name }
princes-action-raid = Jouer « Intercepter une livraison d'Or » contre le joueur { $player }
    .name = Jouer « Intercepter une livraison d'Or » contre { $name }
princes-action-lucrezia = Lucrèce Borgia vole de l'Influence au joueur { $player }
    .name = Lucrèce Borgia vole de l'Influence à { $name }
princes-action-alfonso = Piocher une carte Trahison avec Alphonse d'Aragon
princes-action-bank =
    { $currency ->
        [gold] Banque : { $banked_amount } Or contre { $banked_amount } Influence
       *[influence] Banque : { $banked_amount } Influence contre { $banked_amount } Or
    }
princes-action-offer = Faire une offre au joueur { $player }
    .name = Faire une offre à { $name }
princes-action-send =
    { $audience ->
        [public] { $lasts ->
            [turn] Envoyer à tous, valable ce tour
           *[decade] Envoyer à tous, valable cette décade
        }
       *[private] { $lasts ->
            [turn] Envoyer en privé, valable ce tour
           *[decade] Envoyer en privé, valable cette décade
        }
    }
princes-action-accept = Accepter l'offre { $place } du joueur { $player }
    .name = Accepter l'offre { $place } faite par { $name }
princes-action-decline = Refuser l'offre { $place } du joueur { $player }
    .name = Refuser l'offre { $place } faite par { $name }
princes-action-withdraw = Retirer l'offre { $place } faite au joueur { $player }
    .name = Retirer l'offre { $place } faite à { $name }

## Ce qui s'est passé

princes-event-family_taken = { $seat } dirige la famille { princes-family }.
princes-event-decade_began = La décade { princes-decade } a commencé.
princes-event-turn_began = C'était à { $seat } de jouer.
princes-event-turn_resumed = { $seat } a repris son tour.
princes-event-turn_passed = { $seat } a passé son tour.
princes-event-troop_bought = { $seat } a acheté une troupe pour { princes-gold } : { princes-troop }.
princes-event-troop_disbanded = { $seat } a défaussé une troupe : { princes-troop }.
princes-event-treachery_bought = { $seat } a acheté une carte Trahison pour { princes-gold } et { princes-influence }.
princes-event-pile_shuffled = Les cartes Trahison défaussées ont été mélangées pour former une nouvelle pioche.
princes-event-treachery_drawn = { $seat } a pioché une carte Trahison.
    .treachery = { $seat } a pioché « { princes-treachery } ».
princes-event-treachery_given_up = { $seat } a défaussé une carte Trahison face cachée.
    .treachery = { $seat } a défaussé « { princes-treachery } » face cachée.
princes-event-auction_opened = Aux enchères : { princes-prize }. À { $seat } d'ouvrir.
princes-event-bid_made = { $seat } a misé { $price } { princes-currency }.
princes-event-bid_passed = { $seat } a passé.
princes-event-bid_frozen = { $seat } a joué « Gel d'enchère » : { $other } ne pourra pas enchérir la fois suivante.
princes-event-unsold = Personne n'a pris { princes-prize }.
princes-event-won =
    { $banked ->
        [0] { $paid ->
            [0] { $seat } a remporté { princes-prize } à { $price } sans rien payer.
           *[other] { $seat } a remporté { princes-prize } à { $price } et payé { $paid } { princes-currency }.
        }
       *[other] { $seat } a remporté { princes-prize } à { $price } et payé { $paid } { princes-currency }, dont { $banked } par la Banque.
    }
princes-event-cardinals_bribed = { $seat } a utilisé { princes-tiles-of-cardinals }.
princes-event-artist_placed =
    { $event_tile ->
        [perugino] { $seat } a placé le Pérugin à { princes-city } : statut { $status }.
       *[other] { $seat } a placé { princes-event_tile } à { princes-city } : statut { $status }.
    }
princes-event-invaded = { $seat } a envoyé les Français contre { princes-city } : statut { $status }.
princes-event-not_invaded = { $seat } a défaussé l'Invasion française.
princes-event-stolen = { $seat } a joué « Vol d'influence » et pris { princes-influence } à { $other }.
princes-event-raided = { $seat } a joué « Intercepter une livraison d'Or » et pris { princes-gold } à { $other }.
princes-event-lucrezia_stole = { $seat } a utilisé Lucrèce Borgia et pris { princes-influence } à { $other }.
princes-event-alfonso_drew = { $seat } a utilisé Alphonse d'Aragon.
princes-event-banked =
    { $currency ->
        [gold] { $seat } a échangé { $amount } Or contre { $amount } Influence à la Banque.
       *[influence] { $seat } a échangé { $amount } Influence contre { $amount } Or à la Banque.
    }
princes-event-war_declared = { $seat } a déclenché la guerre numéro { $wars } de la décade : { princes-city } contre { princes-enemy }.
princes-event-war_started = { $seat } a joué « Démarrer une guerre » : { princes-city } contre { princes-enemy }.
princes-event-war_vetoed =
    { $veto ->
        [tile] { $seat } a joué « Veto » : la guerre n'a pas lieu.
       *[lorenzo] { $seat } a opposé le veto de Laurent de Médicis : la guerre n'a pas lieu.
    }
princes-event-fee_paid = { princes-city } a payé { princes-gold } à { $seat } : l'Or attend sur sa ville natale jusqu'à la fin de la décade.
princes-event-league_joined = { $seat } a rejoint { princes-city } en Sainte Ligue.
princes-event-bribes_opened = { $seat } pouvait corrompre des troupes.
princes-event-bribed = { $seat } a corrompu { princes-the-troop } ({ $other }).
princes-event-attacked = { princes-city } a attaqué avec { $strength } et fait { $die } au dé ; { princes-enemy } a défendu avec { $enemy_strength } et fait { $enemy_die }.
princes-event-countered = { princes-city } a contre-attaqué avec { $strength } et fait { $die } au dé ; { princes-enemy } a défendu avec { $enemy_strength } et fait { $enemy_die }.
princes-event-rerolled = { $seat } a utilisé Ludovic Sforza : les deux dés ont été relancés.
princes-event-war_won =
    { $levels ->
        [1] { princes-city } a gagné la guerre et se trouve à { $status } ; { princes-enemy } se trouve à { $enemy_status }.
       *[other] { princes-city } a gagné la guerre avec un score au moins double et se trouve à { $status } ; { princes-enemy } se trouve à { $enemy_status }.
    }
princes-event-war_drawn = La guerre entre { princes-city } et { princes-enemy } s'est finie sur une égalité.
princes-event-token_gained = { $seat } a pris un pion de Victoire et en a { $tokens }.
princes-event-income =
    { $fees ->
        [0] { $seat } a reçu { princes-gold } et { princes-influence }.
       *[other] { $seat } a reçu { princes-gold } et { princes-influence }, plus { $fees } Or de sa ville natale.
    }
princes-event-offered =
    { $lasts ->
        [turn] { $seat } a fait une offre à { $other } : { $given } contre { $wanted } (offre { $place }, valable ce tour).
       *[decade] { $seat } a fait une offre à { $other } : { $given } contre { $wanted } (offre { $place }, valable cette décade).
    }
princes-event-declined = { $seat } a refusé l'offre { $place } faite par { $other }.
princes-event-withdrawn = { $seat } a retiré l'offre { $place } faite à { $other }.
princes-event-lapsed = L'offre { $place } faite par { $seat } à { $other } a expiré.
princes-event-traded = { $seat } a échangé avec { $other } : { $given } contre { $wanted }.
princes-event-given = { $seat } a donné { $given } à { $other }.
princes-event-scored = { $seat } : tuiles Politique { $cities }, artistes { $events }, événements Marchand { $merchants }, Pape { $pope }, Or { $gold }, Influence { $influence }, pions de Victoire { $tokens }.
princes-event-game_ended = La partie a pris fin.

## Refus

princes-refusal-families-in-order = Chacun choisit sa famille à son tour : attendez le vôtre.
princes-refusal-veto-answered = Vous avez répondu : attendez que tous l'aient fait.
princes-refusal-no-veto-of-yours = D'autres peuvent opposer leur veto à cette guerre, pas vous : attendez leurs réponses.
princes-refusal-bid-in-turn = Les enchères tournent dans le sens des aiguilles d'une montre : attendez votre tour.
princes-refusal-no-troop-no-post = Seuls les joueurs qui ont une troupe enchérissent pour un poste de condottiere.
princes-refusal-out-of-auction = Vous ne participez plus à cette enchère : attendez sa fin.
princes-refusal-war-goes-on = Une guerre est en cours et c'est à un autre de décider : attendez qu'on vous le demande.
princes-refusal-choose-a-family = Choisissez d'abord la famille que vous dirigez.
princes-refusal-choose-an-action = C'est votre tour : utilisez un pouvoir ou choisissez votre action.
princes-refusal-action-is-done = Votre action est faite : utilisez un pouvoir, jouez « Démarrer une guerre » ou terminez le tour.
princes-refusal-bid-or-pass = Une enchère est en cours : misez ou passez.
princes-refusal-give-up-first = Défaussez d'abord une carte Trahison : vous en avez trop.
princes-refusal-pay-first = Payez d'abord le Pape : dites combien de cartes « Corrompre un cardinal » vous utilisez.
princes-refusal-place-artist-first = Placez d'abord l'artiste sur l'une des cinq villes.
princes-refusal-invade-or-not = Choisissez d'abord une ville pour les Français, ou défaussez la tuile.
princes-refusal-draw-or-keep = Dites d'abord si vous piochez une carte Trahison maintenant.
princes-refusal-veto-or-not = Une guerre est déclarée : opposez votre veto ou laissez faire.
princes-refusal-join-or-not = Dites d'abord si vous rejoignez un camp en Sainte Ligue.
princes-refusal-bribe-or-not = Les dés vont être jetés : corrompez une troupe ou continuez.
princes-refusal-reroll-or-not = Les dés sont sur la table : faites-les relancer ou acceptez le jet.
princes-refusal-complete-offer = Vous faites une offre : dites les montants et envoyez-la.
princes-refusal-must-open-event = Personne n'a rien pris pendant deux tours de table : vous devez mettre un événement aux enchères.
princes-refusal-opener-must-bid = Vous ouvrez cette enchère et devez miser.
princes-refusal-family-taken = La famille { princes-family } est prise : choisissez-en une autre.
princes-refusal-one-action = Vous avez déjà fait votre action pour ce tour.
princes-refusal-troop-missing = Vous n'avez pas cette troupe : { princes-troop }.
princes-refusal-troop-owned = Vous avez déjà une troupe de ce type : { princes-troop }.
princes-refusal-troop-gone = Il ne reste aucune troupe de ce type : { princes-troop }.
princes-refusal-troop-too-dear = Vous ne pouvez pas payer { princes-gold } pour cette troupe : { princes-troop }.
princes-refusal-treachery-too-dear = Une carte Trahison coûte { princes-gold } et { princes-influence } : il vous manque l'un des deux.
princes-refusal-no-treachery-left = Il n'y a aucune carte Trahison à piocher.
princes-refusal-tile-taken = Cette tuile est prise : choisissez-en une encore disponible.
princes-refusal-six-tiles = Vous avez six tuiles Politique : on ne peut pas en avoir plus.
princes-refusal-three-cities = Vous avez des tuiles de trois villes : une quatrième est interdite.
princes-refusal-minimum-too-dear = Vous ne pouvez pas payer la mise minimale pour une tuile de { princes-city } : { princes-gold }.
princes-refusal-first-of-its-kind = Plusieurs tuiles semblables sont disponibles : choisissez la première.
princes-refusal-event-later = Cet événement appartient à une décade suivante.
princes-refusal-event-gone = Cet événement est déjà pris : choisissez-en un encore disponible.
princes-refusal-pope-taken = Le Pape a déjà un possesseur pour cette décade.
princes-refusal-same-city = Une ville ne s'attaque pas elle-même : choisissez deux villes différentes.
princes-refusal-wars-used-up = Il y a déjà eu { $wars } guerres : il ne peut plus y en avoir dans cette décade.
princes-refusal-start-war-at-the-end = « Démarrer une guerre » se joue à la fin du tour : faites d'abord votre action.
princes-refusal-tile-not-held = Vous n'avez pas la carte « { princes-treachery } ».
princes-refusal-frozen = Votre enchère est gelée : vous ne pouvez que passer.
princes-refusal-opening-too-low = La première mise doit être d'au moins { $least } : le double du statut de la ville.
princes-refusal-bid-too-low = Misez au moins { $least } ou passez.
princes-refusal-bid-too-high = Vous pouvez miser { $most } au plus.
princes-refusal-cardinal-wasted = Une carte ne paierait rien : utilisez-en moins.
princes-refusal-rest-too-dear = Vous ne pourriez pas payer le reste : utilisez plus de cartes « Corrompre un cardinal ».
princes-refusal-offer-too-much = Vous ne pouvez offrir que ce que vous avez ; l'Or de la ville natale ne compte pas.
princes-refusal-asks-too-much = L'autre joueur n'en a pas autant.
princes-refusal-offer-of-nothing = Rien contre rien n'est pas une offre : demandez au moins 1.
princes-refusal-bid-needs-it = Il le faut pour payer une mise, qui ne pourrait plus l'être ensuite.
princes-refusal-lorenzo-not-ready = Vous n'avez pas Laurent de Médicis, ou il a déjà servi pendant cette décade.
princes-refusal-already-frozen = L'enchère de ce joueur est déjà gelée.
princes-refusal-freeze-another = Choisissez un autre joueur qui participe encore à l'enchère.
princes-refusal-no-troop-to-bribe = Il n'y a plus de troupe de ce type à corrompre dans ce camp : { princes-troop }.
princes-refusal-not-in-an-action = Pas pendant une enchère ou une guerre : seulement à votre tour, avant ou après votre action.
princes-refusal-alfonso-not-ready = Vous n'avez pas Alphonse d'Aragon, ou il a déjà servi pendant cette décade.
princes-refusal-lucrezia-not-ready = Vous n'avez pas Lucrèce Borgia, ou elle a déjà servi pendant cette décade.
princes-refusal-nothing-to-steal = Choisissez un autre joueur, qui ait quelque chose à voler.
princes-refusal-no-negotiation = Cette table joue sans offres ni dons.
princes-refusal-no-trade-now = Rien ne peut s'échanger en ce moment.
princes-refusal-begin-offer-first = Dites d'abord à qui va l'offre.
princes-refusal-no-bank-ready = Vous n'avez aucune tuile Banque encore inutilisée pendant cette décade.
princes-refusal-bank-closed = La Banque est fermée en ce moment ; ce qui manque à un paiement est échangé automatiquement.
princes-refusal-bank-too-much = Vous n'en avez pas autant à échanger.
princes-refusal-offer-to-another = Choisissez un autre joueur de cette table.
princes-refusal-too-many-offers = Vous avez fait { $offers } offres depuis la dernière décision : attendez la suivante.
princes-refusal-pair-is-full = Il y a déjà { $offers } offres ouvertes entre vous deux : pas une de plus.
princes-refusal-gifts-are-public = Vous ne demandez rien : un don se fait aussitôt et en public.
princes-refusal-offers-are-public = À cette table, toutes les offres sont publiques.
princes-refusal-no-such-offer = Cette offre n'existe pas.
princes-refusal-other-cannot-pay = L'autre joueur n'a plus ce qui était offert.
princes-refusal-you-cannot-pay = Vous n'avez pas ce qui est demandé.

## Positions qu'aucune partie ne peut atteindre

princes-impossible-families = Cette position est impossible : chaque joueur dirige une famille différente.
princes-impossible-tiles = Cette position est impossible : une tuile Politique manque, a deux possesseurs, ou quelqu'un en a trop.
princes-impossible-treachery = Cette position est impossible : il y a trop ou trop peu de cartes Trahison d'une sorte.
princes-impossible-hands = Cette position est impossible : une main est trop grande, ou il y manque des cartes connues de tous.
princes-impossible-troops = Cette position est impossible : il y a trop ou trop peu de troupes d'un type.
princes-impossible-events = Cette position est impossible : les événements disponibles et gagnés ne vont pas avec la décade.
princes-impossible-cities = Cette position est impossible : un statut sort de la piste, ou des artistes manquent.
princes-impossible-funds = Cette position est impossible : quelqu'un a moins que rien.
princes-impossible-decade = Cette position est impossible : guerres, Pape ou tours ne vont pas avec la décade.
princes-impossible-offers = Cette position est impossible : des offres sont mal formées ou interdites à cette table.
princes-impossible-question = Cette position est impossible : la question posée ne correspond pas à la table.

## Règles citées par les refus et les questions

princes-rule-POR-SETUP-02 = Dans le sens horaire à partir du gagnant du jet de dé, chacun choisit une des familles restantes.
princes-rule-POR-SETUP-07 = Seuls les événements de la décade en cours sont disponibles.
princes-rule-POR-GEN-02 = On garde au plus 2 cartes Trahison ; certaines familles et tuiles Politique augmentent cette limite.
princes-rule-POR-GEN-03 = Qui pioche au-delà de la limite défausse aussitôt l'excédent, face cachée.
princes-rule-POR-GEN-04 = On peut avoir des tuiles Politique de trois villes différentes au plus.
princes-rule-POR-GEN-05 = On peut avoir six tuiles Politique au plus.
princes-rule-POR-GEN-09 = La partie dure trois décades.
princes-rule-POR-NEG-01 = Les joueurs peuvent négocier n'importe quand, si la table joue avec des offres.
princes-rule-POR-NEG-04 = Une offre dit l'Or et l'Influence donnés et demandés ; il faut donner ou demander quelque chose. Ne rien demander, c'est faire un don.
princes-rule-POR-NEG-05 = Un échange se fait en une fois, et seulement si chacun a ce qu'il doit.
princes-rule-POR-NEG-06 = Nul ne peut donner ni échanger ce qu'il faut pour payer sa propre mise.
princes-rule-POR-NEG-07 = Les offres sont publiques ou privées ; un échange accompli est public.
princes-rule-POR-NEG-08 = Rien ne s'échange avant le premier tour, pendant un paiement, ni entre le dernier événement d'une décade et les revenus.
princes-rule-POR-NEG-09 = L'Or qui attend sur une ville natale ne peut pas être offert.
princes-rule-POR-NEG-12 = Entre deux décisions, un joueur fait au plus six offres et dons.
princes-rule-POR-TURN-01 = On joue dans le sens horaire ; le joueur actif fait exactement une action.
princes-rule-POR-TURN-02 = Les actions : acheter une tuile, en mettre une aux enchères, déclencher une guerre, passer.
princes-rule-POR-TURN-04 = Une action peut devenir indisponible.
princes-rule-POR-TURN-06 = Les pouvoirs servent avant ou après l'action ; ce ne sont pas des actions.
princes-rule-POR-TURN-08 = Un tour : pouvoirs, une action, pouvoirs, « Démarrer une guerre » ou non.
princes-rule-POR-BUY-02 = Une troupe coûte son prix en Or.
princes-rule-POR-BUY-03 = On ne peut avoir qu'une troupe de chaque type.
princes-rule-POR-BUY-04 = Au lieu d'acheter, on peut défausser une troupe ; rien n'est remboursé.
princes-rule-POR-BUY-05 = Une carte Trahison coûte 1 Or et 1 Influence et se pioche au hasard.
princes-rule-POR-BUY-06 = Une troupe épuisée ne peut plus être achetée.
princes-rule-POR-AUC-01 = Le joueur actif mise en premier, puis l'enchère se poursuit dans le sens horaire.
princes-rule-POR-AUC-02 = Un joueur qui passe ne participe plus à l'enchère.
princes-rule-POR-AUC-03 = L'enchère continue jusqu'à ce qu'un seul joueur reste ; il gagne au dernier montant annoncé.
princes-rule-POR-AUC-04 = Une mise est un nombre entier, supérieur à la plus haute mise.
princes-rule-POR-AUC-06 = Les rabais réduisent ce que paie le gagnant, jamais la mise.
princes-rule-POR-AUC-07 = Nul ne mise plus que ne peuvent payer ses fonds, ses rabais, ses cartes « Corrompre un cardinal » et sa Banque.
princes-rule-POR-AUC-10 = Chaque carte « Corrompre un cardinal » paie 3 Influence pour le Pape ; chacune doit payer quelque chose, et le reste doit être payé.
princes-rule-POR-CITY-02 = Qui met une tuile Politique aux enchères doit miser en premier, au moins le double du statut de la ville.
princes-rule-POR-CITY-04 = Une tuile Politique n'est mise aux enchères que par un joueur qui peut la posséder et payer la mise minimale.
princes-rule-POR-CITY-06 = Toute tuile Politique disponible peut être mise aux enchères.
princes-rule-POR-EVT-06 = Un artiste « +1 STA » se place aussitôt sur une ville, qui monte d'un niveau.
princes-rule-POR-EVT-07 = Plusieurs artistes peuvent être sur la même ville ; ils départagent les égalités.
princes-rule-POR-EVT-11 = Les Français abaissent aussitôt une ville de deux niveaux, ou la tuile est défaussée.
princes-rule-POR-POPE-02 = Le Pape peut être mis aux enchères tant que personne ne l'a pendant cette décade.
princes-rule-POR-POPE-04 = Une carte « Corrompre un cardinal » vaut 3 Influence pour payer le Pape.
princes-rule-POR-POPE-06 = Une fois par décade, le possesseur du Pape peut ajouter ses troupes à un camp dans une guerre.
princes-rule-POR-POPE-07 = En Sainte Ligue, seules comptent les valeurs imprimées des troupes.
princes-rule-POR-POPE-08 = Le Pape n'est pas payé pour une Sainte Ligue et ne prend pas de pion de Victoire.
princes-rule-POR-WAR-01 = Il y a au plus 4 guerres par décade, 5 à cinq ou six joueurs.
princes-rule-POR-WAR-03 = Deux villes différentes s'affrontent.
princes-rule-POR-WAR-05 = Avant toute enchère, un veto peut empêcher la guerre ; elle compte quand même.
princes-rule-POR-WAR-06 = Seuls les joueurs ayant une troupe enchérissent pour les postes de condottiere.
princes-rule-POR-WAR-15 = Une guerre se déroule par étapes : veto, deux enchères, paiements, Sainte Ligue, corruption, dés.
princes-rule-POR-FIGHT-07 = Si le gagnant a au moins le double de son adversaire, les deux villes bougent de deux niveaux.
princes-rule-POR-TRE-02 = On corrompt des troupes une fois les deux postes attribués et avant les dés.
princes-rule-POR-TRE-04 = L'attaquant corrompt d'abord, puis le défenseur, puis le Pape d'une Sainte Ligue.
princes-rule-POR-TRE-05 = Une troupe corrompue ne compte pas dans cette guerre, ni ses bonus.
princes-rule-POR-TRE-07 = « Gel d'enchère » se joue à son tour d'enchérir, contre un autre joueur qui participe encore.
princes-rule-POR-TRE-08 = Un joueur gelé ne peut pas enchérir la fois suivante.
princes-rule-POR-TRE-10 = On ne vole qu'à son tour, hors enchère, à un joueur qui a quelque chose.
princes-rule-POR-TRE-11 = « Intercepter une livraison d'Or » prend 3 Or à un autre joueur.
princes-rule-POR-TRE-12 = La carte Veto annule une guerre qui vient d'être déclarée.
princes-rule-POR-TRE-13 = « Démarrer une guerre » se joue à la fin de son tour : une guerre de plus, hors limite.
princes-rule-POR-TRE-14 = Quand la pioche est vide, les cartes Trahison défaussées forment la nouvelle.
princes-rule-POR-POL-01 = Banque : une fois par décade et par tuile, jusqu'à 3 Or contre autant d'Influence, ou l'inverse.
princes-rule-POR-POL-03 = Dès que le dernier événement d'une décade est aux enchères, la Banque ne sert qu'à le payer.
princes-rule-POR-POL-05 = Lucrèce vole 2 Influence une fois par décade, au tour de qui la possède.
princes-rule-POR-POL-06 = Une fois par décade, Ludovic fait relancer les deux dés d'un tour de combat ; le nouveau jet est définitif.
princes-rule-POR-POL-07 = Laurent oppose son veto à une guerre une fois par décade.
princes-rule-POR-POL-09 = Alphonse pioche une carte Trahison une fois par décade, quand on le remporte ou au tour de qui le possède.
princes-rule-POR-FAM-05 = Une famille a une ville natale et rapporte de l'Or et de l'Influence à chaque décade.
princes-rule-POR-DEC-01 = La décade se termine dès que son dernier événement a été acquis.
princes-rule-POR-DEC-11 = Après deux tours de table où rien n'a été pris, le joueur suivant doit mettre un événement aux enchères et ouvrir.

## Le client web (ui-princes-…)

ui-princes-answers-bid = les enchères
ui-princes-answers-veto = les vetos
ui-princes-answers-league = la Sainte Ligue
ui-princes-answers-bribe = les pots-de-vin
ui-princes-answers-reroll = la relance des dés
ui-princes-answers-gift = les cadeaux
ui-princes-unwelcome-gift = Refuser les cadeaux
ui-princes-welcome-gift = Accepter de nouveau les cadeaux

ui-princes-short = Princes
ui-princes-tab-cities = Villes
ui-princes-tab-market = Marché
ui-princes-tab-house = Maison
ui-princes-tab-others = Rivaux
ui-princes-key-letters = C E W B T P
ui-princes-key-letters-does = tuile Politique, événement, guerre, troupe, trahison, passer
ui-princes-option-hidden_funds = fonds cachés : des autres, on ne voit que le nombre de jetons
ui-princes-option-negotiation = Négociation
ui-princes-value-off = sans négociation
ui-princes-value-on = négociation, même en privé
ui-princes-value-public = négociation, toujours en public
ui-princes-round =
    { $number ->
        [1] Première décade
        [2] Deuxième décade
       *[3] Troisième décade
    }
ui-princes-events-left =
    { $events ->
        [0] plus aucun événement
        [one] encore un événement
       *[other] encore { $events } événements
    }
ui-princes-sheet-rounds = Trois décades ont été jouées.
ui-princes-ended = Le dernier événement de la troisième décade a été acquis.

ui-princes-prompt-family = choisissez la famille que vous dirigez.
ui-princes-prompt-turn =
    { $must ->
        [yes] rien n'a été pris pendant deux tours : vendez un événement et ouvrez l'enchère.
       *[no] achetez, mettez aux enchères, faites la guerre ou passez.
    }
ui-princes-prompt-after = utilisez un pouvoir, ou terminez le tour.
ui-princes-prompt-bid =
    { $stage ->
        [must] ouvrez l'enchère pour { princes-prize }, à { $least } ou plus.
        [open] ouvrez l'enchère pour { princes-prize }, ou passez.
        [frozen] votre enchère est gelée : vous ne pouvez que passer.
        [barred] vous ne pouvez pas posséder { princes-prize } : passez.
       *[raise] offrez { $least } ou plus pour { princes-prize }, ou passez.
    }
ui-princes-prompt-discard = vous avez trop de cartes Trahison : laquelle défaussez-vous ?
ui-princes-prompt-payment = vous devez { $price } Influence pour le Pape : corrompre des cardinaux ?
ui-princes-prompt-artist = dans quelle ville travaille « { princes-event_tile } » ?
ui-princes-prompt-invasion = quelle ville les Français envahissent-ils ? Ou défaussez-les.
ui-princes-prompt-alfonso = piocher une carte Trahison, ou garder ce pouvoir ?
ui-princes-prompt-veto = votre veto à la guerre de { princes-city } contre { princes-enemy } ?
ui-princes-prompt-league = rejoindre un camp, { princes-city } contre { princes-enemy } ?
ui-princes-prompt-bribe = corrompre une troupe avant que { princes-city } n'attaque { princes-enemy } ?
ui-princes-prompt-reroll = relancer ? { princes-city } { $total } contre { $enemy_total } pour { princes-enemy }.
ui-princes-attack-whom = { princes-city } attaque… quelle ville ?
ui-princes-who-attacks = une guerre de plus : quelle ville attaque ?
ui-princes-bribe-whom = quelle troupe corrompez-vous ?
ui-princes-aim-at =
    { $aim ->
        [freeze_bid] de qui gelez-vous la prochaine enchère ?
        [raid_gold_shipment] à qui prenez-vous de l'Or ?
       *[other] à qui volez-vous de l'Influence ?
    }
ui-princes-ask = { $action } ?
ui-princes-chip =
    { $chip ->
        [cardinals-0] aucune
        [cardinals-1] une carte
        [cardinals-2] deux cartes
        [yes-alfonso] Piocher
        [pass-alfonso] Garder
        [yes-reroll] Relancer
        [pass-reroll] Accepter
        [veto-0] Veto
        [veto-1] Veto de Laurent
        [pass-veto] Laisser faire
        [league-0] Avec l'attaquant
        [league-1] Avec le défenseur
       *[pass-league] Rester à l'écart
    }

ui-princes-family-family = Choisir une famille
ui-princes-family-city_tile = Tuile Politique aux enchères
ui-princes-family-event = Événement aux enchères
ui-princes-family-pope = Pape aux enchères
ui-princes-family-war = Déclencher une guerre
ui-princes-family-buy = Acheter une troupe
ui-princes-family-treachery = Acheter une trahison
ui-princes-family-disband = Défausser une troupe
ui-princes-family-steal = Voler de l'Influence
ui-princes-family-raid = Intercepter de l'Or
ui-princes-family-lucrezia = Envoyer Lucrèce Borgia
ui-princes-family-alfonso = Utiliser Alphonse d'Aragon
ui-princes-family-start_war = Démarrer une guerre
ui-princes-family-amount = Miser
ui-princes-family-freeze = Jouer Gel d'enchère
ui-princes-family-tile = Défausser une carte
ui-princes-family-city = Choisir une ville
ui-princes-family-veto = Opposer un veto
ui-princes-family-league = Entrer en Sainte Ligue
ui-princes-family-bribe = Corrompre une troupe
ui-princes-family-yes = Utiliser le pouvoir
ui-princes-count-family = chacune a sa force
ui-princes-count-city_tile =
    { $count ->
        [one] une possible
       *[other] { $count } possibles
    }
ui-princes-count-event = chaque vente rapproche la fin de la décade
ui-princes-count-pope = payé en Influence
ui-princes-count-war = entre deux villes au choix
ui-princes-count-buy = une de chaque sorte
ui-princes-count-treachery = au hasard, 1 Or et 1 Influence
ui-princes-count-disband = rien n'est remboursé
ui-princes-count-steal = 2 Influence à un autre joueur
ui-princes-count-raid = 3 Or à un autre joueur
ui-princes-count-lucrezia = 2 Influence à un autre joueur
ui-princes-count-alfonso = une carte Trahison gratuite
ui-princes-count-start_war = hors limite, termine le tour
ui-princes-count-amount = autant que vous pouvez payer
ui-princes-count-freeze = un autre enchérisseur devra passer
ui-princes-count-tile = face cachée
ui-princes-count-city = une des cinq
ui-princes-count-veto = la guerre n'a pas lieu
ui-princes-count-league = vos troupes, valeurs imprimées seules
ui-princes-count-bribe = elle ne compte plus dans cette guerre
ui-princes-count-yes = une fois par décade
ui-princes-note-buy = { princes-gold }, attaque { $attack }, défense { $defence }
ui-princes-note-tile = { princes-city }, dès { princes-gold }, vaut { $points } à présent
ui-princes-note-event = payé en { princes-currency }
ui-princes-note-war = statut { $status } contre { $enemy_status }

ui-princes-status = Statut des villes
ui-princes-status-about = plus une ville est haute, plus ses tuiles coûtent et valent
ui-princes-a-tile = la tuile
ui-princes-from = dès
ui-princes-city-label = { princes-city } : statut { $status }, une tuile vaut { $points } et coûte au moins { princes-gold } ; artistes : { $artists }
ui-princes-about-city = { princes-city }, statut { $status } : ses tuiles coûtent au moins { princes-gold } et valent { $points } chacune à présent. Son condottiere gagne { $status } Or. Artistes : { $artists }.
ui-princes-last-won = Dernière guerre : { princes-city } bat { princes-enemy }
ui-princes-last-drawn = Dernière guerre : { princes-city } et { princes-enemy }, nulle
ui-princes-last-vetoed = Dernière guerre : { princes-city } contre { princes-enemy }, veto opposé par { $name }
ui-princes-free = à vendre
ui-princes-on-sale = aux enchères
ui-princes-gone = acquis
ui-princes-owned-by = à { $name }
ui-princes-is-used = Déjà utilisée cette décade.
ui-princes-tile =
    { $city_tile ->
        [ven_doge] Le Doge
        [ven_merchant] Marchand
        [mil_merchant] Marchand
        [mil_ludovico_sforza] Ludovic Sforza
        [mil_caterina_sforza] Catherine Sforza
        [mil_genoese_crossbow] Arbalétriers génois
        [mil_swiss_mercenaries] Mercenaires suisses
        [mil_armourer] Armurier
        [flo_lorenzo_medici] Laurent de Médicis
        [flo_giovanni_medici] Jean de Médicis
        [flo_banking] Banque
        [flo_merchant] Marchand
        [rom_roderigo_borgia] Rodrigue Borgia
        [rom_cesare_borgia] César Borgia
        [rom_lucrezia_borgia] Lucrèce Borgia
        [rom_della_rovere] Della Rovere
        [rom_orsini] Orsini
        [rom_colonna] Colonna
        [nap_ferrante_aragon] Ferrante d'Aragon
        [nap_alfonso_aragon] Alphonse d'Aragon
        [nap_spanish_infantry] Infanterie espagnole
       *[nap_merchant] Marchand
    }

ui-princes-market = Marché
ui-princes-events = Événements, décade { princes-decade }
ui-princes-left = reste { $events }
ui-princes-treachery = Trahison
ui-princes-candidates = Qui pourrait mener une ville
ui-princes-later = À venir : { $list }
ui-princes-points =
    { $points ->
        [one] point
       *[other] points
    }
ui-princes-event-does =
    { $kind ->
        [artist_status] une ville monte de 1
        [merchant] +1 par Marchand
       *[invasion] une ville baisse de 2
    }
ui-princes-pope-does =
    { $used ->
        [yes] +3 Or ; Ligue déjà utilisée
       *[no] +3 Or, Sainte Ligue
    }
ui-princes-wars = { $wars ->
    [one] { $wars } guerre sur { $limit }
   *[other] { $wars } guerres sur { $limit }
}
ui-princes-troop-label = { princes-troop } : { princes-gold }, attaque { $attack }, défense { $defence }, reste { $left }
ui-princes-own-troop = { princes-troop } : attaque { $attack }, défense { $defence }
ui-princes-pile-label = Trahisons, face cachée : { $tiles ->
    [one] { $tiles } carte
   *[other] { $tiles } cartes
}, 1 Or et 1 Influence
ui-princes-in-pile =
    { $tiles ->
        [one] une carte
       *[other] { $tiles } cartes
    }
ui-princes-about-pile = Une carte Trahison coûte 1 Or et 1 Influence et se pioche au hasard.
ui-princes-played = Jouées : { $list }.

ui-princes-families = Les six familles
ui-princes-family-does =
    { $family ->
        [baglioni] condottiere pour 1 de moins
        [este] Artillerie +1/+1
        [bentivogli] une carte Trahison de plus
        [malatesta] une carte Trahison de plus
       *[other] artistes pour 1 de moins
    }
ui-princes-your-house = Votre maison
ui-princes-house-of = La maison : { $name }
ui-princes-brings = +{ $amount }
ui-princes-waits = en attente
ui-princes-token-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-princes-gold-counters = jetons d'Or
ui-princes-influence-counters = jetons d'Influence
ui-princes-no-troop = Aucune troupe : sans troupe, aucune ville ne vous engage.
ui-princes-hand = { $tiles } sur { $limit }
ui-princes-no-treachery = Aucune carte Trahison.
ui-princes-powers = Une fois par décade
ui-princes-banking =
    { $banks ->
        [0] Banque, utilisée
        [one] Banque, à tout moment
       *[other] Banque ×{ $banks }, à tout moment
    }
ui-princes-no-tile = pas encore de tuile
ui-princes-none = aucune
ui-princes-won-events = événements et Pape
ui-princes-strength = attaque { $attack }, défense { $defence }
ui-princes-holds =
    { $tiles ->
        [0] aucune carte Trahison
        [one] une carte Trahison en main
       *[other] { $tiles } cartes Trahison en main
    }

ui-princes-prize =
    { $prize ->
        [pope] Le Pape
        [attack_post] Condottiere, attaque
       *[defence_post] Condottiere, défense
    }
ui-princes-event = Événement
ui-princes-holy-see = Le Saint-Siège
ui-princes-about-post = Mène la ville dans cette guerre avec toutes ses troupes, et prend un pion si elle gagne.
ui-princes-fact =
    { $fact ->
        [gold] par décade
        [influence] par décade
        [points] points à présent
        [fee] pour vous, quoi qu'il arrive
       *[strength] votre attaque et défense
    }
ui-princes-no-bid = aucune
ui-princes-by = par { $name }
ui-princes-has = a { $amount }
ui-princes-bidder =
    { $state ->
        [out] a passé
        [frozen] gelé
        [asked] à jouer
       *[leads] { "" }
    }

ui-princes-war-steps = Étapes de la guerre
ui-princes-step =
    { $step ->
        [veto] veto
        [posts] condottieri
        [fees] soldes
        [league] Sainte Ligue
        [bribes] corruption
        [dice] dés
       *[counter] contre-attaque
    }
ui-princes-attacks = attaque
ui-princes-defends = se défend
ui-princes-paid = pour { $paid }
ui-princes-fee = gagne { $gold } Or en fin de décade
ui-princes-unpaid = Personne : la ville se bat seule, { $attack }/{ $defence }
ui-princes-post-on-sale = le poste est aux enchères
ui-princes-post-later = pas encore de condottiere
ui-princes-attack = Attaque
ui-princes-counter-attack = Contre-attaque
ui-princes-against = contre
ui-princes-verdict =
    { $again ->
        [yes] { $verdict ->
            [double] dés relancés : le double
            [beaten] dés relancés : battue
            [held] dés relancés : tient bon
           *[drawn] dés relancés : match nul
        }
       *[no] { $verdict ->
            [double] le double
            [beaten] battue
            [held] tient bon
           *[drawn] match nul
        }
    }
ui-princes-war-won =
    { $levels ->
        [1] { princes-city } gagne, statut { $status } ; { princes-enemy } tombe à { $fallen }.
       *[other] { princes-city } gagne du double, statut { $status } ; { princes-enemy } tombe à { $fallen }.
    }
ui-princes-war-token = { $name } prend un pion de Victoire.
ui-princes-war-drawn = La guerre est sans vainqueur.
ui-princes-war-vetoed = { $name } a opposé son veto.

ui-princes-tale-opened = Aux enchères : { princes-prize }.
ui-princes-tale-bid = { $seat } mise { $price } { $money }.
ui-princes-tale-won = { $seat } remporte { princes-prize } pour { $paid } { $money }.
ui-princes-tale-hired = { $seat } mène { princes-city } pour { $paid } { $money }.
ui-princes-tale-unsold = Personne ne prend { princes-prize }.
ui-princes-tale-troop_bought = { $seat } achète { princes-the-troop } pour { $gold } ⟦coin⟧.
ui-princes-tale-treachery_bought = { $seat } achète une carte Trahison.
ui-princes-tale-treachery_drawn = { "" }
ui-princes-tale-drawn-seen = C'est { princes-treachery }.
ui-princes-tale-turn_passed = { $seat } passe.
ui-princes-tale-war_declared = { $seat } déclare la guerre : { princes-city } contre { princes-enemy }.
ui-princes-tale-attacked = { princes-city } attaque, { $total } contre { $enemy_total } pour { princes-enemy }.
ui-princes-tale-countered = { princes-city } contre-attaque, { $total } contre { $enemy_total } pour { princes-enemy }.
ui-princes-tale-war_won = { princes-city } gagne, statut { $status } ; { princes-enemy }, { $enemy_status }.
ui-princes-tale-war_drawn = La guerre est sans vainqueur.
ui-princes-tale-token_gained = { $seat } prend un pion de Victoire.
ui-princes-tale-bribed = { $seat } corrompt { princes-the-troop } ({ $other }).
ui-princes-tale-income =
    { $fees ->
        [0] { $seat } reçoit { $gold } ⟦coin⟧ et { $influence } ⟦influence⟧.
       *[other] { $seat } reçoit { $gold } ⟦coin⟧, { $influence } ⟦influence⟧ et { $fees } ⟦coin⟧ de solde.
    }
ui-princes-tale-traded = { $seat } échange avec { $other } : { $given } contre { $wanted }.
ui-princes-tale-given = { $seat } donne à { $other } { $given }.

ui-princes-sheet-part-cities = Tuiles Politique
ui-princes-sheet-part-events = Artistes
ui-princes-sheet-part-merchants = Marchands
ui-princes-sheet-part-pope = Pape
ui-princes-sheet-part-gold = Le plus d'Or
ui-princes-sheet-part-influence = Le plus d'Influence
ui-princes-sheet-part-tokens = Victoires
ui-princes-sheet-cities = { $list } tuiles
ui-princes-sheet-events = { $list } événements acquis
ui-princes-sheet-merchants = par les événements Marchand
ui-princes-sheet-pope = de la dernière décade
ui-princes-sheet-gold = { $list } Or
ui-princes-sheet-influence = { $list } Influence
ui-princes-sheet-tokens = { $list } pions
