### Renaissance en français.
### Arguments : $seat, $other et $side sont des noms de joueurs ; $card, $mission, $material… sont des expressions faites des entrées ci-dessous.

## Cartes, missions, plateaux

artigiano-title =
    { $title ->
        [revolt] La révolte
        [lintel] Le linteau
        [reinforcements] Les renforts
        [landslide] Le glissement de terrain
        [pulley] La poulie
        [building-plan] Le plan de construction
        [well] Le puits
        [vestibule] Le vestibule
        [bargain] La bonne affaire
        [pillage] Le pillage
        [double-attack] La double attaque
        [cellar] La cave
        [square-formation] La formation au carré
        [trade] Le négoce
        [cannon] Le canon
        [musket] Le mousquet
        [ruse] La ruse
        [crossbow] L'arbalète
        [market-stall] L'étal
        [arrangement] L'arrangement
        [bread-oven] Le four à pain
        [cleaver] Le hachoir
        [village-square] La place du village
        [dealing] La tractation
        [keystone] La clef de voûte
        [convent] Le couvent
        [brotherhood] La confrérie
        [angelus] L'angelus
        [pater-noster] Le Pater Noster
        [prayer] La prière
        [chapel] La chapelle
        [gargoyle] La gargouille
        [revelation] La révélation
        [espionage] L'espionnage
        [storeroom] Le cellier
        [bad-weather] Les intempéries
        [double-helix-staircase] L'escalier à double révolution
        [common-grave] La fosse commune
        [carpet-seller] Le marchand de tapis
        [fraud] La fraude
        [siege] Le siège
        [barracks] Le casernement
        [shop-front] La devanture
        [smuggling] La contrebande
        [sin] Le péché
        [baptism] Le baptême
        [cloister] Le cloître
        [confessional] Le confessionnal
        [roofer] Le couvreur
        [renovator] Le rénovateur
        [storekeeper] Le magasinier
        [journeyman] Le compagnon
        [blacksmith] Le forgeron
        [captain] Le capitaine
        [press-gang] Le racol
        [master-at-arms] Le maître d'armes
        [officer] L'officier
        [provost-marshal] Le prévôt de la maréchaussée
        [ironmonger] Le quincaillier
        [beekeeper] Le ruchier
        [pawnbroker] Le prêteur sur gage
        [turnkey] Le porte-clefs
        [trinket-seller] La pacotilleuse
        [bell-ringer] Le carillonneur
        [pope] Le pape
        [parish-priest] Le curé
        [choirboy] L'enfant de chœur
       *[virgin] La vierge
    }
artigiano-two-titles =
    { $title ->
        [carpet-seller] Le marchand de tapis ou La fraude
       *[espionage] L'espionnage ou Le cellier
    }
artigiano-mission-title =
    { $title ->
        [ladies-peace] La Paix des Dames
        [estates-general] Les États Généraux
        [king-of-navarre] Le Roi de Navarre
        [pavia] La bataille de Pavie
        [peace-of-nice] La Paix de Nice
        [way-of-the-cross] Le chemin de croix
        [malcontents] Le complot des Malcontents
        [arques] La bataille d'Arques
        [saint-james] Le chemin de Saint-Jacques
        [saint-bartholomew] Le massacre de la Saint-Barthélémy
        [mercator] La projection de Mercator
        [chip-log] Le loch
        [galileo] Le télescope de Galilée
        [greengage] La Reine-Claude
        [rosat-confit] Le confit de Rosat
        [muscovy] La compagnie de Moscovie
        [cotton] La découverte du coton
        [cape-horn] Le cap Horn
        [east-india] La compagnie des Indes Orientales
        [spice-route] La route des épices
        [fifteen-fifteen] Quinze cent quinze
        [siege-of-paris] Le siège de Paris
        [granada] La prise de Grenade
        [treaty-of-verger] Le traité du Verger
        [field-of-gold] Le camp du Drap d'Or
        [amboise] La conjuration d'Amboise
        [edict-of-nantes] L'édit de Nantes
        [burning-chamber] La Chambre ardente
        [placards] L'affaire des Placards
        [wassy] Le massacre de Wassy
        [strozzi-lanterns] Les lanternes du Palais Strozzi de Nicolo Grosso
        [gossip-chair] Le caquetoire
        [mullioned-window] La fenêtre à meneaux
        [ortelius-map] La mappemonde d'Abraham Ortelius
        [slate-roofs] Les toitures en ardoise
        [new-world] Le Nouveau monde
        [route-to-india] La route de l'Inde
        [queens-herb] L'herbe à la reine
        [panama] L'isthme de Panama
       *[sugar-cane] La découverte de la canne à sucre
    }
artigiano-kinds =
    { $kinds ->
        [f] fondation
        [s] pierre
        [t] tuile
        [fs] fondation ou pierre
        [st] pierre ou tuile
       *[fst] tout genre
    }
artigiano-material = { artigiano-kinds } { $value }
artigiano-composite = { artigiano-title } ({ artigiano-kinds } { $value })
artigiano-kind =
    { $kind ->
        [foundation] fondation
        [stone] pierre
       *[tile] tuile
    }
artigiano-family =
    { $family ->
        [army] Armée
        [clergy] Clergé
        [craftsmen] Artisans
       *[merchants] Commerçants
    }
artigiano-character =
    { $character ->
        [army] plutôt offensive
        [clergy] plutôt défensive
        [craftsmen] qualité et protection des matériaux
       *[merchants] échanges entre joueurs
    }
artigiano-board =
    { $board ->
        [chenonceau] Chenonceau
        [chillon] Chillon
        [egeskov] Egeskov
        [rosenborg] Rosenborg
       *[quick] petit château
    }
artigiano-type =
    { $type ->
        [material] Matériau
        [action] Action
        [action_material] Action / Matériau
        [special] Spéciale
        [royal_mission] Mission royale
       *[princely_mission] Mission princière
    }
artigiano-slot =
    { $slot ->
        [ordinary] place ordinaire
       *[shielded] place protégée
    }
artigiano-ban =
    { $ban ->
        [draw] ne piochera pas
        [play_action] ne jouera aucune action
        [place_material_from_hand] ne bâtira rien depuis sa main
       *[place_material] ne bâtira rien
    }
artigiano-score =
    { $score ->
        [full] château complet
        [castle] château
        [specials] zone spéciale
        [missions] missions réussies
       *[missed] missions obligatoires manquées
    }

## Ce que dit une carte ; $text vient des données

artigiano-described-material = Un matériau : { artigiano-kinds }, valeur { $value }.
artigiano-described-composite = { $text } Ou un matériau : { artigiano-kinds }, valeur { $value }.
artigiano-described-action = { $text }
artigiano-described-mission = { $text } { word-points }.

## Vocabulaire des tables et des titres

artigiano-name-castle = château
artigiano-name-stock = stock
artigiano-name-shielded = places protégées
artigiano-name-zone = zone spéciale
artigiano-name-draw-pile = pioche
artigiano-name-discard-pile = défausse
artigiano-name-hand = main
artigiano-name-mandatory = missions obligatoires
artigiano-name-missions = missions
artigiano-name-optional = missions facultatives
artigiano-name-shown = retournées
artigiano-name-turn = tour
artigiano-name-team = équipe
artigiano-name-cell = case
artigiano-name-under-way = En cours : « { $card } », par le joueur { $number }
artigiano-name-face-down =
    { $missions ->
        [one] une mission cachée
       *[other] { $missions } missions cachées
    }
artigiano-name-listed = { $what } : { $list }
artigiano-name-log = actions jouées

## Questions

artigiano-prompt-mandatory =
    { $left ->
        [one] Désignez une mission obligatoire : manquée à la fin, elle coûte ses points.
       *[other] Désignez { $left } missions obligatoires, une par une dans l'ordre de la liste : chacune, manquée à la fin, coûte ses points.
    }
artigiano-prompt-copy = Le quincaillier, une fois dans la partie : refaites une action jouée par un autre depuis votre dernier tour.
artigiano-prompt-act =
    { $placed ->
        [0] À vous : bâtissez, jouez une action, une spéciale, votre stock, ou défaussez.
       *[other] Bâtissez un autre matériau, ou arrêtez.
    }
artigiano-prompt-stock =
    { $played ->
        [0] Vous jouez votre stock : jouez une de ses cartes.
       *[other] Vous jouez votre stock : jouez une autre de ses cartes, ou reposez le reste.
    }
artigiano-prompt-store = Mettez une carte de votre main en stock pour plus tard, ou aucune.
artigiano-prompt-draw = Piochez et terminez votre tour.
artigiano-prompt-poach = Le racol : à quel adversaire prenez-vous une carte au hasard ?
artigiano-prompt-cancel = Le pape, une fois dans la partie : annulez-vous l'action que le joueur { $to } vient d'annoncer ?
artigiano-prompt-place =
    { $left ->
        [one] L'action que vous jouez permet de bâtir un matériau : lequel ?
        [9] L'action que vous jouez permet de bâtir tous les matériaux qui conviennent : lequel vient ensuite ?
       *[other] L'action que vous jouez permet de bâtir jusqu'à { $left } matériaux : lequel vient ensuite ?
    }
artigiano-prompt-echo = Le four à pain : comme celui qui vient de la bâtir, vous pouvez bâtir une carte { artigiano-kind } { $value } de votre main.
artigiano-prompt-follow = La double attaque : enchaînez avec une autre action, doublée, ou arrêtez-vous.
artigiano-prompt-lose =
    { $cascade ->
        [0] { $left ->
            [one] Votre action détruit un matériau : lequel ?
           *[other] Votre action détruit { $left } matériaux : lesquels, dans l'ordre de la liste ?
        }
       *[other] { $left ->
            [one] Le glissement de terrain : laquelle de vos fondations s'écroule, avec tout ce qu'elle porte ?
           *[other] Le glissement de terrain : désignez vos { $left } fondations qui s'écroulent, avec tout ce qu'elles portent.
        }
    }
artigiano-prompt-flank = La ruse : sur quel flanc votre château perd-il la carte extérieure de chaque étage ?
artigiano-prompt-discard =
    { $least ->
        [0] La fosse commune : défaussez autant de cartes de votre main que vous voulez.
        [one] { $filter ->
            [2] La confrérie : quelle action de votre main défaussez-vous ?
           *[other] L'action en cours vous fait défausser une carte de votre main : laquelle ?
        }
       *[other] { $filter ->
            [2] La confrérie : désignez, dans l'ordre de la liste, les { $least } actions de votre main à défausser.
           *[other] L'action en cours : désignez, dans l'ordre de la liste, les { $least } cartes de votre main à défausser.
        }
    }
artigiano-prompt-discard_stock =
    { $left ->
        [one] Le siège : quelle carte de votre stock défaussez-vous ?
       *[other] Le siège : désignez, dans l'ordre de la liste, les { $left } cartes de votre stock à défausser.
    }
artigiano-prompt-show = Le confessionnal : laquelle de vos missions obligatoires montrez-vous ?
artigiano-prompt-take_stock = Le vestibule : quel matériau du stock consulté bâtissez-vous chez vous ?
artigiano-prompt-take_hand =
    { $left ->
        [one] Le négoce : quelle carte prenez-vous dans la main du joueur { $to } ?
       *[other] Le négoce : prenez, dans l'ordre de la liste, { $left } cartes dans la main du joueur { $to }.
    }
artigiano-prompt-give =
    { $left ->
        [one] Quelle carte de votre main donnez-vous en échange au joueur { $to } ?
       *[other] Donnez en échange au joueur { $to }, dans l'ordre de la liste, { $left } cartes de votre main.
    }
artigiano-prompt-swap =
    { $with ->
        [0] Le péché : désignez des cartes de votre stock, puis autant de cartes de votre main qui prennent leur place.
       *[other] La révélation : désignez des cartes de votre stock, puis autant de cartes de l'autre stock qui prennent leur place.
    }
artigiano-prompt-bargain = La bonne affaire : désignez un de vos matériaux, puis le matériau adverse avec lequel il change de place.
artigiano-prompt-steal = Le pillage : quel matériau emportez-vous pour le bâtir chez vous ?
artigiano-prompt-rearrange =
    { $laying ->
        [0] Le plan de construction : quels matériaux soulevez-vous pour les reposer ailleurs ?
       *[other] Le plan de construction : sur quelle case reposez-vous le matériau suivant ?
    }
artigiano-prompt-keep =
    { $left ->
        [one] L'angelus : laquelle de ces cartes prenez-vous en main ?
       *[other] L'angelus : prenez en main, dans l'ordre de la liste, { $left } de ces cartes.
    }
artigiano-prompt-order = Des cartes retournent sur la pioche : laquelle va dessus, avant celles qui restent à désigner ?
artigiano-prompt-offer = La place du village : désignez des cartes de votre main, puis celles que vous voulez du joueur { $to }, ou arrêtez.
artigiano-prompt-answer = La place du village : acceptez-vous l'échange que propose le joueur { $to } ?
artigiano-prompt-pool =
    { $left ->
        [one] Le cloître : quelle carte de votre main glissez-vous dans le tas commun ?
       *[other] Le cloître : glissez dans le tas commun, dans l'ordre de la liste, { $left } cartes de votre main.
    }
artigiano-prompt-deal =
    { $left ->
        [one] Le cloître : quelle carte du tas donnez-vous au joueur { $to } ?
       *[other] Le cloître : donnez au joueur { $to }, dans l'ordre de la liste, { $left } cartes du tas.
    }
artigiano-prompt-drop = La clef de voûte : laquelle de vos cartes spéciales défaussez-vous ?
artigiano-prompt-keep_stored =
    { $left ->
        [one] Le magasinier est perdu : quelle carte des places protégées reste dans votre stock ?
       *[other] Le magasinier est perdu : désignez, dans l'ordre de la liste, les { $left } cartes des places protégées qui restent dans votre stock.
    }
artigiano-prompt-renovate = Le rénovateur : lequel de vos matériaux remplacez-vous par un plus fort de votre main ?
artigiano-prompt-final = La partie est finie : retournez les missions princières réussies.
artigiano-prompt-cell = Sur quelle case de votre château bâtissez-vous « { $card } » ?
artigiano-prompt-double = La double attaque : deux fois plus de joueurs visés, ou deux fois plus de cartes ?
artigiano-prompt-target =
    { $left ->
        [one] Contre qui jouez-vous « { $card } » ?
       *[other] Contre qui jouez-vous « { $card } » ? Vous pouvez désigner jusqu'à { $left } cibles, l'une après l'autre.
    }
artigiano-prompt-aim_at_card = Quelle carte spéciale en jeu votre action retire-t-elle ?
artigiano-prompt-past = La prière : quelle action retournez-vous contre celui qui l'a dirigée contre vous ?
artigiano-prompt-this_one = Elle a été jouée plusieurs fois : est-ce la plus récente ?
artigiano-prompt-special_side = Contre qui jouez-vous « { $special } » ?
artigiano-prompt-special_cell = Sur quel matériau posez-vous « { $special } » ?
artigiano-prompt-special_material = Le couvreur : quel matériau de votre main bâtissez-vous avec lui, sur une case de n'importe quel genre ?
artigiano-prompt-stronger = Le rénovateur : quel matériau plus fort de votre main prend sa place ?
artigiano-prompt-slot = Stockez-vous la carte à une place ordinaire, ou à une place protégée, hors d'atteinte des actions ?

## Actions. Un attribut le dit pour une question

artigiano-action-pass = Passer
    .act = Arrêter de bâtir
    .copy = Ne rien refaire
    .stock = Reposer le reste
    .poach = N'en prendre aucune
    .cancel = Laisser faire
    .echo = Ne rien bâtir
    .follow = S'arrêter là
    .take_stock = Ne rien bâtir
    .renovate = Ne plus remplacer
    .store = Ne rien stocker
    .draw = Piocher et terminer le tour
    .place = Arrêter de bâtir
    .offer = C'est tout
    .answer = Refuser
    .swap = C'est tout
    .rearrange = C'est tout
    .discard = C'est tout
    .target = C'est tout
    .this_one = Une plus ancienne
    .final = C'est tout
artigiano-action-yes = Oui
    .cancel = L'annuler
    .answer = Accepter
    .this_one = Celle-ci
artigiano-action-mission = Choisir « { $mission } »
    .mandatory = « { $mission } » est obligatoire
    .show = Montrer « { $mission } »
artigiano-action-place = Bâtir « { $material } »
artigiano-action-act = Jouer « { $action } »
artigiano-action-special = Jouer « { $special_card } »
artigiano-action-discard = Défausser « { $any_card } »
artigiano-action-stock = Jouer le stock
artigiano-action-card = Choisir « { $any_card } »
    .store = Stocker « { $any_card } »
    .discard = Défausser « { $any_card } »
    .give = Donner « { $any_card } »
    .take_hand = Prendre « { $any_card } »
    .keep = Garder « { $any_card } »
artigiano-action-slot = Prendre la { artigiano-slot }
artigiano-action-cell = Case { $cell } du château { $castle_of }
artigiano-action-seat = Joueur { $player }
artigiano-action-side = Château { $castle_of }
artigiano-action-flank =
    { $flank ->
        [left] Flanc gauche
       *[right] Flanc droit
    }
artigiano-action-double =
    { $double ->
        [targets] Deux fois plus de cibles
       *[cards] Deux fois plus de cartes
    }
artigiano-action-claim = Retourner « { $princely } »

## Ce qui s'est passé

artigiano-event-missions_chosen = { $seat } a choisi ses missions obligatoires.
artigiano-event-mission_named = { $seat } a désigné une mission obligatoire.
    .mission = { $seat } a désigné « { $mission } » comme obligatoire.
artigiano-event-turn_began = C'est à { $seat } de jouer.
artigiano-event-turn_skipped = { $seat } passe son tour.
artigiano-event-placed = { $seat } bâtit « { $card } » chez { $side }, case { $cell }.
artigiano-event-material_taken = { $seat } emporte « { $card } », bâti chez { $side }, case { $cell }.
artigiano-event-action_played = { $seat } joue « { $card } ».
artigiano-event-action_copied = { $seat } refait « { $card } ».
artigiano-event-not_copied = { $seat } ne refait aucune action.
artigiano-event-aimed = Elle vise { $other }.
artigiano-event-aimed_at_side = Elle vise { $side }.
artigiano-event-aimed_at_card = Elle vise « { $card } ».
artigiano-event-turned_back = { $seat } retourne « { $card } » contre { $other }.
artigiano-event-cancelled = { $seat } annule « { $card } ».
artigiano-event-not_cancelled = { $seat } laisse passer.
artigiano-event-bounced = « { $card } » protège { $side } et passe chez { $other }.
artigiano-event-gathered = « { $card } » est recueillie par { $side }.
artigiano-event-special_in_zone = { $seat } pose « { $card } » chez { $side }, en zone spéciale.
artigiano-event-special_on_cell = { $seat } pose « { $card } » chez { $side }, case { $cell }.
artigiano-event-special_on_stock = { $seat } pose « { $card } » chez { $side }, sur le stock.
artigiano-event-special_in_stock = { $seat } met « { $card } » chez { $side }, dans le stock.
artigiano-event-special_moved = « { $card } » passe chez { $side }, en zone spéciale.
artigiano-event-special_taken = { $seat } prend « { $card } » à { $side }.
artigiano-event-special_lost = { $side } perd « { $card } ».
artigiano-event-discarded = { $seat } défausse « { $card } ».
artigiano-event-stock_discarded = Chez { $side }, « { $card } » quitte le stock pour la défausse.
artigiano-event-stock_picked_up = { $seat } joue son stock.
artigiano-event-stock_put_back = { $seat } reprend sa main.
artigiano-event-stored = { $seat } stocke une carte ({ artigiano-slot }).
    .card = { $seat } stocke « { $card } » ({ artigiano-slot }).
artigiano-event-stored_for_both = { $seat } stocke une carte ({ artigiano-slot }).
    .card = { $seat } stocke « { $card } » ({ artigiano-slot }).
artigiano-event-stock_rearranged = { $side } déplace des cartes vers des places ordinaires : { $number }.
artigiano-event-drawn = { $seat } pioche une carte.
    .card = { $seat } pioche « { $card } ».
artigiano-event-pile_ran_out = { $seat } doit piocher et la pioche est vide.
artigiano-event-not_drawn = { $seat } ne pioche pas.
artigiano-event-material_lost = { $side } perd « { $card } » sur la case { $cell }.
artigiano-event-materials_swapped = { $seat } échange sa case { $cell } avec { $side }, case { $other_cell }.
artigiano-event-material_moved = { $seat } déplace « { $card } » de la case { $cell } à la case { $other_cell }.
artigiano-event-hand_looked_at = { $seat } regarde la main que tient { $other }.
artigiano-event-stock_looked_at = { $seat } regarde le stock chez { $side }.
artigiano-event-hand_shown = { $seat } montre toute sa main.
artigiano-event-card_seen = Une carte est vue chez { $side }.
    .card = Chez { $side } : « { $card } ».
artigiano-event-card_shown = { $seat } montre « { $card } ».
artigiano-event-turned_up = { $seat } retourne « { $card } » de la pioche.
artigiano-event-kept = { $seat } garde « { $card } ».
artigiano-event-put_back = { $seat } remet des cartes sur la pioche : { $number }.
artigiano-event-taken = { $seat } prend une carte à { $other }.
    .card = { $seat } prend « { $card } » à { $other }.
artigiano-event-taken_at_random = { $seat } prend une carte au hasard à { $other }.
    .card = { $seat } prend au hasard « { $card } » à { $other }.
artigiano-event-given = { $seat } donne une carte à { $other }.
    .card = { $seat } donne « { $card } » à { $other }.
artigiano-event-hands_swapped = { $seat } et { $other } échangent leurs mains.
artigiano-event-card_came = { $seat } reçoit une carte.
    .card = { $seat } reçoit « { $card } ».
artigiano-event-stocks_swapped = { $seat } échange des cartes de stock avec { $side } : { $number }.
artigiano-event-stock_and_hand_swapped = { $seat } échange des cartes entre stock et main : { $number }.
artigiano-event-stock_card_came = Chez { $side }, une carte entre dans le stock.
    .card = Chez { $side }, « { $card } » entre dans le stock.
artigiano-event-no_action_in_hand = { $seat } n'a plus d'action en main.
artigiano-event-pooled = { $seat } met des cartes dans le tas : { $number }.
artigiano-event-pool_seen = { $seat } regarde une carte du tas.
    .card = Dans le tas : « { $card } ».
artigiano-event-dealt = { $seat } donne à { $other } une carte du tas.
    .card = { $seat } donne à { $other } « { $card } » du tas.
artigiano-event-offered = { $seat } propose un échange à { $other }.
artigiano-event-offer_gives = { $seat } offre une carte.
    .card = { $seat } offre « { $card } ».
artigiano-event-offer_asks = { $seat } demande une carte.
    .card = { $seat } demande « { $card } ».
artigiano-event-offer_accepted = { $seat } accepte l'offre faite par { $other }.
artigiano-event-offer_refused = { $seat } refuse l'offre faite par { $other }.
artigiano-event-no_more_offers = { $seat } ne propose plus rien.
artigiano-event-will_skip = { $other } passera son prochain tour.
artigiano-event-will_be_barred = Au prochain tour, { $other } { artigiano-ban }.
artigiano-event-will_place = { $seat } pourra bâtir jusqu'à { $number } matériaux au prochain tour.
artigiano-event-will_play_again = { $seat } rejouera.
artigiano-event-protected = { $seat } met son château à l'abri jusqu'à son prochain tour.
artigiano-event-mission_shown = { $side } montre une mission obligatoire à { $seat }.
    .mission = { $side } montre « { $mission } » à { $seat }.
artigiano-event-claimed =
    { $mandatory ->
        [0] { $seat } retourne « { $mission } ».
       *[other] { $seat } retourne « { $mission } », mission obligatoire.
    }
artigiano-event-last_claims = { $seat } a dit son dernier mot.
artigiano-event-holds_for_both =
    { $holds ->
        [0] « { $mission } » n'est plus vraie de vos deux mains.
       *[other] « { $mission } » est vraie de vos deux mains : vous pouvez la retourner.
    }
artigiano-event-achieved =
    { $mandatory ->
        [0] { $side } a réussi « { $mission } ».
       *[other] { $side } a réussi « { $mission } », mission obligatoire.
    }
artigiano-event-missed =
    { $mandatory ->
        [0] { $side } n'a pas réussi « { $mission } ».
       *[other] { $side } n'a pas réussi « { $mission } », mission obligatoire.
    }
artigiano-event-scored = { $side } : château { $castle }, château complet { $full }, zone spéciale { $specials }, missions { $missions }, manquées { $missed }.
artigiano-event-game_ended =
    { $reason ->
        [1] Un château est complet : la partie est finie.
       *[other] La pioche est vide : la partie est finie.
    }
artigiano-event-flank_named =
    { $flank ->
        [left] { $seat } expose son flanc gauche.
       *[right] { $seat } expose son flanc droit.
    }
artigiano-event-declined = { $seat } ne bâtit plus rien.
artigiano-event-left_shielded = La carte vient d'une place protégée, chez { $side }.

## Pourquoi pas

artigiano-refusal-not-your-mission = « { $mission } » n'est pas une de vos missions.
artigiano-refusal-already-up = « { $mission } » est déjà retournée.
artigiano-refusal-choose-missions-first = Choisissez d'abord vos missions obligatoires.
artigiano-refusal-does-not-hold = La condition de « { $mission } » n'est pas remplie.
artigiano-refusal-play-one-at-least = Jouez au moins une carte du stock.
artigiano-refusal-must-act = Choisissez une des cinq opérations.
artigiano-refusal-place-or-stop = Vous bâtissez : bâtissez un autre matériau ou arrêtez.
artigiano-refusal-already-playing-stock = Vous jouez déjà votre stock.
artigiano-refusal-stock-blocked = Le Capitaine bloque votre stock.
artigiano-refusal-stock-empty = Votre stock est vide.
artigiano-refusal-not-in-stock = « { $card } » n'est pas parmi les cartes ramassées.
artigiano-refusal-not-in-hand = Vous n'avez pas « { $card } » en main.
artigiano-refusal-may-not-place = Vous ne pouvez pas bâtir à ce tour.
artigiano-refusal-no-cell = Aucune case libre et soutenue pour « { $card } ».
artigiano-refusal-may-not-act = Vous ne pouvez jouer aucune action à ce tour.
artigiano-refusal-never-played = « { $special } » ne se joue pas.
artigiano-refusal-no-place-for-special = « { $special } » ne trouve pas de place.
artigiano-refusal-not-allowed-here = Cela ne répond pas à la question : { artigiano-asked }.
artigiano-asked =
    { $ask ->
        [mandatory] missions obligatoires
        [copy] une action à refaire
        [store] une carte à stocker
        [draw] piocher
        [poach] un joueur
        [cancel] annuler ou non
        [place] un matériau à bâtir
        [echo] une carte pareille à bâtir
        [follow] une autre action
        [lose] un matériau perdu
        [flank] gauche ou droite
        [discard] des cartes à défausser
        [discard_stock] une carte du stock
        [show] une mission à montrer
        [take_stock] un matériau du stock
        [take_hand] une carte à prendre
        [give] une carte à donner
        [swap] des cartes à échanger
        [bargain] des matériaux à échanger
        [steal] un matériau à emporter
        [rearrange] une case de votre château
        [keep] une carte à garder
        [order] la carte suivante
        [offer] une offre
        [answer] accepter ou refuser
        [pool] des cartes pour le tas
        [deal] des cartes du tas
        [drop] une de vos spéciales
        [keep_stored] des cartes qui restent
        [renovate] un matériau à remplacer
        [final] dernières missions
        [cell] une case où bâtir
        [double] ce qui est doublé
        [target] une cible
        [aim_at_card] une carte spéciale
        [past] une action passée
        [this_one] celle-ci ou non
        [special_side] chez qui
        [special_cell] un matériau
        [special_material] un de vos matériaux
        [stronger] un matériau plus fort
       *[slot] une place de stock
    }

## Positions impossibles

artigiano-impossible-cards = Chaque carte des familles choisies doit être à une seule place.
artigiano-impossible-castles = Un château porte ce qu'il ne peut porter.
artigiano-impossible-stocks = Un stock a trop de cartes.
artigiano-impossible-bounds = Une main a des actions qu'elle ne peut avoir.
artigiano-impossible-missions = Les missions ne concordent pas.
artigiano-impossible-question = Cette question ne peut être posée ici.

## Règles en une phrase

artigiano-rule-ART-RUL-16 = La partie s'arrête aussitôt ; viennent ensuite les dernières missions, les missions royales et les points.
artigiano-rule-ART-MIS-01 = À tout moment, un joueur peut retourner une de ses missions princières dont la condition est remplie.
artigiano-rule-ART-MIS-02 = Une mission princière retournée est définitivement réussie.
artigiano-rule-ART-SETUP-09 = Chacun garde deux de ses cinq missions comme obligatoires (une en partie rapide).
artigiano-rule-ART-RUL-18 = Une mission est retournée par son propriétaire tant que sa condition est remplie, mais pas au milieu d'une carte.
artigiano-rule-ART-STK-01 = Pour jouer son stock, on met sa main de côté et on ramasse toutes les cartes du stock.
artigiano-rule-ART-STK-02 = On en joue tout ou partie, au moins une, dans l'ordre voulu.
artigiano-rule-ART-TURN-02 = On joue dans le sens des aiguilles d'une montre.
artigiano-rule-ART-TURN-04 = En phase 1, le joueur fait exactement une des cinq opérations.
artigiano-rule-ART-RUL-32 = La Poulie permet de bâtir jusqu'à trois matériaux de la main.
artigiano-rule-ART-SFX-06 = Le Capitaine bloque un stock jusqu'à ce que son propriétaire défausse un 4 ou un 5 de sa main.
artigiano-rule-ART-RUL-14 = Un stock vide ou bloqué ne peut être joué.
artigiano-rule-ART-RUL-12 = Ce qui pèse sur le tour suivant finit avec lui.
artigiano-rule-ART-MAT-03 = Le genre du matériau doit être celui de la case.
artigiano-rule-ART-MAT-04 = Les cases sur lesquelles il repose doivent être occupées.
artigiano-rule-ART-AFX-35 = Le Couvent interdit toute action à un adversaire à son tour suivant.
artigiano-rule-ART-SFX-14 = Le Porte-clefs ne se joue pas.
artigiano-rule-ART-RUL-87 = Une carte spéciale ne se joue que si son texte trouve une place.
artigiano-rule-ART-RUL-64 = Le Quincaillier refait une action jouée par un autre depuis le tour précédent de son propriétaire.
artigiano-rule-ART-STO-01 = En phase 2, un joueur peut stocker une carte de sa main.
artigiano-rule-ART-RUL-88 = La phase 3 commence sur un mot du joueur actif.
artigiano-rule-ART-SFX-07 = Le Racol prend une carte au hasard à tout adversaire ayant bâti un 4 ou un 5 depuis sa main.
artigiano-rule-ART-SFX-17 = Le Pape annule une action adverse une fois dans la partie.
artigiano-rule-ART-RUL-05 = On fait tout ce qui est possible ; bâtir reste facultatif.
artigiano-rule-ART-AFX-28 = Four à pain : les adversaires qui ont une carte pareille peuvent aussi la bâtir.
artigiano-rule-ART-AFX-15 = La Double attaque permet une autre action, aux cibles ou aux cartes doublées.
artigiano-rule-ART-RUL-02 = Un matériau est découvert quand aucune case occupée ne repose sur lui.
artigiano-rule-ART-AFX-21 = Ruse : la cible choisit gauche ou droite et y perd la carte extérieure de chaque étage.
artigiano-rule-ART-AFX-24 = Siège : chaque adversaire défausse une carte de son stock, à son choix.
artigiano-rule-ART-AFX-46 = Confessionnal : un adversaire montre une mission obligatoire à l'auteur.
artigiano-rule-ART-AFX-08 = Vestibule : regardez un stock et bâtissez, si vous voulez, un de ses matériaux.
artigiano-rule-ART-AFX-18 = Négoce : voyez une main, prenez une carte, donnez-en une.
artigiano-rule-ART-RUL-41 = On donne autant de cartes qu'il en est vraiment arrivé.
artigiano-rule-ART-RUL-54 = Les cartes s'échangent une pour une ; un Capitaine sur son propre stock l'interdit.
artigiano-rule-ART-RUL-37 = Chaque matériau doit convenir à la case de l'autre.
artigiano-rule-ART-AFX-10 = Pillage : prenez un matériau découvert qui peut être bâti chez vous.
artigiano-rule-ART-RUL-33 = Seul le château final compte ; rien ne peut le quitter.
artigiano-rule-ART-AFX-37 = Angélus : montrez trois cartes, gardez-en une, reposez les deux autres.
artigiano-rule-ART-RUL-34 = Les autres cartes reviennent sur la pioche dans l'ordre choisi.
artigiano-rule-ART-RUL-47 = Autant de cartes que l'on veut de part et d'autre, au moins une, six offres au plus.
artigiano-rule-ART-AFX-30 = Place du village : ouvrez vos mains et marchandez.
artigiano-rule-ART-AFX-45 = Cloître : chacun met deux cartes au tas, l'auteur en garde deux et en rend deux à chacun.
artigiano-rule-ART-RUL-55 = Qui a donné moins de cartes en reçoit autant.
artigiano-rule-ART-AFX-34 = Clef de voûte : une de vos cartes spéciales est défaussée.
artigiano-rule-ART-RUL-36 = Les cartes d'un Magasinier perdu vont aux places libres, le reste est défaussé.
artigiano-rule-ART-RUL-58 = Rénovateur : la nouvelle carte convient à la case et vaut plus que l'ancienne.
artigiano-rule-ART-RUL-23 = La Double attaque double les cibles ou les cartes, jamais les deux.
artigiano-rule-ART-RUL-04 = Nul ne se vise soi-même ni son partenaire.
artigiano-rule-ART-RUL-53 = Toute spéciale visible en jeu, sauf les remplaçantes des autres.
artigiano-rule-ART-RUL-51 = La Prière désigne une action qui a visé son joueur depuis son dernier tour.
artigiano-rule-ART-SPE-02 = Si une spéciale désigne un autre lieu, elle y va.
artigiano-rule-ART-RUL-60 = Elle se pose sur un matériau, le cas échéant adverse.
artigiano-rule-ART-RUL-57 = Couvreur : un matériau de la main sur toute case libre et soutenue.
artigiano-rule-ART-RUL-59 = Le Magasinier ajoute deux places protégées.

## Le client web (ui-artigiano-…)

ui-artigiano-answers-cancel = annulations d'actions
ui-artigiano-answers-echo = constructions de cartes pareilles
ui-artigiano-answers-copy = actions refaites
ui-artigiano-answers-poach = le racol

ui-artigiano-short = Artigiano
ui-artigiano-tab-hand = Main
ui-artigiano-tab-castle = Château
ui-artigiano-tab-missions = Missions
ui-artigiano-tab-others = Autres
ui-artigiano-key-letters = B A S K D P
ui-artigiano-key-letters-does = bâtir, jouer une action, une spéciale, le stock, défausser, passer
ui-artigiano-option-quick = partie rapide : petits châteaux, de 2 à 4 joueurs
ui-artigiano-option-teams = équipes de deux (4, 6 ou 8 joueurs)
ui-artigiano-option-families = Familles de cartes
ui-artigiano-value-drawn = familles au hasard
ui-artigiano-value-army = armée
ui-artigiano-value-clergy = clergé
ui-artigiano-value-craftsmen = artisans
ui-artigiano-value-merchants = commerçants
ui-artigiano-round = Tour de table { $number }

ui-artigiano-asks =
    { $own ->
        [own] « { $by } »
       *[other] « { $by } », par { $who }
    }
ui-artigiano-prompt-mandatory =
    { $left ->
        [one] choisissez une mission obligatoire : la manquer coûte des points.
       *[other] choisissez { $left } missions obligatoires : les manquer coûte des points.
    }
ui-artigiano-prompt-copy = « Le quincaillier », une fois : refaire une action ?
ui-artigiano-prompt-act =
    { $placed ->
        [0] bâtissez, jouez une carte ou le stock, ou défaussez.
       *[other] bâtissez un autre matériau, ou arrêtez.
    }
ui-artigiano-prompt-stock =
    { $played ->
        [0] jouez une carte de votre stock.
       *[other] jouez une autre carte du stock, ou reposez le reste.
    }
ui-artigiano-prompt-store = stockez une carte pour plus tard, ou aucune.
ui-artigiano-prompt-draw = piochez et terminez votre tour.
ui-artigiano-only-draw = { ui-artigiano-prompt-draw }
ui-artigiano-prompt-poach = « Le racol » : à qui prenez-vous une carte au hasard ?
ui-artigiano-prompt-cancel = « Le pape », une fois : annuler « { $by } », par { $who } ?
ui-artigiano-prompt-place =
    { $match ->
        [value] { $fixed ->
            [0] « { $by } » : bâtissez des cartes de même valeur.
           *[other] « { $by } » : un autre matériau de valeur { $fixed } ?
        }
        [kind] { $fixed ->
            [0] « { $by } » : bâtissez sur un seul genre de case.
           *[other] « { $by } » : un autre sur une case de ce genre ?
        }
        [table] « { $by } » : bâtissez des matériaux qui ont un jumeau.
       *[any] { $left ->
            [one] « { $by } » : bâtir un matériau ?
           *[other] « { $by } » : bâtir jusqu'à { $left } matériaux ?
        }
    }
ui-artigiano-prompt-echo = { ui-artigiano-asks } : bâtir une { artigiano-kind } { $value } ?
ui-artigiano-prompt-follow = « { $by } » : jouer une action, doublée ?
ui-artigiano-prompt-double = doubler « { $by } » : cibles ou cartes ?
ui-artigiano-prompt-lose =
    { $cascade ->
        [0] { $mine ->
            [yes] { $left ->
                [one] { ui-artigiano-asks } : quel matériau perdez-vous ?
               *[other] { ui-artigiano-asks } : quels { $left } matériaux perdez-vous ?
            }
           *[no] { $left ->
                [one] { ui-artigiano-asks } : détruisez un matériau chez { $name }.
               *[other] { ui-artigiano-asks } : détruisez { $left } matériaux chez { $name }.
            }
        }
       *[other] { $left ->
            [one] { ui-artigiano-asks } : quelle fondation tombe ?
           *[other] { ui-artigiano-asks } : quelles { $left } fondations tombent ?
        }
    }
ui-artigiano-prompt-flank = { ui-artigiano-asks } : quel flanc perd ses cartes ?
ui-artigiano-prompt-discard =
    { $least ->
        [0] « { $by } » : défaussez des cartes à volonté.
        [one] { $filter ->
            [2] { ui-artigiano-asks } : défaussez une action.
           *[other] { ui-artigiano-asks } : défaussez une carte.
        }
       *[other] { $filter ->
            [2] { ui-artigiano-asks } : défaussez { $least } actions.
           *[other] { ui-artigiano-asks } : défaussez { $least } cartes.
        }
    }
ui-artigiano-prompt-discard_stock =
    { $left ->
        [one] { ui-artigiano-asks } : défaussez une carte du stock.
       *[other] { ui-artigiano-asks } : défaussez { $left } cartes du stock.
    }
ui-artigiano-prompt-drop = « { $by } » : défaussez une de vos spéciales.
ui-artigiano-prompt-show = « { $by } » : montrez une mission à { $name }.
ui-artigiano-prompt-take_stock = « { $by } » : bâtir ce que stocke { $name } ?
ui-artigiano-prompt-take_hand =
    { $left ->
        [one] « { $by } » : prenez à { $name } une carte de sa main.
       *[other] « { $by } » : prenez à { $name } { $left } cartes de sa main.
    }
ui-artigiano-prompt-give =
    { $left ->
        [one] « { $by } » : rendez une carte à { $name }.
       *[other] « { $by } » : rendez { $left } cartes à { $name }.
    }
ui-artigiano-prompt-swap =
    { $with ->
        [0] « { $by } » : échangez entre stock et main, ou rien.
       *[other] « { $by } » : échanger du stock avec { $name } ?
    }
ui-artigiano-prompt-bargain =
    { $begun ->
        [0] « { $by } » : qu'échangez-vous avec { $name } ?
        [2] échanger « { $thing } » contre « { $stuff } », chez { $name } ?
       *[other] « { $by } » : et contre quoi, chez { $name } ?
    }
ui-artigiano-prompt-steal = « { $by } » : quel matériau prenez-vous à { $name } ?
ui-artigiano-prompt-rearrange =
    { $laying ->
        [0] « { $by } » : soulevez des matériaux.
       *[other] « { $by } » : où va « { $stuff } » ?
    }
ui-artigiano-prompt-keep =
    { $left ->
        [one] « { $by } » : prenez en main une de ces cartes.
       *[other] « { $by } » : prenez en main { $left } de ces cartes.
    }
ui-artigiano-prompt-order = « { $by } » : quelle carte va en haut de la pioche ?
ui-artigiano-prompt-offer = « { $by } » : proposez un échange à { $name }.
ui-artigiano-prompt-answer = « { $by } » : échanger ainsi avec { $name } ?
ui-artigiano-prompt-pool =
    { $left ->
        [one] { ui-artigiano-asks } : ajoutez une carte au tas.
       *[other] { ui-artigiano-asks } : ajoutez { $left } cartes au tas.
    }
ui-artigiano-prompt-deal =
    { $mine ->
        [yes] { $left ->
            [one] « { $by } » : gardez une carte du tas.
           *[other] « { $by } » : gardez { $left } cartes du tas.
        }
       *[no] { $left ->
            [one] « { $by } » : donnez à { $name } une carte du tas.
           *[other] « { $by } » : donnez à { $name } { $left } cartes du tas.
        }
    }
ui-artigiano-prompt-renovate = « Le rénovateur » : poser un matériau plus fort ?
ui-artigiano-prompt-special_material = « Le couvreur » : quel matériau, sur toute case ?
ui-artigiano-prompt-slot = à quelle place stocker « { $thing } » ?
ui-artigiano-prompt-final = partie finie : retournez vos missions réussies.
ui-artigiano-prompt-keep_stored =
    { $left ->
        [one] « Le magasinier » perdu : gardez une carte en stock.
       *[other] « Le magasinier » perdu : gardez { $left } cartes en stock.
    }
ui-artigiano-prompt-cell =
    { $purpose ->
        [own] où bâtissez-vous « { $stuff } » ?
       *[taken] « { $by } » : où bâtissez-vous « { $stuff } » ?
    }
ui-artigiano-prompt-target =
    { $left ->
        [one] contre qui jouez-vous « { $by } » ?
       *[other] contre qui jouer « { $by } » ({ $left } au plus) ?
    }
ui-artigiano-prompt-aim_at_card = « { $by } » : retirez une carte spéciale en jeu.
ui-artigiano-prompt-past = « { $by } » : quelle action renvoyer à son auteur ?
ui-artigiano-prompt-this_one = « { $by } » : renvoyer « { $thing } » à { $name } ?
ui-artigiano-prompt-special_cell =
    { $stands ->
        [yes] « { $special } » : remplacer quel matériau ?
       *[no] « { $special } » : sur quel matériau ?
    }
ui-artigiano-prompt-stronger = « Le rénovateur » : par quoi remplacer « { $stuff } » ?

ui-artigiano-family-place = Bâtir un matériau
ui-artigiano-family-act = Jouer une action
ui-artigiano-family-special = Jouer une spéciale
ui-artigiano-family-stock = Jouer le stock
ui-artigiano-family-mission = Choisir une mission
ui-artigiano-family-card =
    { $asked ->
        [store] Mettre une carte en stock
        [copy] Refaire une action
        [swap] Échanger des cartes
        [offer] Proposer un échange
        [discard] Défausser des cartes
        [take_stock] Bâtir un matériau de ce stock
       *[other] Choisir une carte
    }
ui-artigiano-family-cell =
    { $asked ->
        [renovate] Remplacer un matériau
        [rearrange] Soulever un matériau
       *[other] Désigner une case
    }
ui-artigiano-family-seat = Choisir un joueur
ui-artigiano-family-side = Choisir un château
ui-artigiano-family-slot = Choisir une place de stock
ui-artigiano-family-flank = Choisir un flanc
ui-artigiano-family-double = Choisir ce qui est doublé
ui-artigiano-family-yes = Accepter
ui-artigiano-family-discard = Défausser une carte
ui-artigiano-count-place =
    { $count ->
        [one] une carte convient
       *[other] { $count } cartes conviennent
    }
ui-artigiano-count-act =
    { $count ->
        [one] une en main
       *[other] { $count } en main
    }
ui-artigiano-count-special =
    { $count ->
        [one] une en main
       *[other] { $count } en main
    }
ui-artigiano-count-stock = toutes ses cartes, ou quelques-unes
ui-artigiano-count-mission =
    { $count ->
        [one] une seule
       *[other] une parmi { $count }
    }
ui-artigiano-count-card =
    { $count ->
        [one] une seule
       *[other] une parmi { $count }
    }
ui-artigiano-count-cell =
    { $count ->
        [one] une seule possible
       *[other] { $count } possibles
    }
ui-artigiano-count-seat = un adversaire
ui-artigiano-count-side = celui de qui
ui-artigiano-count-slot = ordinaire ou protégée
ui-artigiano-count-flank = gauche ou droit
ui-artigiano-count-double = joueurs ou cartes
ui-artigiano-count-yes = l'effet a lieu
ui-artigiano-count-discard = au lieu de bâtir ou de jouer

ui-artigiano-chip =
    { $family ->
        [place] Bâtir
        [act] Jouer
        [special] Jouer
       *[discard] Défausser
    }
ui-artigiano-ask-cell =
    { $asked ->
        [cell] bâtir « { $stuff } » sur la case { $cell } ?
        [lose] { $mine ->
            [yes] perdre « { $stuff } », case { $cell } ?
           *[no] détruire « { $stuff } » chez { $name } ?
        }
        [steal] emporter « { $stuff } » de chez { $name } ?
        [bargain] échanger le vôtre contre « { $stuff } » de chez { $name } ?
        [rearrange] reposer « { $stuff } » sur la case { $cell } ?
        [renovate] remplacer « { $stuff } », case { $cell } ?
       *[special_cell] { $stands ->
            [yes] poser « { $special } » à la place de « { $stuff } » ({ $name }) ?
           *[no] poser « { $special } » sur « { $stuff } » ({ $name }) ?
        }
    }
ui-artigiano-ask-thing =
    { $asked ->
        [place] bâtir « { $thing } » ?
        [act] jouer « { $thing } » ?
        [special] jouer « { $thing } » ?
        [discard] défausser « { $thing } » ?
        [discard_stock] défausser « { $thing } » de votre stock ?
        [drop] défausser « { $thing } » ?
        [store] mettre « { $thing } » en stock ?
        [keep_stored] garder « { $thing } » en stock ?
        [copy] refaire « { $thing } », comme { $name } ?
        [past] renvoyer « { $thing } » à { $name } ?
        [aim_at_card] retirer « { $thing } » ({ $name }) ?
        [take_stock] bâtir « { $thing } », du stock de { $name } ?
        [take_hand] prendre « { $thing } » à { $name } ?
        [give] donner « { $thing } » à { $name } ?
        [pool] ajouter « { $thing } » au tas ?
        [deal] { $mine ->
            [yes] garder « { $thing } » ?
           *[no] donner « { $thing } » à { $name } ?
        }
        [keep] prendre « { $thing } » en main ?
        [order] mettre « { $thing } » en haut de la pioche ?
        [special_material] bâtir « { $thing } » avec « Le couvreur » ?
        [stronger] remplacer « { $stuff } » par « { $thing } » ?
        [mandatory] rendre « { $thing } » obligatoire ?
        [show] montrer « { $thing } » à { $name } ?
       *[other] choisir « { $thing } » ?
    }
ui-artigiano-ask-final = la partie est finie : rien de plus à retourner.
ui-artigiano-ask-stock = jouer votre stock ?
ui-artigiano-ask-flank =
    { $flank ->
        [left] perdre les cartes du flanc gauche ?
       *[right] perdre les cartes du flanc droit ?
    }
ui-artigiano-ask-slot =
    { $place ->
        [ordinary] stocker « { $thing } » à une place ordinaire ?
       *[shielded] stocker « { $thing } » à une place protégée ?
    }
ui-artigiano-ask-whom =
    { $asked ->
        [target] jouer « { $by } » contre { $name } ?
        [poach] prendre une carte au hasard à { $name } ?
       *[special_side] jouer « { $special } » contre { $name } ?
    }
ui-artigiano-entry-cell = Case { $cell }, chez { $name }
ui-artigiano-entry-exchange =
    { $way ->
        [give] Donner « { $any_card } »
       *[take] Prendre « { $any_card } »
    }
ui-artigiano-seal-discard =
    { $count ->
        [0] Ne rien défausser
       *[other] Défausser ({ $count })
    }
ui-artigiano-seal-rearrange =
    { $count ->
        [0] Tout laisser en place
       *[other] Soulever ({ $count })
    }
ui-artigiano-seal-swap =
    { $count ->
        [0] Ne rien échanger
       *[other] Échanger
    }
ui-artigiano-seal-offer =
    { $count ->
        [0] Ne plus rien proposer
       *[other] Proposer
    }
ui-artigiano-seal-target = Sceller
ui-artigiano-exchange = Échange
ui-artigiano-stock-of = Stock chez { $name }
ui-artigiano-moves = case { $from } → { $to }
ui-artigiano-note-shielded = hors d'atteinte des actions
ui-artigiano-note-cell = { artigiano-kind }, { $value }
ui-artigiano-castle-of-name = Château, chez { $name }
ui-artigiano-castle-of = Chez { $name } : { artigiano-board }
ui-artigiano-your-castle = Votre château
ui-artigiano-castle-value = valeur du château
ui-artigiano-yours = Ce qui est à vous
ui-artigiano-cells = { $filled } cases sur { $cells }, valeur
ui-artigiano-filled = { $filled } sur { $cells }
ui-artigiano-cell-label = Case { $cell }, { artigiano-kind } : { $what }{ $more }
ui-artigiano-empty = vide
ui-artigiano-to-play = à son tour
ui-artigiano-your-hand = Votre main
ui-artigiano-hand-of = La main que tient { $name }
ui-artigiano-hand-empty = Aucune carte en main.
ui-artigiano-course = une opération, puis le stock, puis la pioche jusqu'à cinq
ui-artigiano-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
ui-artigiano-of-cards =
    { $cards ->
        [one] carte
       *[other] cartes
    }
ui-artigiano-your-stock = Votre stock
ui-artigiano-stock-label = Stock : { $cards } places prises sur { $slots }
ui-artigiano-stock-empty = Rien en stock ; vous pouvez y mettre une carte à chaque tour.
ui-artigiano-choose-from = Au choix
ui-artigiano-draw = Pioche
ui-artigiano-discard = Défausse
ui-artigiano-zone-empty = zone spéciale
ui-artigiano-or-action = ou action
ui-artigiano-missions = Missions
ui-artigiano-face-down =
    { $missions ->
        [one] une mission cachée
       *[other] { $missions } missions cachées
    }
ui-artigiano-turn-up = remplie : retournez-la
ui-artigiano-may-turn-up = Vous pouvez retourner
ui-artigiano-as-soon = retourner d'office les missions princières dès qu'elles sont remplies, tant que cette page est ouverte
ui-artigiano-at-once = d'office
ui-artigiano-effect = Ce qu'elle fait
ui-artigiano-under-way = En cours
ui-artigiano-concerns = Elle vise
ui-artigiano-then = Ensuite
ui-artigiano-where =
    { $cells ->
        [one] Une seule case de votre château peut la recevoir.
       *[other] Montrez l'une des { $cells } cases possibles de votre château.
    }
ui-artigiano-you-get = Vous recevez : { $list }.
ui-artigiano-you-give = Vous donnez : { $list }.
ui-artigiano-about-royal_mission = Mission royale : jugée à la fin de la partie.
ui-artigiano-about-princely_mission = Mission princière : retournez-la tant que sa condition est remplie.
ui-artigiano-about-cell =
    { $cells ->
        [one] Une case de { artigiano-kind } ; la case du dessous doit être bâtie avant.
       *[other] Une case de { artigiano-kind } ; les { $cells } cases du dessous doivent être bâties avant.
    }
ui-artigiano-about-ground = Une case de { artigiano-kind }, au sol.
ui-artigiano-about-material = Comme { artigiano-kind }, vaut { $value } (« { $card } »).

ui-artigiano-tale-placed = { $seat } bâtit { $card }.
ui-artigiano-tale-material_taken = { $seat } emporte { $card } de chez { $side }.
ui-artigiano-tale-action_played = { $seat } joue { $card }.
ui-artigiano-tale-action_copied = { $seat } refait { $card }.
ui-artigiano-tale-aimed = Contre { $other }.
ui-artigiano-tale-aimed_at_side = Contre { $side }.
ui-artigiano-tale-aimed_at_card = Contre { $card }.
ui-artigiano-tale-cancelled = { $seat } l'annule.
ui-artigiano-tale-bounced = { $card } protège { $side } et passe chez { $other }.
ui-artigiano-tale-gathered = { $side } recueille la carte.
ui-artigiano-tale-special_in_zone = { $seat } joue { $card }, chez { $side }.
ui-artigiano-tale-special_on_cell = { $seat } pose { $card } chez { $side }, case { $cell }.
ui-artigiano-tale-material_lost = { $side } perd { $card }.
ui-artigiano-tale-discarded = { $seat } défausse { $card }.
ui-artigiano-tale-stock_discarded = { $side } perd { $card }, en stock.
ui-artigiano-tale-stored = { $seat } met une carte en stock.
    .card = { $seat } met { $card } en stock.
ui-artigiano-tale-stored_for_both = { $seat } met une carte en stock.
    .card = { $seat } met { $card } en stock.
ui-artigiano-tale-claimed =
    { $mandatory ->
        [0] { $seat } retourne { $mission }.
       *[other] { $seat } retourne { $mission }, mission obligatoire.
    }
ui-artigiano-tale-achieved =
    { $mandatory ->
        [0] { $side } a réussi { $mission }.
       *[other] { $side } a réussi { $mission }, mission obligatoire.
    }
ui-artigiano-tale-missed =
    { $mandatory ->
        [0] { $side } n'a pas réussi { $mission }.
       *[other] { $side } n'a pas réussi { $mission }, mission obligatoire.
    }

ui-artigiano-sheet-part-castle = Château
ui-artigiano-sheet-part-full = Château complet
ui-artigiano-sheet-part-specials = Zone spéciale
ui-artigiano-sheet-part-missions = Missions
ui-artigiano-sheet-part-missed = Manquées
ui-artigiano-sheet-castle = { $list } cases bâties
ui-artigiano-sheet-full = pour la dernière pierre
ui-artigiano-sheet-specials = des cartes spéciales qui s'y trouvent
ui-artigiano-sheet-missions = { $list } retournées, plus les royales réussies
ui-artigiano-sheet-missed = missions obligatoires manquées
