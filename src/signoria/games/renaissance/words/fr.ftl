### Renaissance en français.
### Arguments : $seat et $other sont des noms de joueurs (jamais après « de » : l'élision dépendrait du nom) ; $city,
### $nation, $card et semblables sont des identifiants qui choisissent une variante ; $source, $home, $slot, $double,
### $loan, $yellow sont des groupes de mots ; $goods est une liste de cartes.

## Lieux, nations, cartes

renaissance-city =
    { $city ->
        [torino] Turin
        [nizza] Nice
        [saluzzo] Saluces
        [casale] Casal
        [confederazione_svizzera] la Confédération suisse
        [milano] Milan
        [pavia] Pavie
        [brescia] Brescia
        [cremona] Crémone
        [piacenza] Plaisance
        [parma] Parme
        [mantova] Mantoue
        [modena] Modène
        [ferrara] Ferrare
        [verona] Vérone
        [vicenza] Vicence
        [padova] Padoue
        [venezia] Venise
        [treviso] Trévise
        [udine] Udine
        [trento] Trente
        [trieste] Trieste
        [pola] Pola
        [zara] Zara
        [ragusa] Raguse
        [genova] Gênes
        [savona] Savone
        [ajaccio] Ajaccio
        [bastia] Bastia
        [sassari] Sassari
        [cagliari] Cagliari
        [firenze] Florence
        [pistoia] Pistoia
        [lucca] Lucques
        [pisa] Pise
        [siena] Sienne
        [piombino] Piombino
        [perugia] Pérouse
        [spoleto] Spolète
        [viterbo] Viterbe
        [roma] Rome
        [urbino] Urbin
        [ancona] Ancône
        [bologna] Bologne
        [ravenna] Ravenne
        [l_aquila] L'Aquila
        [benevento] Bénévent
        [potenza] Potenza
        [capua] Capoue
        [napoli] Naples
        [bari] Bari
        [reggio] Reggio
        [palermo] Palerme
       *[messina] Messine
    }
renaissance-province =
    { $province ->
        [savoia] Duché de Savoie
        [saluzzo_monferrato] Marquisat de Saluces et de Montferrat
        [ducato_milano] Duché de Milan
        [lombardia] Lombardie
        [emilia] Émilie
        [mantova] Marquisat de Mantoue
        [stati_estensi] Duché de Ferrare et de Modène
        [terraferma] Terre ferme vénitienne
        [repubblica_venezia] République de Venise
        [marca_friuli] Marche de Trévise et Frioul
        [hrr] Saint-Empire romain germanique
        [istria] Istrie
        [dalmazia] Dalmatie
        [repubblica_genova] République de Gênes
        [corsica] Corse
        [sardegna] Sardaigne
        [repubblica_firenze] République de Florence
        [pisa_lucca] Pise et Lucques
        [repubblica_siena] République de Sienne
        [umbria] Ombrie
        [patrimonio] Patrimoine de Saint-Pierre
        [marca_ancona] Marche d'Ancône
        [romagna] Romagne
        [abruzzo_basilicata] Abruzzes et Basilicate
        [regno_napoli] Royaume de Naples
        [calabria_puglia] Calabre et Pouilles
       *[sicilia] Sicile
    }
renaissance-terrain =
    { $terrain ->
        [plain] plaine
        [mountain] montagne
       *[marsh] marais
    }
renaissance-nation =
    { $nation ->
        [florence] Florence
        [genoa] Gênes
        [naples] Naples
        [milan] Milan
        [rome] Rome
        [venice] Venise
        [france] France
        [spain] Espagne
        [empire] Saint-Empire
       *[swiss] Suisse
    }
renaissance-the-nation =
    { $nation ->
        [france] la France
        [spain] l'Espagne
        [empire] le Saint-Empire
        [swiss] la Suisse
       *[other] { renaissance-nation }
    }
renaissance-artist =
    { $artist ->
        [savonarola] Savonarole
        [leonardo] Léonard de Vinci
        [botticelli] Botticelli
        [verrocchio] Verrocchio
        [michelangelo] Michel-Ange
        [raffaello] Raphaël
        [donatello] Donatello
        [mantegna] Mantegna
        [bellini] Giovanni Bellini
        [piero] Piero della Francesca
        [bramante] Bramante
       *[perugino] Le Pérugin
    }
renaissance-card =
    { $card ->
        [pikemen] Piquiers
        [arquebusiers] Arquebusiers
        [knights] Chevaliers
        [cannon] Canon
        [swiss_regiment] Suisses
        [condottiere] Condottiere
        [engineer] Ingénieur
        [traitor] Félon
        [sign_of_god] Signe de Dieu
        [retreat] Retraite
        [plunderers] Pillards
        [ambassador] Ambassadeur
        [marriage] Mariage
        [ride] Chevauchée
       *[artist_or_banker] Artiste ou Banquier
    }
renaissance-setup =
    { $setup ->
        [base_6] Partie à 6 joueurs
        [base_5] Partie à 5 joueurs (sans Gênes)
        [base_4_no_naples] Partie à 4 joueurs (sans Gênes ni Naples)
        [base_4_no_milan] Partie à 4 joueurs (sans Gênes ni Milan)
        [base_3] Partie à 3 joueurs (sans Gênes, Naples ni Milan)
        [scenario_1494_4] 1494 : Le début des guerres d'Italie, 4 joueurs
        [scenario_1494_5] 1494 : Le début des guerres d'Italie, 5 joueurs
        [scenario_1494_6] 1494 : Le début des guerres d'Italie, 6 joueurs
        [scenario_1499_4] 1499 : Louis XII, 4 joueurs
        [scenario_1499_5] 1499 : Louis XII, 5 joueurs
        [scenario_1499_6] 1499 : Louis XII, 6 joueurs
        [scenario_1515_4] 1515 : Le règne de François Ier, 4 joueurs
        [scenario_1515_5] 1515 : Le règne de François Ier, 5 joueurs
       *[scenario_1515_6] 1515 : Le règne de François Ier, 6 joueurs
    }
renaissance-version =
    { $version ->
        [without_naples] sans Naples
       *[without_milan] sans Milan
    }
renaissance-stance =
    { $stance ->
        [peace] la paix
        [war] la guerre
        [attack] un bonus en attaque
       *[defence] un bonus en défense
    }
renaissance-state =
    { $state ->
        [war] guerre
       *[peace] paix
    }
renaissance-way =
    { $way ->
        [sea] par mer
        [ride] par une chevauchée
       *[road] par la route
    }
renaissance-level =
    { $level ->
        [free] ville libre
        [garrison] garnison
        [rampart] rempart
       *[fortress] forteresse
    }
renaissance-building =
    { $building ->
        [rampart] rempart
        [castle] château
       *[palace] palais
    }
renaissance-score = { $score }
    .scenario = { $scenario ->
        [base] { $score }
       *[other] Tour { $place }
    }

## Cartes, argent, Condottieri

renaissance-cards =
    { $amount ->
        [one] { renaissance-card }
       *[other] { $amount } × { renaissance-card }
    }
renaissance-any-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
renaissance-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
renaissance-slot-hired = Condottiere acheté
renaissance-slot-power = Condottiere de Milan
renaissance-condottiere = Condottiere à { $pc }
renaissance-loan =
    { $to_defender ->
        [0] { $to_attacker ->
            [0] aucun
           *[other] { $to_attacker } à l'attaquant
        }
       *[other] { $to_attacker ->
            [0] { $to_defender } au défenseur
           *[other] { $to_attacker } à l'attaquant et { $to_defender } au défenseur
        }
    }
renaissance-described-card = { $text }
renaissance-described-power = { $text }

## Ce qui est demandé, comme une chose à faire d'abord

renaissance-todo =
    { $question ->
        [version] choisissez la version à jouer
        [claim] réclamez une nation
        [start] choisissez une ville de départ
        [first_rampart] placez votre premier rempart
        [first_palace] placez votre palais
        [extra] placez une garnison de plus, ou renoncez-y
        [return] choisissez la ville de votre retour
        [vote] votez pour la paix ou pour la guerre
        [swiss] choisissez le bonus des Suisses
        [buy] terminez vos achats
        [expand] faites votre expansion, ou renoncez-y
        [expand_from] choisissez la ville d'où part l'expansion
        [combat] jouez votre tour de combat
        [attack_from] choisissez la ville qui attaque
        [ride] choisissez la ville visée par la chevauchée
        [plunder] choisissez la ville à piller
        [marry] choisissez la ville du mariage
        [call] choisissez un artiste ou un banquier
        [artist] choisissez le palais de l'artiste
        [banker] choisissez le palais du banquier
        [lure] choisissez l'artiste à débaucher
        [lure_to] choisissez le palais de l'artiste
        [lend] proposez des Condottieri, ou aucun
        [hire] achetez des Condottieri, ou aucun
        [commit] choisissez votre carte bleue
        [commit_red] choisissez votre carte rouge, ou aucune
        [counter] contrez, ou laissez faire
        [traitor] payez le traître, ou laissez-le
        [double] doublez une carte, ou passez
        [save] reprenez une carte, ou passez
        [corrupt] choisissez la ville à corrompre
        [ready] dites que vous êtes prêt
       *[upkeep] retirez une fortification, ou passez
    }

## Questions

renaissance-prompt-version = Quatre joueurs : quelle version voulez-vous jouer ?
renaissance-prompt-claim =
    { $again ->
        [yes] Des choix se heurtent. Réclamez une nation encore une fois ; s'ils se heurtent de nouveau, toutes sont tirées au sort.
       *[no] Quelle nation voulez-vous diriger ?
    }
renaissance-prompt-start = Choisissez l'une de vos villes de départ.
renaissance-prompt-first_rampart = Choisissez la ville qui reçoit votre premier rempart.
renaissance-prompt-first_palace = Choisissez la ville qui reçoit votre palais.
renaissance-prompt-extra = Placez une garnison de plus dans une ville libre près de vos villes de départ, ou passez.
renaissance-prompt-return = Vous avez perdu toutes vos villes. Choisissez la ville de départ où vous revenez.
renaissance-prompt-vote = Paix ou guerre ? Personne ne voit votre vote avant que tous aient voté.
renaissance-prompt-swiss = Vos troupes combattent à +1 dans toutes les batailles de ce tour : en attaque ou en défense ?
renaissance-prompt-buy = Vous avez { renaissance-ducats }. Construisez, puis dites combien de cartes de bataille vous achetez.
renaissance-prompt-expand =
    { $round ->
        [1] Votre première expansion : prenez une ville libre, ou passez.
       *[other] Votre seconde expansion : prenez une ville libre, ou passez.
    }
renaissance-prompt-expand_from = De laquelle de vos villes part l'expansion vers { renaissance-city } ?
renaissance-prompt-combat =
    { $can ->
        [both] { $state ->
            [war] Votre tour de combat, en guerre : attaquez, jouez une carte jaune, ou terminez votre tour.
           *[peace] Votre tour de combat, en paix : attaquez une fois, jouez une carte jaune, ou terminez votre tour.
        }
        [attack] { $state ->
            [war] Votre tour de combat, en guerre : attaquez, ou terminez votre tour.
           *[peace] Votre tour de combat, en paix : attaquez une fois, ou terminez votre tour.
        }
        [cards] { $attacks ->
            [0] Aucune attaque n'est possible : jouez une carte jaune, ou terminez votre tour.
           *[other] Plus aucune attaque n'est possible : jouez une carte jaune, ou terminez votre tour.
        }
        [lure] Aucune attaque n'est possible : débauchez un artiste, ou terminez votre tour.
       *[end] Vous ne pouvez ni attaquer ni jouer de carte jaune : terminez votre tour.
    }
renaissance-prompt-attack_from = Laquelle de vos villes attaque { renaissance-city } ?
renaissance-prompt-ride = Quelle ville vise votre chevauchée ? Ni la distance ni le terrain ne comptent.
renaissance-prompt-plunder = Quelle ville pillez-vous ?
renaissance-prompt-marry = Quelle ville gagnez-vous par mariage ?
renaissance-prompt-call = Faites-vous venir un artiste ou un banquier ?
renaissance-prompt-artist = Pour quel palais faites-vous venir l'artiste ?
renaissance-prompt-banker = Dans quel palais recevez-vous le banquier ?
renaissance-prompt-lure = Quel artiste tentez-vous de débaucher ?
renaissance-prompt-lure_to = Dans lequel de vos palais vides doit-il s'installer ?
renaissance-prompt-lend = { $source } attaque { renaissance-city }. Proposez-vous des Condottieri aux deux camps, à 1 ducat chacun ?
renaissance-prompt-hire = Engagez-vous des Condottieri pour la bataille ({ renaissance-city }) ? Chacun coûte 1 ducat et occupe une place.
renaissance-prompt-commit =
    { $side ->
        [attacker] Vous attaquez { renaissance-city } depuis { $source } : posez vos cartes bleues face cachée.
       *[other] { $source } attaque votre ville, { renaissance-city } : posez votre carte bleue face cachée.
    }
renaissance-prompt-commit_red = Une carte rouge pour la bataille ({ renaissance-city }) ?
renaissance-prompt-counter = L'attaquant ({ renaissance-city }) utilise cette carte : { renaissance-card }. La contrez-vous avec la vôtre ?
renaissance-prompt-traitor = Un Condottiere de votre ennemi le trahit ({ renaissance-city }). Payez-vous 1 ducat pour qu'il combatte pour vous ?
renaissance-prompt-double = { renaissance-city } : attaque { $attack }, défense { $defence }. Jouez-vous un Signe de Dieu ?
renaissance-prompt-save = { renaissance-city } : attaque { $attack }, défense { $defence }. Quelle carte bleue sauvez-vous par une Retraite ?
renaissance-prompt-corrupt = Quelle ville adverse tentez-vous de corrompre ?
renaissance-prompt-upkeep = Mauvais entretien : quel château ou rempart s'écroule ? Vous pouvez passer.
renaissance-prompt-ready = Le tour va être compté. Échangez et donnez à votre gré, puis dites que vous êtes prêt.
renaissance-prompt-swap = Laquelle de vos villes proposez-vous ?
renaissance-prompt-swap_for = { renaissance-city } : quelle ville d'un autre joueur voulez-vous en échange ?
renaissance-prompt-gift = Combien de ducats donnez-vous à { seat-name } ?

## Actions. Un attribut dit la même chose pour une question donnée

renaissance-action-pass = Passer
    .combat = Terminer le tour
    .lend = Ne rien proposer
    .hire = N'engager personne de plus
    .commit = Ne poser aucune carte
    .commit_red = Pas de carte rouge
    .counter = Ne pas contrer
    .traitor = Ne pas payer
    .extra = Pas de garnison de plus
    .expand = Pas d'expansion
    .upkeep = Ne rien retirer
    .ready = Prêt
    .double = Ne doubler aucune carte
    .save = Ne sauver aucune carte
renaissance-action-yes = Oui
    .counter = Contrer : { renaissance-card }
    .traitor = Payer 1 ducat
renaissance-action-nation = Diriger { renaissance-the-nation }
renaissance-action-version = Jouer { renaissance-version }
renaissance-action-stance = Choisir { renaissance-stance }
renaissance-action-city = { renaissance-city }
renaissance-action-expand = S'étendre : { renaissance-city }
renaissance-action-attack = Attaquer { renaissance-city }
renaissance-action-from = Depuis { renaissance-city }
renaissance-action-build = Construire un { renaissance-building } : { renaissance-city }
renaissance-action-number = { $number }
    .buy = { $number ->
        [0] N'acheter aucune carte et terminer
        [one] Acheter { $number } carte et terminer
       *[other] Acheter { $number } cartes et terminer
    }
renaissance-action-yellow = Jouer { $yellow }
renaissance-action-artist = Faire venir un artiste
renaissance-action-banker = Faire venir un banquier
renaissance-action-lure = Débaucher un artiste
renaissance-action-lend = Proposer { $loan }
renaissance-action-hire = Engager un Condottiere ({ seat-name })
renaissance-action-commit = Poser { $slot }
renaissance-action-double = Doubler { $double }
renaissance-action-save = Sauver { renaissance-card }
renaissance-action-swap = Proposer un échange de villes
renaissance-action-gift = Donner des ducats à { seat-name }
renaissance-action-accept = Accepter l'échange proposé par { seat-name }
renaissance-action-decline = Refuser l'échange proposé par { seat-name }
renaissance-action-withdraw = Retirer la proposition

## Ce qui s'est passé

renaissance-event-version_chosen = { $seat } a choisi une version.
    .version = { $seat } a choisi de jouer { renaissance-version }.
renaissance-event-version_shown = { $seat } voulait jouer { renaissance-version }.
renaissance-event-version_set = La partie se joue { renaissance-version }.
renaissance-event-nation_claimed = { $seat } a réclamé une nation.
    .nation = { $seat } a réclamé { renaissance-the-nation }.
renaissance-event-claim_shown = { $seat } réclamait { renaissance-the-nation }.
renaissance-event-claims_collided = Des choix se heurtent : chacun réclame une nation encore une fois.
renaissance-event-nation_taken = { $seat } dirige { renaissance-the-nation }.
renaissance-event-order_set = Place { $place } dans l'ordre du tour : { $seat }.
renaissance-event-garrison_set = { $seat } a placé une garnison : { renaissance-city }.
renaissance-event-rampart_set = { $seat } a placé un rempart : { renaissance-city }.
renaissance-event-palace_set = { $seat } a placé un palais : { renaissance-city }.
renaissance-event-passed = { $seat } a passé.
renaissance-event-turn_began = Le tour { $turn } a commencé : { $year }.
renaissance-event-returned = { $seat } est de retour avec { renaissance-ducats } : { renaissance-city }.
renaissance-event-voted = { $seat } a voté pour { renaissance-stance }.
renaissance-event-bonus_chosen = { $seat } a choisi { renaissance-stance }.
renaissance-event-vote_shown = { $seat } a voté pour { renaissance-stance }.
renaissance-event-bonus_shown = { $seat } a { renaissance-stance } ce tour-ci.
renaissance-event-state_set =
    { $state ->
        [war] L'Italie est en guerre.
       *[peace] L'Italie est en paix.
    }
renaissance-event-dealt =
    { $ducats ->
        [0] { $seat } a reçu { renaissance-any-cards }.
       *[other] { $seat } a reçu { renaissance-any-cards } et { renaissance-ducats }.
    }
    .goods = { $ducats ->
        [0] { $seat } a reçu { renaissance-any-cards } : { $goods }.
       *[other] { $seat } a reçu { renaissance-any-cards } et { renaissance-ducats } : { $goods }.
    }
renaissance-event-pile_shuffled = La défausse a été mélangée en une nouvelle pioche.
renaissance-event-drew = { $seat } a pioché { renaissance-any-cards }.
    .goods = { $seat } a pioché { $goods }.
renaissance-event-card_played = { $seat } a joué { renaissance-card }.
renaissance-event-power_used = { $seat } a utilisé le pouvoir de son état ({ renaissance-nation }).
renaissance-event-built = { $seat } a construit un { renaissance-building } pour { renaissance-ducats } : { renaissance-city }.
renaissance-event-bought =
    { $cards ->
        [0] { $seat } n'a acheté aucune carte.
       *[other] { $seat } a acheté { renaissance-any-cards } pour { renaissance-ducats }.
    }
    .goods = { $cards ->
        [0] { $seat } n'a acheté aucune carte.
       *[other] { $seat } a acheté pour { renaissance-ducats } : { $goods }.
    }
renaissance-event-expanded = { $seat } s'est étendu { renaissance-way } depuis { $source } : { renaissance-city }.
renaissance-event-combat_began = Le tour de combat commence : { $seat }.
renaissance-event-combat_ended = { $seat } a terminé son tour de combat.
renaissance-event-attacked = { $seat } a attaqué { renaissance-city } depuis { $source }, { renaissance-way }.
renaissance-event-answered = { $seat } a préparé son offre de Condottieri : { renaissance-loan }.
renaissance-event-lent = { $seat } a proposé des Condottieri : { renaissance-loan }.
renaissance-event-offers_closed = Toutes les propositions de Condottieri sont faites.
renaissance-event-hired = { $seat } a acheté un Condottiere 1 ducat à { $other }.
renaissance-event-committed =
    { $blue ->
        [0] { $seat } n'a posé aucune carte.
       *[other] { $red ->
            [0] { $seat } a posé ses cartes face cachée, sans carte rouge.
           *[other] { $seat } a posé ses cartes face cachée, dont une rouge.
        }
    }
    .slot1 = { $blue ->
        [0] { $seat } n'a posé aucune carte.
        [1] { $red ->
            [0] { $seat } a posé face cachée : { $slot1 }.
           *[other] { $seat } a posé face cachée : { $slot1 }, { $slot3 }.
        }
       *[other] { $red ->
            [0] { $seat } a posé face cachée : { $slot1 }, { $slot2 }.
           *[other] { $seat } a posé face cachée : { $slot1 }, { $slot2 }, { $slot3 }.
        }
    }
renaissance-event-battle_rolled = { $seat } a fait { $die } au dé.
renaissance-event-revealed =
    { $blue ->
        [0] { $seat } n'avait aucune carte à révéler.
        [1] { $red ->
            [0] { $seat } a révélé : { $slot1 }.
           *[other] { $seat } a révélé : { $slot1 }, { $slot3 }.
        }
       *[other] { $red ->
            [0] { $seat } a révélé : { $slot1 }, { $slot2 }.
           *[other] { $seat } a révélé : { $slot1 }, { $slot2 }, { $slot3 }.
        }
    }
renaissance-event-fees_paid = { $seat } a payé ses Condottieri : { renaissance-ducats }.
renaissance-event-cancelled = Annulé des deux côtés : { renaissance-card }.
renaissance-event-fort_lowered = La fortification compte { $pc } dans cette bataille : { renaissance-city }.
renaissance-event-engineer_helped = L'Ingénieur donne +{ $pc } à { $seat }.
renaissance-event-troops_lost = Un Félon fait perdre à { $seat } sa carte bleue la plus forte : { renaissance-card }.
renaissance-event-routed = Déroute d'un Condottiere : { $seat }.
renaissance-event-fought = Un Condottiere combat pour { $seat } : { $pc }.
renaissance-event-betrayed = Trahison d'un Condottiere, à vendre à l'ennemi pour 1 ducat : { $seat }.
renaissance-event-traitor_bought = { $seat } a payé le traître : { renaissance-ducats }.
renaissance-event-totals = Attaque menée par { $seat } : { $attack } ; défense : { $defence }.
renaissance-event-doubled = { $seat } a doublé { $double } : +{ $pc }.
renaissance-event-city_taken = { $seat } a pris { renaissance-city } à { $other }.
renaissance-event-city_held = { $seat } a tenu { renaissance-city } contre { $other }.
renaissance-event-battle_tied = Égalité : { $seat } garde { renaissance-city } contre { $other }.
renaissance-event-saved = { $seat } a repris { renaissance-card }.
renaissance-event-battle_ended = La bataille est finie.
renaissance-event-die_rolled = { $seat } a fait { $die } au dé.
renaissance-event-plundered = { $seat } a pillé { renaissance-city } : { renaissance-ducats }.
renaissance-event-plunder_failed = { $seat } n'a pas réussi à piller { renaissance-city }.
renaissance-event-embassy_rolled = L'ambassade envoyée par { $seat } a fait { $die } et { $second } aux dés.
renaissance-event-no_effect = L'ambassade envoyée par { $seat } est restée sans effet.
renaissance-event-corrupted = { $seat } a corrompu { renaissance-city }, prise à { $other }.
renaissance-event-corruption_failed = { $seat } n'a pas réussi à corrompre { renaissance-city }.
renaissance-event-castle_lost = { $seat } a fait s'écrouler un château : { renaissance-city }.
renaissance-event-rampart_lost = { $seat } a fait s'écrouler un rempart : { renaissance-city }.
renaissance-event-married = { $seat } a gagné { renaissance-city } par mariage avec { $other }, pour { renaissance-ducats }.
renaissance-event-artist_came = { renaissance-artist } est venu chez { $seat } : { renaissance-city }.
renaissance-event-palace_burnt = Savonarole ! Le palais a brûlé chez { $seat } : { renaissance-city }.
renaissance-event-banker_paid = Un banquier a payé { renaissance-ducats } à { $seat } : { renaissance-city }.
renaissance-event-artist_lured = { $seat } a débauché { renaissance-artist }, qui quitte { renaissance-city } pour { $home }.
renaissance-event-lure_failed = { $seat } n'a pas pu débaucher { renaissance-artist } : { renaissance-city }.
renaissance-event-cards_shuffled = Toutes les cartes ont été défaussées et mélangées.
renaissance-event-scored = { $seat } : provinces { $provinces }, artistes { $artists } ; points de Renaissance en tout : { $points }.
renaissance-event-earned = { $seat } a perçu { renaissance-ducats }.
renaissance-event-game_ended = La partie a pris fin.
renaissance-event-swap_offered = { $seat } a proposé à { $other } { renaissance-city } contre { $home }.
renaissance-event-swap_declined = { $other } a refusé l'échange proposé par { $seat } : { renaissance-city } contre { $home }.
renaissance-event-swap_withdrawn = { $seat } a retiré sa proposition à { $other } : { renaissance-city } contre { $home }.
renaissance-event-swap_lapsed = La proposition faite par { $seat } à { $other } est caduque : { renaissance-city } contre { $home }.
renaissance-event-swapped = { $seat } et { $other } ont échangé { renaissance-city } contre { $home }.
renaissance-event-given = { $seat } a donné { renaissance-ducats } à { $other }.
renaissance-event-closing = Tous les tours de combat sont finis : c'est le moment d'un dernier accord.
renaissance-event-ready = { $seat } a dit être prêt.

## Refus

renaissance-refusal-no-negotiation = Cette table joue sans échanges ni dons.
renaissance-refusal-has-answered = Vous avez répondu : attendez que tous l'aient fait.
renaissance-refusal-wait-for-offers = On demande des Condottieri à d'autres joueurs : attendez leurs réponses.
renaissance-refusal-wait-your-place = Les joueurs décident dans l'ordre du tour : attendez que l'on vous interroge.
renaissance-refusal-wait-for-battle = Une bataille est en cours : attendez que l'on vous interroge.
renaissance-refusal-answer-first = Pas maintenant ; d'abord, { renaissance-todo }.
renaissance-refusal-nation-not-played = Cette nation n'est pas en jeu : choisissez-en une de la liste.
renaissance-refusal-vote-done = Il n'y a pas de vote à faire maintenant.
renaissance-refusal-swiss-only = Seuls les Suisses choisissent un bonus, après leur vote.
renaissance-refusal-name-a-number = Dites combien de cartes vous achetez ; 0 termine vos achats.
renaissance-refusal-must-defend = Vous avez une carte bleue en main : défendez-vous avec une carte bleue ou un Condottiere.
renaissance-refusal-two-cards = Une attaque demande deux cartes, bleues ou Condottieri : choisissez-en une.
renaissance-refusal-hired-must-fight = Un Condottiere acheté doit occuper une place.
renaissance-refusal-must-corrupt = Désignez une ville à corrompre.
renaissance-refusal-no-pass = Vous ne pouvez pas passer : { renaissance-todo }.
renaissance-refusal-not-your-city = Cette ville n'est pas à vous : { renaissance-city }.
renaissance-refusal-already-built = Il y a déjà un { renaissance-building } : { renaissance-city }.
renaissance-refusal-rampart-first = Un château demande un rempart : construisez-le d'abord ({ renaissance-city }).
renaissance-refusal-too-dear = Un { renaissance-building } coûte { renaissance-ducats }, plus que vous n'avez ({ renaissance-city }).
renaissance-refusal-build-in-order = Nommez vos constructions dans l'ordre de la liste : il est trop tard pour un { renaissance-building } ({ renaissance-city }).
renaissance-refusal-supply-empty = Il ne reste plus de { renaissance-building } dans la réserve.
renaissance-refusal-hand-limit = Personne n'a plus de 12 cartes après les achats : vous pouvez en acheter { $cards } au plus.
renaissance-refusal-cards-too-dear = Une carte coûte 2 ducats : vous pouvez en payer { $cards } au plus.
renaissance-refusal-expansions-are-over = Les villes libres ne se prennent que par expansion, et cette phase est passée.
renaissance-refusal-closed-city = Province inaccessible : { renaissance-city }.
renaissance-refusal-already-yours = Cette ville est déjà à vous : { renaissance-city }.
renaissance-refusal-not-free = Cette ville n'est pas libre : { renaissance-city }.
renaissance-refusal-no-counter = Tous vos pions de garnison sont sur le plateau : vous ne pouvez plus prendre de ville.
renaissance-refusal-no-more-sailing = Vos expansions par mer sont faites : { renaissance-city } est hors d'atteinte.
renaissance-refusal-same-base = Les deux expansions ne partent pas de la même ville : aucune autre ne mène à { renaissance-city }.
renaissance-refusal-out-of-reach = Aucune route ne va de vos villes à { renaissance-city }, ni aucune voie de port à port.
renaissance-refusal-expansions-first = Les attaques viennent après les expansions.
renaissance-refusal-free-city = Ville libre : { renaissance-city }. On n'attaque que les villes d'autres joueurs.
renaissance-refusal-own-city = Cette ville est à vous : { renaissance-city }.
renaissance-refusal-married = Vous avez épousé son propriétaire ce tour-ci : n'attaquez pas { renaissance-city }.
renaissance-refusal-one-attack-in-peace = En paix, un joueur n'attaque qu'une fois.
renaissance-refusal-too-few-cards = Une attaque demande deux cartes qui peuvent encore attaquer : des bleues, ou des Condottieri que vous pouvez payer.
renaissance-refusal-attacked-already = Vous avez déjà attaqué { renaissance-city } ce tour-ci.
renaissance-refusal-no-way-to-attack = Aucune de vos villes qui peuvent encore attaquer n'est reliée à { renaissance-city } par une route ou de port à port.
renaissance-refusal-base-used = Votre première expansion est partie de là ({ renaissance-city }) : choisissez une autre ville.
renaissance-refusal-no-road = Ni route ni voie maritime n'y mène depuis { renaissance-city }.
renaissance-refusal-source-used = Cette ville a déjà attaqué ce tour-ci : { renaissance-city }.
renaissance-refusal-source-too-new = Vous avez gagné { renaissance-city } pendant ce tour : elle ne peut pas encore attaquer.
renaissance-refusal-own-turn-only = Les cartes jaunes se jouent pendant son propre tour de combat, hors des batailles.
renaissance-refusal-not-in-hand = Vous n'avez pas cette carte en main : { renaissance-card }.
renaissance-refusal-wedding-too-dear = Un mariage coûte { renaissance-ducats }, plus que vous n'avez.
renaissance-refusal-no-target = Aucune ville ne convient à cette carte : { renaissance-card }.
renaissance-refusal-no-empty-palace = Vous n'avez pas de palais sans artiste.
renaissance-refusal-bankers-paid = Chacun de vos palais a reçu son banquier ce tour-ci.
renaissance-refusal-florence-only = Seule Florence débauche des artistes, quand on joue les pouvoirs des états.
renaissance-refusal-lured-already = Vous avez déjà tenté un débauchage ce tour-ci.
renaissance-refusal-no-artist-elsewhere = Aucun autre joueur n'a d'artiste.
renaissance-refusal-not-a-choice = Vous ne pouvez pas commencer là : { renaissance-city }.
renaissance-refusal-not-a-start = Ce n'était pas une de vos villes de départ : { renaissance-city }.
renaissance-refusal-no-fortification = Il n'y a là ni château ni rempart : { renaissance-city }.
renaissance-refusal-no-artist-there = Aucun artiste d'un autre joueur n'habite là : { renaissance-city }.
renaissance-refusal-fortress = Une forteresse ne se pille ni ne se corrompt : { renaissance-city }.
renaissance-refusal-plundered-already = Cette ville ne peut plus être pillée ce tour-ci : { renaissance-city }.
renaissance-refusal-no-palace-there = Vous n'avez pas de palais là : { renaissance-city }.
renaissance-refusal-banker-was-there = Un banquier y est déjà passé ce tour-ci : { renaissance-city }.
renaissance-refusal-artist-lives-there = Un artiste y habite : { renaissance-city }.
renaissance-refusal-not-an-enemy = Cette ville n'appartient pas à un autre joueur : { renaissance-city }.
renaissance-refusal-palace-protects = Un palais protège cette ville : { renaissance-city }.
renaissance-refusal-plain-garrison-only = Ville fortifiée : { renaissance-city }. Un mariage ne donne qu'une simple garnison.
renaissance-refusal-attacked-before = Vous avez attaqué son propriétaire ce tour-ci : pas de mariage pour { renaissance-city }.
renaissance-refusal-too-few-condottieri =
    { $condottieri ->
        [0] Vous n'avez pas de Condottiere.
        [one] Vous n'avez que { $condottieri } Condottiere.
       *[other] Vous n'avez que { $condottieri } Condottieri.
    }
renaissance-refusal-nothing-offered = Ce joueur ne vous propose pas de Condottiere.
renaissance-refusal-hiring-too-dear = Un Condottiere coûte 1 ducat, que vous n'avez pas.
renaissance-refusal-no-slot-left = Il ne reste pas de place pour un autre Condottiere.
renaissance-refusal-hiring-is-over = Il est trop tard pour acheter chez ce joueur.
renaissance-refusal-not-in-blue-slot = Cette carte va à la place rouge : { $slot }.
renaissance-refusal-not-in-red-slot = Cette carte va à une place bleue : { $slot }.
renaissance-refusal-condottiere-too-dear = Vous ne pouvez pas payer un Condottiere de plus.
renaissance-refusal-card-is-spent = Vous avez repris cette carte d'une bataille ; elle n'attaque plus ce tour-ci : { $slot }.
renaissance-refusal-slot-not-available = Vous n'avez pas cette carte à poser : { $slot }.
renaissance-refusal-slots-in-order = Nommez vos cartes bleues dans l'ordre de la liste : il est trop tard pour { $slot }.
renaissance-refusal-leaves-a-gap = Avec { $slot }, aucune paire complète ne serait possible : commencez par une carte placée plus haut dans la liste.
renaissance-refusal-not-engaged = Cette carte ne combat pas pour vous dans cette bataille : { $double }.
renaissance-refusal-save-in-order = Nommez les cartes sauvées dans l'ordre de la liste : il est trop tard pour { renaissance-card }.
renaissance-refusal-is-ready = Vous êtes prêt : attendez les autres.
renaissance-refusal-no-deals-now = Ni échange ni don maintenant : attendez la fin de la bataille ou du jet de dé.
renaissance-refusal-too-many-offers = Vous avez fait { $offers } propositions et dons : attendez que quelqu'un ait décidé quelque chose.
renaissance-refusal-offer-is-open = Vous avez une proposition en cours : retirez-la d'abord.
renaissance-refusal-nothing-to-swap = Aucun autre joueur n'a de ville de même fortification à échanger.
renaissance-refusal-nothing-to-give = Vous n'avez pas de ducats à donner.
renaissance-refusal-give-to-another = Choisissez un autre joueur.
renaissance-refusal-given-already = Vous avez déjà donné à ce joueur : une seule fois par séquence du tour.
renaissance-refusal-swap-is-stale = Cet échange n'est plus possible : une ville a changé de mains, de force, ou a déjà été échangée.
renaissance-refusal-no-such-offer = Cette proposition n'existe pas.
renaissance-refusal-give-what-you-have = Donnez au moins 1 ducat, et pas plus que vous n'en avez.
renaissance-refusal-complete-gift = Dites d'abord combien de ducats vous donnez.
renaissance-refusal-complete-swap = Nommez d'abord les villes de l'échange.
renaissance-refusal-swapped-already = Cette ville a déjà été échangée ce tour-ci : { renaissance-city }.
renaissance-refusal-no-equal = Personne d'autre n'a de ville de même force à échanger : { renaissance-city }.
renaissance-refusal-other-level = Cette ville n'a pas la même fortification que la vôtre : { renaissance-city }.

## Positions qu'aucune partie ne peut atteindre

renaissance-impossible-setup = Cette position est impossible : la mise en place ne s'accorde pas avec le nombre de joueurs et les options.
renaissance-impossible-nations = Cette position est impossible : chaque joueur dirige une autre nation de la mise en place.
renaissance-impossible-order = Cette position est impossible : chaque joueur a une place dans l'ordre du tour.
renaissance-impossible-cities = Cette position est impossible : une ville a deux propriétaires ou se trouve dans une province inaccessible, ou un joueur en a trop.
renaissance-impossible-buildings = Cette position est impossible : des fortifications ou des palais sont mal placés ou trop nombreux.
renaissance-impossible-artists = Cette position est impossible : chaque artiste habite seul un palais.
renaissance-impossible-cards = Cette position est impossible : des cartes de bataille manquent ou sont en double.
renaissance-impossible-hands = Cette position est impossible : une main, une dette ou une carte visible ne s'accorde pas avec ce que l'on sait.
renaissance-impossible-turns = Cette position est impossible : le tour ou les pouvoirs ne s'accordent pas avec les options.
renaissance-impossible-question = Cette position est impossible : la question posée ne s'accorde pas avec la table.
renaissance-impossible-offers = Cette position est impossible : une proposition ou un don ne s'accorde pas avec la table.

## Règles citées par les refus et les questions

renaissance-rule-REN-BUY-01 = Dans l'ordre du tour, chaque joueur annonce tous ses achats et se sert.
renaissance-rule-REN-BUY-02 = Une carte de bataille coûte 2 ducats, un palais 3, un rempart 4, un château 4.
renaissance-rule-REN-BUY-04 = Toutes les cartes d'un tour s'achètent en une fois, sans les regarder entre-temps.
renaissance-rule-REN-BUY-05 = À la fin des achats, personne n'a plus de 12 cartes en main.
renaissance-rule-REN-BUY-07 = Une garnison peut devenir un rempart, et un rempart avec un château est une forteresse, dans ses propres villes seulement.
renaissance-rule-REN-BUY-11 = Un seul palais par ville ; il est capturé avec elle.
renaissance-rule-REN-BUY-13 = On ne construit que là où l'on a une garnison ; un palais va avec toute fortification.
renaissance-rule-REN-CBT-01 = Dans l'ordre du tour, chaque joueur joue tout son tour de combat.
renaissance-rule-REN-CBT-02 = Personne n'est obligé d'attaquer.
renaissance-rule-REN-CBT-03 = Qui est attaqué doit se défendre tant qu'il a une carte bleue en main.
renaissance-rule-REN-CBT-04 = On n'attaque que les villes d'autres joueurs, jamais une ville libre.
renaissance-rule-REN-CBT-05 = Pour attaquer, il faut au moins deux cartes, bleues ou Condottieri, qui peuvent encore attaquer ce tour-ci.
renaissance-rule-REN-CBT-06 = La ville qui attaque est reliée à la cible par une route, ou toutes deux ont un port.
renaissance-rule-REN-CBT-08 = L'attaquant annonce la ville qui attaque et celle qui est attaquée.
renaissance-rule-REN-CBT-09 = Une seule attaque par tour à partir d'une même ville.
renaissance-rule-REN-CBT-10 = Un joueur n'attaque une même ville qu'une fois par tour.
renaissance-rule-REN-CBT-11 = L'attaquant pose face cachée deux cartes bleues ou Condottieri, et une carte rouge au plus.
renaissance-rule-REN-CBT-12 = Puis le défenseur pose une carte bleue ou un Condottiere, et une carte rouge au plus.
renaissance-rule-REN-CBT-17 = Un débarquement donne 1 point au défenseur ; montagnes et marais aussi.
renaissance-rule-REN-CMP-07 = Remparts, châteaux et palais viennent d'une réserve commune et limitée.
renaissance-rule-REN-CMP-08 = Une nation sans pion de garnison libre ne peut plus prendre de ville.
renaissance-rule-REN-CON-01 = Un Condottiere peut prendre la place d'une carte bleue ou de la carte rouge.
renaissance-rule-REN-CON-02 = Chaque Condottiere utilisé coûte 1 ducat à qui l'utilise.
renaissance-rule-REN-CON-06 = Trahison : l'ennemi peut payer 1 ducat, prend le Condottiere et relance le dé pour lui.
renaissance-rule-REN-CON-07 = Si l'ennemi ne paie pas, le propriétaire relance le dé.
renaissance-rule-REN-CON-11 = Qui ne participe pas à une bataille peut vendre des Condottieri aux deux camps.
renaissance-rule-REN-CON-12 = Un Condottiere s'achète 1 ducat, payé au vendeur ; son utilisation ne coûte rien de plus.
renaissance-rule-REN-CON-13 = Un Condottiere acheté occupe une des places de l'acheteur.
renaissance-rule-REN-CRD-06 = Les cartes jaunes se jouent pendant son propre tour, hors des batailles.
renaissance-rule-REN-DIP-01 = Les joueurs peuvent négocier à tout moment, si la table le joue.
renaissance-rule-REN-DIP-02 = Deux joueurs peuvent échanger des villes de même fortification à tout moment, hors d'une bataille.
renaissance-rule-REN-DIP-03 = Une même ville ne s'échange qu'une fois par tour.
renaissance-rule-REN-DIP-05 = On peut donner de l'argent librement.
renaissance-rule-REN-ELM-01 = Qui a perdu toutes ses villes revient au début du tour suivant dans l'une de ses villes de départ.
renaissance-rule-REN-ELM-02 = Il la prend avec ses fortifications et son palais.
renaissance-rule-REN-ELM-03 = Il reçoit aussi 6 ducats.
renaissance-rule-REN-END-01 = La partie se termine après le sixième tour.
renaissance-rule-REN-EXP-02 = Une expansion prend une ville libre reliée par une route à l'une des siennes.
renaissance-rule-REN-EXP-04 = Les deux expansions d'un tour ne partent pas de la même ville.
renaissance-rule-REN-EXP-05 = Chacun dans l'ordre fait sa première expansion, puis chacun sa seconde.
renaissance-rule-REN-EXP-07 = Qui possède un port peut s'étendre une fois par tour par mer, vers tout port libre.
renaissance-rule-REN-EXP-08 = Gênes, Venise, la France et l'Espagne peuvent faire les deux expansions par mer, depuis deux ports.
renaissance-rule-REN-EXP-10 = Une expansion n'est jamais obligatoire.
renaissance-rule-REN-POL-01 = Les votes pour la paix ou la guerre sont secrets et dévoilés en même temps.
renaissance-rule-REN-POL-02 = L'Italie est en guerre si au moins la moitié des voix est pour la guerre.
renaissance-rule-REN-POL-04 = En guerre, chacun reçoit 6 cartes et attaque autant que ses cartes le permettent.
renaissance-rule-REN-POL-05 = En paix, chacun reçoit 4 cartes et 4 ducats et attaque une seule fois.
renaissance-rule-REN-POW-03 = Une fois par tour, avec un palais vide, Florence peut tenter d'attirer un artiste : 5 ou 6 au dé.
renaissance-rule-REN-POW-11 = Les Suisses annoncent au vote +1 en attaque ou en défense pour toutes les batailles du tour.
renaissance-rule-REN-RED-01 = Un Ingénieur en attaque baisse la fortification d'un niveau pour cette bataille.
renaissance-rule-REN-RED-03 = Un défenseur qui a un Ingénieur peut annuler celui de l'attaquant.
renaissance-rule-REN-RED-05 = Un Ingénieur en défense donne 2 points.
renaissance-rule-REN-RED-06 = Un Félon en attaque annule la fortification pour cette bataille.
renaissance-rule-REN-RED-07 = Un défenseur qui a un Félon peut annuler celui de l'attaquant.
renaissance-rule-REN-RED-08 = Un Félon en défense fait perdre à l'attaquant sa carte bleue la plus forte.
renaissance-rule-REN-RED-09 = Après la révélation, un Signe de Dieu double une de ses cartes bleues ou un de ses Condottieri, une fois par joueur et par bataille.
renaissance-rule-REN-RED-10 = Les deux camps peuvent jouer un Signe de Dieu dans la même bataille.
renaissance-rule-REN-RED-11 = Après le résultat, une Retraite fait revenir en main une carte bleue engagée.
renaissance-rule-REN-RED-12 = On peut jouer plusieurs Retraites dans une bataille.
renaissance-rule-REN-RED-13 = Un attaquant ne peut plus attaquer ce tour-ci avec une carte reprise.
renaissance-rule-REN-RUL-01 = À moins de six joueurs, certaines nations ne sont pas en jeu.
renaissance-rule-REN-RUL-04 = Ce que l'on place au début va sur ses propres villes de départ.
renaissance-rule-REN-RUL-10 = Une ville gagnée pendant son tour de combat ne peut pas attaquer dans ce tour.
renaissance-rule-REN-RUL-11 = On ne pose que les Condottieri que l'on peut payer ; ils sont payés à la révélation.
renaissance-rule-REN-RUL-17 = Une Chevauchée ne se joue que pendant son tour de combat.
renaissance-rule-REN-RUL-22 = On ne pille ni ses propres villes ni deux fois la même dans un tour, et seulement tant qu'il reste des marqueurs.
renaissance-rule-REN-RUL-28 = Un échange est une ville contre une autre de même force, jamais pendant une bataille ou un jet de dé.
renaissance-rule-REN-RUL-40 = Avant que le tour soit compté, tous les joueurs se disent prêts ; propositions et dons sont limités en nombre.
renaissance-rule-REN-RUL-41 = La version à quatre se choisit à la majorité, au sort en cas d'égalité.
renaissance-rule-REN-SCN-03 = Chaque joueur place ses garnisons ; entre des villes reliées par « ou », il en choisit une.
renaissance-rule-REN-SCN-06 = En 1515, chaque joueur place un palais sur une de ses garnisons.
renaissance-rule-REN-SET-01 = Les nations se choisissent par accord ; sans accord, toutes sont tirées au sort.
renaissance-rule-REN-SET-04 = Le premier tour se joue sans vote.
renaissance-rule-REN-SET-07 = À quatre, on retire Gênes, et soit Naples, soit Milan avec ses provinces.
renaissance-rule-REN-SET-09 = Personne n'entre dans une province inaccessible.
renaissance-rule-REN-SET-11 = Chaque joueur pose son premier rempart sur une de ses villes.
renaissance-rule-REN-SET-12 = Chaque joueur peut ajouter une garnison dans une ville libre reliée par une route à une ville de départ.
renaissance-rule-REN-SET-13 = Qui possède un port peut choisir à la place un autre port libre.
renaissance-rule-REN-TRN-01 = Un tour suit des séquences : vote, cartes, achats, ordre, expansions et combats, points et trésor.
renaissance-rule-REN-YEL-01 = Les Pillards demandent un dé strictement supérieur à la fortification d'une ville libre ou adverse.
renaissance-rule-REN-YEL-02 = Une forteresse ne peut jamais être pillée.
renaissance-rule-REN-YEL-04 = Un pillage rapporte 1 ducat, 2 pour un rempart, et la ville ne rapporte rien ce tour-ci.
renaissance-rule-REN-YEL-06 = La corruption prend une ville adverse sans palais si un dé est strictement supérieur à sa fortification.
renaissance-rule-REN-YEL-07 = Le mauvais entretien peut retirer un château ou un rempart.
renaissance-rule-REN-YEL-09 = Un mariage donne une ville adverse à simple garnison et sans palais pour 2 ducats.
renaissance-rule-REN-YEL-10 = On n'épouse pas un joueur que l'on a attaqué ce tour-ci.
renaissance-rule-REN-YEL-11 = On n'attaque pas un joueur que l'on a épousé ce tour-ci.
renaissance-rule-REN-YEL-12 = Une Chevauchée attaque toute ville adverse, quels que soient la distance et le terrain.
renaissance-rule-REN-YEL-13 = Artiste et banquier demandent un palais à soi ; une carte sert à un seul palais.
renaissance-rule-REN-YEL-14 = Un artiste vient dans un palais qui n'en a pas et rapporte 1 point de Renaissance par tour.
renaissance-rule-REN-YEL-15 = Un artiste par palais ; il y reste, quel que soit celui qui prend la ville.
renaissance-rule-REN-YEL-16 = Si Savonarole est tiré, le palais brûle.
renaissance-rule-REN-YEL-17 = Un banquier rapporte 5 ducats, une fois par palais et par tour.

## Le client web : la carte (ui-renaissance-map-…, ui-renaissance-place-…)

ui-renaissance-map = Carte de l'Italie
ui-renaissance-map-about = Les flèches mènent de ville en ville ; plus et moins changent l'échelle, zéro montre toute la carte. Tous les ports sont reliés entre eux par la mer.
ui-renaissance-map-zoom = Échelle
ui-renaissance-map-larger = Agrandir
ui-renaissance-map-smaller = Réduire
ui-renaissance-map-whole = Voir toute la carte
ui-renaissance-map-ask = { $action } ?
ui-renaissance-ask-from =
    { $question ->
        [expand_from] vous étendre de { $source } vers { renaissance-city } ?
       *[attack_from] attaquer { renaissance-city } depuis { $source } ?
    }
ui-renaissance-in-city =
    { $city ->
        [confederazione_svizzera] dans la Confédération suisse
       *[other] à { renaissance-city }
    }
ui-renaissance-ask-city =
    { $question ->
        [start] commencer aussi avec { renaissance-city } ?
        [first_rampart] votre premier rempart { ui-renaissance-in-city } ?
        [first_palace] votre palais { ui-renaissance-in-city } ?
        [extra] une garnison de plus { ui-renaissance-in-city } ?
        [return] revenir { ui-renaissance-in-city }, avec 6 ducats ?
        [plunder] piller { renaissance-city } ?
        [marry] obtenir { renaissance-city } par mariage, 2 ducats ?
        [artist] faire venir un artiste { ui-renaissance-in-city } ?
        [banker] un banquier { ui-renaissance-in-city }, qui verse 5 ducats ?
        [lure] tenter de débaucher l'artiste, { ui-renaissance-in-city } ?
        [lure_to] l'installer { ui-renaissance-in-city } ?
        [corrupt] tenter de corrompre { renaissance-city } ?
        [upkeep] laisser crouler les murs, { ui-renaissance-in-city } ?
       *[other] { renaissance-city } ?
    }
ui-renaissance-map-phase =
    { $state ->
        [war] en guerre
       *[peace] en paix
    }
ui-renaissance-map-city =
    { $city ->
        [confederazione_svizzera] Suisses
       *[other] { renaissance-city }
    }
ui-renaissance-map-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-renaissance-map-province = { renaissance-province } ({ ui-renaissance-map-points }) : { $list }.
ui-renaissance-map-province-ruled = { renaissance-province } ({ ui-renaissance-map-points }) : entière, tenue par { $name }.
ui-renaissance-map-province-closed = { renaissance-province } : fermée, nul n'y entre.
ui-renaissance-map-held = { ui-renaissance-map-city } ({ $name })
ui-renaissance-map-nobody = libre
ui-renaissance-place-you = vous
ui-renaissance-place-name = { ui-renaissance-map-city } ({ renaissance-province }).
ui-renaissance-place-free = Ville libre.
ui-renaissance-place-held = Tenue par { $name } : { renaissance-level }, { $pc } en défense.
ui-renaissance-place-closed = Province fermée : nul n'y entre.
ui-renaissance-place-palace = Palais sans artiste.
ui-renaissance-place-artist = Palais avec { renaissance-artist }.
ui-renaissance-place-plundered = Pillée ce tour-ci.
ui-renaissance-place-land =
    { $terrain ->
        [mountain] En montagne : { $bonus } de plus.
        [marsh] Dans les marais : { $bonus } de plus.
       *[plain] En plaine.
    }
ui-renaissance-place-land-port =
    { $terrain ->
        [mountain] Port en montagne : { $bonus } de plus.
        [marsh] Port dans les marais : { $bonus } de plus.
       *[plain] Port en plaine.
    }
ui-renaissance-place-roads = Routes vers { $list }.

## Le client web : panneaux (ui-renaissance-…)

ui-renaissance-short = Renaissance
ui-renaissance-tab-map = Carte
ui-renaissance-tab-hand = Main
ui-renaissance-tab-battle = Tour
ui-renaissance-tab-others = Joueurs
ui-renaissance-key-letters = A X B Y P
ui-renaissance-key-letters-does = attaquer, s'étendre, construire, carte jaune, passer
ui-renaissance-answers-lend = les Condottieri à vendre
ui-renaissance-answers-counter = les contres
ui-renaissance-answers-traitor = les traîtres à vendre
ui-renaissance-answers-double = les Signes de Dieu
ui-renaissance-answers-save = les Retraites
ui-renaissance-answers-gift = les cadeaux
ui-renaissance-unwelcome-gift = Refuser les cadeaux
ui-renaissance-welcome-gift = Accepter de nouveau les cadeaux
ui-renaissance-span-turn = ce tour de combat
ui-renaissance-span-round = ce tour
ui-renaissance-option-scenario = Scénario
ui-renaissance-option-state_powers = chaque état a son pouvoir
ui-renaissance-option-yellow_cards_during_expansion = cartes jaunes aussi pendant les expansions
ui-renaissance-option-artist_pr_cap_per_province = Points des artistes
ui-renaissance-option-scenario_first_turn_order = Ordre du premier tour d'un scénario
ui-renaissance-option-scenario_extra_garrison = Garnison supplémentaire d'un scénario
ui-renaissance-option-random_nations = nations tirées au sort
ui-renaissance-option-negotiation = Négociation
ui-renaissance-value-base = de 1454 à 1494
ui-renaissance-value-1494 = 1494 : les guerres d'Italie (4 à 6)
ui-renaissance-value-1499 = 1499 : Louis XII (4 à 6)
ui-renaissance-value-1515 = 1515 : François Ier (4 à 6)
ui-renaissance-value-0 = tous les artistes comptent
ui-renaissance-value-1 = un seul artiste compte par province
ui-renaissance-value-listed = premier tour dans l'ordre du scénario
ui-renaissance-value-draw = ordre du premier tour tiré au sort
ui-renaissance-value-france_1499_only = une garnison de plus pour la France en 1499
ui-renaissance-value-everyone = une garnison de plus pour tous
ui-renaissance-value-nobody = une garnison de plus pour personne
ui-renaissance-value-off = sans négociation
ui-renaissance-value-on = échanges et dons
ui-renaissance-round = Tour { $number }
ui-renaissance-chart-round = tour
ui-renaissance-sheet-rounds =
    { $rounds ->
        [one] Un tour a été joué.
       *[other] { $rounds } tours ont été joués.
    }
ui-renaissance-ended =
    { $tie ->
        [yes] À égalité de points, on compte les forteresses, les remparts, puis les ducats.
       *[no] Le dernier tour est compté.
    }
ui-renaissance-sheet-part-1454 = 1454
ui-renaissance-sheet-part-1462 = 1462
ui-renaissance-sheet-part-1470 = 1470
ui-renaissance-sheet-part-1478 = 1478
ui-renaissance-sheet-part-1486 = 1486
ui-renaissance-sheet-part-1494 = 1494

ui-renaissance-prompt-version = quatre joueurs : quelle version voulez-vous jouer ?
ui-renaissance-prompt-claim =
    { $again ->
        [yes] des choix se heurtent : réclamez encore, ou le sort décidera.
       *[no] quelle nation voulez-vous diriger ?
    }
ui-renaissance-prompt-start = choisissez une ville de départ de plus.
ui-renaissance-prompt-first_rampart = quelle ville reçoit votre premier rempart ?
ui-renaissance-prompt-first_palace = quelle ville reçoit votre palais ?
ui-renaissance-prompt-extra = placez une garnison de plus non loin, ou passez.
ui-renaissance-prompt-return = tout est perdu : dans quelle ville revenez-vous ?
ui-renaissance-prompt-vote = paix ou guerre ?
ui-renaissance-prompt-swiss = +1 dans vos batailles : en attaque ou en défense ?
ui-renaissance-prompt-buy = qu'achetez-vous avec { renaissance-ducats } ?
ui-renaissance-prompt-expand =
    { $round ->
        [1] première expansion : prenez une ville libre, ou passez.
       *[other] seconde expansion : prenez une ville libre, ou passez.
    }
ui-renaissance-prompt-expand_from = d'où vous étendez-vous vers { renaissance-city } ?
ui-renaissance-prompt-combat =
    { $can ->
        [both] { $state ->
            [war] attaquez, jouez une carte jaune, ou terminez.
           *[peace] attaquez une fois, jouez une carte jaune, ou terminez.
        }
        [attack] { $state ->
            [war] attaquez, ou terminez votre tour.
           *[peace] attaquez une fois, ou terminez votre tour.
        }
        [cards] { $attacks ->
            [0] aucune attaque possible : une carte jaune, ou terminez.
           *[other] plus d'attaque possible : une carte jaune, ou terminez.
        }
        [lure] débauchez un artiste, ou terminez votre tour.
       *[end] ni attaque ni carte jaune possible : terminez le tour.
    }
ui-renaissance-prompt-attack_from = d'où attaquez-vous { renaissance-city } ?
ui-renaissance-prompt-ride = quelle ville vise votre chevauchée ?
ui-renaissance-prompt-call = un artiste, ou un banquier ?
ui-renaissance-prompt-artist = pour quel palais, cet artiste ?
ui-renaissance-prompt-banker = dans quel palais recevez-vous le banquier ?
ui-renaissance-prompt-lend = proposez-vous des Condottieri, à 1 ducat chacun ?
ui-renaissance-prompt-hire = engagez-vous un Condottiere à la place d'une carte, 1 ducat ?
ui-renaissance-prompt-commit =
    { $side ->
        [attacker] posez deux cartes face cachée.
       *[other] posez une carte face cachée.
    }
ui-renaissance-prompt-commit_red = et une carte rouge ?
ui-renaissance-prompt-counter =
    { $card ->
        [engineer] contrez-vous l'Ingénieur adverse avec le vôtre ?
       *[traitor] contrez-vous le Félon adverse avec le vôtre ?
    }
ui-renaissance-prompt-traitor = payez-vous le traître, 1 ducat, pour qu'il vous serve ?
ui-renaissance-prompt-double = jouez-vous un Signe de Dieu pour doubler une carte ?
ui-renaissance-prompt-save = sauvez-vous une carte bleue par une Retraite ?
ui-renaissance-prompt-corrupt = quelle ville adverse tentez-vous de corrompre ?
ui-renaissance-prompt-upkeep = quel château ou rempart s'écroule ?
ui-renaissance-prompt-ready = échangez et donnez à votre gré, puis scellez le tour.

ui-renaissance-family-nation = Diriger une nation
ui-renaissance-family-version = Choisir la version
ui-renaissance-family-stance = Voter
ui-renaissance-family-city = Choisir une ville
ui-renaissance-family-expand = S'étendre
ui-renaissance-family-attack = Attaquer
ui-renaissance-family-from = Choisir d'où
ui-renaissance-family-build = Construire
ui-renaissance-family-number = Acheter des cartes et finir
ui-renaissance-family-yellow = Jouer une carte jaune
ui-renaissance-family-artist = Faire venir un artiste
ui-renaissance-family-banker = Faire venir un banquier
ui-renaissance-family-lure = Débaucher un artiste
ui-renaissance-family-lend = Proposer des Condottieri
ui-renaissance-family-hire = Engager un Condottiere
ui-renaissance-family-commit = Poser une carte
ui-renaissance-family-double = Doubler une carte
ui-renaissance-family-save = Sauver une carte
ui-renaissance-family-yes = Oui
ui-renaissance-count-nation = en secret
ui-renaissance-count-version = à la majorité
ui-renaissance-count-stance = en secret
ui-renaissance-count-city =
    { $count ->
        [one] une ville
       *[other] { $count } villes
    }
ui-renaissance-count-expand =
    { $count ->
        [one] une ville libre à portée
       *[other] { $count } villes libres à portée
    }
ui-renaissance-count-attack =
    { $count ->
        [one] une ville à portée
       *[other] { $count } villes à portée
    }
ui-renaissance-count-from =
    { $count ->
        [one] une de vos villes
       *[other] { $count } de vos villes
    }
ui-renaissance-count-build = remparts, châteaux, palais
ui-renaissance-count-number = termine vos achats
ui-renaissance-count-yellow = hors des batailles
ui-renaissance-count-artist = un point par tour
ui-renaissance-count-banker = 5 ducats
ui-renaissance-count-lure = 5 ou 6 au dé
ui-renaissance-count-lend = 1 ducat par Condottiere engagé
ui-renaissance-count-hire = 1 ducat chacun
ui-renaissance-count-commit = face cachée
ui-renaissance-count-double = par un Signe de Dieu
ui-renaissance-count-save = par une Retraite
ui-renaissance-count-yes = sur-le-champ
ui-renaissance-only-extra = vous ne pouvez pas placer de garnison de plus.
ui-renaissance-only-expand = vous ne pouvez pas vous étendre à présent.
ui-renaissance-only-combat = { ui-renaissance-prompt-combat }
ui-renaissance-only-lend = vous n'avez aucun Condottiere à proposer.
ui-renaissance-only-hire = vous ne pouvez engager personne.
ui-renaissance-only-commit = vous n'avez aucune carte à poser.
ui-renaissance-only-commit_red = vous n'avez aucune carte rouge à poser.
ui-renaissance-only-counter = vous n'avez pas de quoi contrer.
ui-renaissance-only-traitor = vous ne pouvez pas payer le traître.
ui-renaissance-only-double = aucune de vos cartes ne peut être doublée.
ui-renaissance-only-save = aucune de vos cartes ne peut être sauvée.
ui-renaissance-only-ready = { ui-renaissance-prompt-ready }
ui-renaissance-note-attack = { $name }, { renaissance-level }, défense { $pc }
ui-renaissance-call =
    { $family ->
        [artist] Un artiste
       *[banker] Un banquier
    }
ui-renaissance-note-artist = un point par tour, sauf si Savonarole vient
ui-renaissance-note-banker = 5 ducats sur-le-champ
ui-renaissance-note-value =
    { $value ->
        [one] { $value } point de combat
       *[other] { $value } points de combat
    }

ui-renaissance-years = Les années
ui-renaissance-year-of =
    { $state ->
        [setup] Avant 1454
        [open] Le vote
        [war] Année de guerre
       *[peace] Année de paix
    }
ui-renaissance-scenario-1494 = le début des guerres d'Italie
ui-renaissance-scenario-1499 = Louis XII
ui-renaissance-scenario-1515 = le règne de François Ier
ui-renaissance-year-means =
    { $state ->
        [setup] { "" }
        [open] paix ou guerre ?
        [war] attaques sans limite
       *[peace] { $attacks ->
            [0] une attaque chacun
           *[other] l'attaque est faite
        }
    }
ui-renaissance-your-hand = Votre main
ui-renaissance-hand-of = Main : { $name }
ui-renaissance-not-yours = Chacun ne voit que sa propre main.
ui-renaissance-ducats =
    { $ducats ->
        [one] ducat
       *[other] ducats
    }
ui-renaissance-face-down = face cachée
ui-renaissance-hired = Engagé
ui-renaissance-power = De Milan
ui-renaissance-card-label =
    { $fate ->
        [spent] { $name } × { $amount }, n'attaque plus ce tour-ci
        [shown] { $name } × { $amount }, revient en main à la fin du tour
       *[hand] { $value ->
            [0] { $name } × { $amount }
           *[other] { $name } × { $amount }, { ui-renaissance-note-value }
        }
    }
ui-renaissance-spent = au repos
ui-renaissance-shown = revient
ui-renaissance-no-cards = Aucune carte en main.
ui-renaissance-yours = Ce que vous avez
ui-renaissance-name =
    { $thing ->
        [ducats] Ducats
        [cards] Cartes
        [cities] Villes
        [provinces] Provinces
        [palaces] Palais
        [artists] Artistes
       *[points] Points
    }
ui-renaissance-state-of = L'état de ce joueur : { $name }
ui-renaissance-points =
    { $points ->
        [one] point
       *[other] points
    }
ui-renaissance-no-province = aucune en entier
ui-renaissance-no-city = plus aucune ville

ui-renaissance-the-turn = Le tour
ui-renaissance-setting-up = Avant le premier tour
ui-renaissance-turn = Tour { $turn }, { $year }
ui-renaissance-sequence =
    { $step ->
        [vote] vote et cartes
        [buy] achats
        [expand] expansions
        [combat] combats
       *[points] points
    }
ui-renaissance-order = Dans l'ordre du tour
ui-renaissance-voted =
    { $stance ->
        [war] pour la guerre
       *[peace] pour la paix
    }
ui-renaissance-is-ready = prêt
ui-renaissance-bought = a acheté { $list }
ui-renaissance-built = { renaissance-building } ({ renaissance-city })
ui-renaissance-see-turn = Le tour
ui-renaissance-see-battle = Dernière bataille

ui-renaissance-vote = Paix ou guerre ?
ui-renaissance-swiss = Le bonus des Suisses
ui-renaissance-vote-none = On ne vote pas au premier tour.
ui-renaissance-vote-secret = Personne ne voit votre choix avant que tous aient choisi.
ui-renaissance-stance =
    { $stance ->
        [peace] Paix
        [war] Guerre
        [attack] En attaque
       *[defence] En défense
    }
ui-renaissance-stance-does =
    { $stance ->
        [peace] 4 cartes et 4 ducats chacun ; chacun attaque une fois.
        [war] 6 cartes chacun ; chacun attaque tant que ses cartes le permettent. La moitié des voix suffit.
        [attack] +1 quand vous attaquez, ce tour-ci
       *[defence] +1 quand on vous attaque, ce tour-ci
    }

ui-renaissance-purchases = Achats
ui-renaissance-purchases-how = Choisissez, ici ou sur la carte ; tout s'achète d'un coup.
ui-renaissance-building =
    { $building ->
        [rampart] Rempart
        [castle] Château
       *[palace] Palais
    }
ui-renaissance-building-does =
    { $building ->
        [rampart] défense 4, rapporte 2 par tour
        [castle] sur un rempart : défense 6, rapporte 3 par tour
       *[palace] pour un artiste ou un banquier
    }
ui-renaissance-left =
    { $left ->
        [one] reste { $left }
       *[other] restent { $left }
    }
ui-renaissance-no-site = nulle part à présent
ui-renaissance-battle-cards = Cartes de bataille
ui-renaissance-hand-limit = { $cards } sur 12 en main
ui-renaissance-each = chacune
ui-renaissance-fewer = Une carte de moins
ui-renaissance-more = Une carte de plus
ui-renaissance-total =
    { $total ->
        [one] { $total } ducat en tout ; il vous en reste { $left }.
       *[other] { $total } ducats en tout ; il vous en reste { $left }.
    }
ui-renaissance-loan-each = { $loan } à chacun
ui-renaissance-buy =
    { $total ->
        [0] Ne rien acheter
        [one] Acheter pour { $total } ducat
       *[other] Acheter pour { $total } ducats
    }


ui-renaissance-battle-of =
    { $city ->
        [confederazione_svizzera] Bataille en Suisse
        [ajaccio] Bataille d'Ajaccio
        [ancona] Bataille d'Ancône
        [udine] Bataille d'Udine
        [urbino] Bataille d'Urbin
       *[other] Bataille de { renaissance-city }
    }
ui-renaissance-attacks-from =
    { $way ->
        [sea] { $name } attaque par mer depuis { renaissance-city }.
        [ride] { $name } chevauche depuis { renaissance-city }.
       *[road] { $name } attaque depuis { renaissance-city }.
    }
ui-renaissance-prize = Cette ville complète une province : { renaissance-province }.
ui-renaissance-prize-breaks = { $name } tient toute la province ({ renaissance-province }).
ui-renaissance-attacks = attaque, { renaissance-nation }
ui-renaissance-defends = se défend, { renaissance-nation }
ui-renaissance-walls =
    { $level ->
        [fortress] Forteresse
        [rampart] Rempart
        [garrison] Garnison
       *[free] Murs
    }
ui-renaissance-lowered = affaibli dans cette bataille
ui-renaissance-ground =
    { $terrain ->
        [marsh] Marais
        [mountain] Montagne
       *[plain] Plaine
    }
ui-renaissance-landing = Débarquement
ui-renaissance-bonus = Bonus
ui-renaissance-die = Dé
ui-renaissance-no-card-laid = ne pose aucune carte
ui-renaissance-engaged =
    { $fate ->
        [down] { $name }, face cachée
        [waiting] { $name }, pas encore tiré
        [traitor] { $name }, à vendre à l'ennemi
        [lost] { $name }, perdu par félonie
        [routed] { $name }, en déroute
        [betrayed] { $name }, passé à l'ennemi
        [cancelled] { $name }, annulé
        [saved] { $name }, repris en main
       *[up] { $doubled ->
            [yes] { $name }, { $value } doublé
           *[no] { $name }, { $value }
        }
    }
ui-renaissance-fate =
    { $fate ->
        [lost] perdu
        [routed] déroute
        [betrayed] a trahi
        [cancelled] annulé
        [countered] contre
        [traitor] à vendre
        [saved] sauvé
       *[waiting] à tirer
    }
ui-renaissance-lends = { $name } propose des Condottieri : { $loan }.
ui-renaissance-sold =
    { $sold ->
        [one] Un seul est engagé.
       *[other] { $sold } sont engagés.
    }
ui-renaissance-unsold = Aucun n'est engagé.
ui-renaissance-step =
    { $step ->
        [lend] Les autres peuvent proposer des Condottieri
        [attacker] { $name } pose ses cartes face cachée
       *[defender] { $name } répond avec ses cartes
    }
ui-renaissance-lead =
    { $side ->
        [attack] L'attaque mène de { $lead }
        [defence] La défense mène de { $lead }
       *[tie] Une égalité garde la ville
    }
ui-renaissance-result =
    { $result ->
        [taken] { $name } prend la ville ({ renaissance-city })
        [held] { $name } tient bon ({ renaissance-city })
       *[tied] Égalité : { $name } garde la ville ({ renaissance-city })
    }
ui-renaissance-doubled = { renaissance-card } : { $mine } à { $other }
ui-renaissance-let-stand =
    { $tie ->
        [yes] Rester à égalité
       *[no] En rester là
    }
ui-renaissance-save-none = N'en sauver aucune
ui-renaissance-hire = { $name }, 1 ducat
ui-renaissance-odds-show = Montrer les chances
ui-renaissance-odds = { $chance } % pour l'attaque
ui-renaissance-odds-means = Selon ce que vous savez : les cartes adverses distribuées maintes fois, les meilleures posées.

ui-renaissance-swap = Échanger des villes
ui-renaissance-gift = Donner des ducats
ui-renaissance-your-city = Votre ville
ui-renaissance-for-city = contre
ui-renaissance-swap-send = Le proposer à { $name }
ui-renaissance-swap-how = Des villes de même force, une fois par tour chacune ; l'offre ne se voit qu'entre vous deux.
ui-renaissance-gift-send =
    { $ducats ->
        [one] Donner { $ducats } ducat à { $name }
       *[other] Donner { $ducats } ducats à { $name }
    }
ui-renaissance-gift-how = Un don est fait sur-le-champ. Les promesses n'engagent à rien.
ui-renaissance-offers = { $name } propose à { $other } { $given } contre { $wanted }.

ui-renaissance-tale-turn = Tour { $turn }, { $year }
ui-renaissance-tale-order = Ordre du tour : { $list }.
ui-renaissance-tale-votes = Pour la paix : { $peace } ; pour la guerre : { $war }.
ui-renaissance-tale-state =
    { $state ->
        [war] L'Italie est en guerre, et chacun reçoit six cartes.
       *[peace] L'Italie est en paix, et chacun reçoit quatre cartes et quatre ducats.
    }
ui-renaissance-tale-built-one = un { renaissance-building } ({ renaissance-city })
ui-renaissance-tale-built = { $seat } construit { $list }.
ui-renaissance-tale-bought =
    { $cards ->
        [one] { $seat } achète une carte pour { $ducats } ⟦coin⟧.
       *[other] { $seat } achète { $cards } cartes pour { $ducats } ⟦coin⟧.
    }
ui-renaissance-tale-bought-nothing = { $seat } n'achète rien.
ui-renaissance-tale-expanded =
    { $way ->
        [sea] { $seat } prend la mer ({ $source }) et s'installe : { renaissance-city }.
       *[other] { $seat } s'étend depuis { $source } : { renaissance-city }.
    }
ui-renaissance-tale-attacked =
    { $way ->
        [sea] { $seat } attaque { renaissance-city } par mer depuis { $source }.
        [ride] { $seat } chevauche depuis { $source } contre { renaissance-city }.
       *[road] { $seat } attaque { renaissance-city } depuis { $source }.
    }
ui-renaissance-tale-lent = { $seat } propose des Condottieri : { renaissance-loan }.
ui-renaissance-tale-hired = { $seat } engage un Condottiere vendu par { $other } pour 1 ⟦coin⟧.
ui-renaissance-tale-revealed = { $seat } pose { $list } et fait { $die } au dé.
ui-renaissance-tale-revealed-nothing = { $seat } n'a pas de carte à poser et fait { $die } au dé.
ui-renaissance-tale-cancelled = Annulé des deux côtés : { renaissance-card }.
ui-renaissance-tale-fort_lowered = Les murs ne comptent que { $pc } ({ renaissance-city }).
ui-renaissance-tale-engineer_helped = L'Ingénieur de la défense ({ $seat }) ajoute { $pc }.
ui-renaissance-tale-troops_lost = Un Félon prive { $seat } de sa meilleure carte : { renaissance-card }.
ui-renaissance-tale-routed = { $seat } voit fuir un Condottiere.
ui-renaissance-tale-fought = { $seat } a un Condottiere qui combat avec { $pc }.
ui-renaissance-tale-betrayed = { $seat } a un Condottiere qui se vend à l'ennemi.
ui-renaissance-tale-traitor_bought = { $seat } le paie { $ducats } ⟦coin⟧.
ui-renaissance-tale-doubled = Un Signe de Dieu pour { $seat } : { $double } compte { $pc } de plus.
ui-renaissance-tale-city_taken = { $seat } prend { renaissance-city } à { $other }, { $attack } à { $defence }.
ui-renaissance-tale-city_held = { $seat } tient { renaissance-city } contre { $other }, { $defence } à { $attack }.
ui-renaissance-tale-battle_tied = { $seat } garde { renaissance-city } contre { $other } : égalité, { $attack } à { $defence }.
ui-renaissance-tale-saved = { $seat } sauve une carte par une Retraite : { renaissance-card }.
ui-renaissance-tale-card_played = { $seat } joue { renaissance-card }.
ui-renaissance-tale-plundered = { $seat } pille { renaissance-city } et reçoit { $ducats } ⟦coin⟧.
ui-renaissance-tale-plunder_failed = { $seat } pille en vain { renaissance-city }.
ui-renaissance-tale-corrupted = { $seat } corrompt { renaissance-city } et la prend à { $other }.
ui-renaissance-tale-corruption_failed = { $seat } tente en vain de corrompre { renaissance-city }.
ui-renaissance-tale-married = { $seat } gagne { renaissance-city } par mariage ; { $other } reçoit { $ducats } ⟦coin⟧.
ui-renaissance-tale-artist_came = { renaissance-artist } s'installe ({ renaissance-city }) et travaille pour { $seat }.
ui-renaissance-tale-banker_paid = Un banquier ({ renaissance-city }) verse à { $seat } { $ducats } ⟦coin⟧.
ui-renaissance-tale-returned = { $seat } revient ({ renaissance-city }) avec { $ducats } ⟦coin⟧.
ui-renaissance-tale-garrison_set = { $seat } place une garnison : { renaissance-city }.
ui-renaissance-tale-rampart_set = { $seat } place son premier rempart : { renaissance-city }.
ui-renaissance-tale-palace_set = { $seat } place un palais : { renaissance-city }.
ui-renaissance-tale-given = { $seat } donne à { $other } { $ducats } ⟦coin⟧.
ui-renaissance-tale-swapped = { $seat } et { $other } échangent { renaissance-city } contre { $home }.
ui-renaissance-tale-passed = { $seat } passe.
ui-renaissance-tale-scored =
    { $gained ->
        [0] { $seat } ne gagne aucun point et en a { $points }.
       *[other] { $seat } gagne { $gained } (provinces { $provinces }, artistes { $artists }) et en a { $points }.
    }
ui-renaissance-tale-earned = Le trésor reçoit { $ducats } ⟦coin⟧.
ui-renaissance-tale-earned-alone = { $seat } reçoit { $ducats } ⟦coin⟧.
