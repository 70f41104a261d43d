### Masters of Renaissance en français.
### Arguments : $seat est le nom d'un joueur (jamais après « de » : l'élision dépendrait du nom) ;
### $resource et $colour sont des identifiants qui choisissent une variante ; $leader, $other, $card,
### $deck, $token, $line et $production sont des groupes nominaux sans article, faits par les textes
### ci-dessous ; $goods est une liste de ressources avec leurs quantités, $goods_count leur nombre total.

## Ressources

masters-resource =
    { $resource ->
        [coin] pièce
        [stone] pierre
        [servant] serviteur
       *[shield] bouclier
    }
masters-a-resource =
    { $resource ->
        [coin] une pièce
        [stone] une pierre
        [servant] un serviteur
       *[shield] un bouclier
    }
# La seconde de deux ressources dans une même phrase.
masters-a-resource-other =
    { $other ->
        [coin] une pièce
        [stone] une pierre
        [servant] un serviteur
       *[shield] un bouclier
    }
masters-the-resource =
    { $resource ->
        [coin] la pièce
        [stone] la pierre
        [servant] le serviteur
       *[shield] le bouclier
    }
masters-no-resource =
    { $resource ->
        [coin] aucune pièce
        [stone] aucune pierre
        [servant] aucun serviteur
       *[shield] aucun bouclier
    }
masters-resources =
    { $resource ->
        [coin] pièces
        [stone] pierres
        [servant] serviteurs
       *[shield] boucliers
    }
masters-goods =
    { $amount ->
        [one] { $amount } { masters-resource }
       *[other] { $amount } { masters-resources }
    }

## Cartes, Leaders, paquets, jetons, rangées, productions : groupes nominaux qui suivent un article

masters-colour =
    { $colour ->
        [green] vert
        [purple] violet
        [blue] bleu
       *[yellow] jaune
    }
masters-colour-of-card =
    { $colour ->
        [green] verte
        [purple] violette
        [blue] bleue
       *[yellow] jaune
    }
masters-level = niveau { $level }
masters-deck = carte { masters-colour-of-card } de niveau { $level }
masters-card = carte { masters-colour-of-card } de niveau { $level } ({ word-points })
masters-leader =
    { $kind ->
        [discount] Leader Réduction ({ masters-resource })
        [depot] Leader Entrepôt ({ masters-resource })
        [marble] Leader Bille blanche ({ masters-resource })
       *[production] Leader Production ({ masters-resource })
    }
masters-token-discard = jeton { masters-colour }
masters-token-cross = jeton Croix noire +{ $steps }
masters-token-cross-and-shuffle = jeton Croix noire +{ $steps } et mélange
masters-line-row = ligne { $number }
masters-line-column = colonne { $number }
masters-production-base = production de base
masters-production-slot = production de l'emplacement { $slot }
masters-production-leader = production du Leader ({ masters-resource })
masters-marble =
    { $marble ->
        [white] bille blanche
        [blue] bille bleue
        [grey] bille grise
        [yellow] bille jaune
        [purple] bille violette
       *[red] bille rouge
    }
masters-tile =
    { $tile ->
        [inactive] pas encore jugée
        [active] active
       *[discarded] perdue
    }
masters-shelf =
    { $shelf ->
        [1] étagère du haut
        [2] étagère du milieu
       *[3] étagère du bas
    }

## Le texte d'une carte ; $text vient des données

masters-described-card = Coût : { $goods }. { $text } { word-points }.
masters-described-leader = { $text } { word-points }.
masters-described-token = { $text }

## Vocabulaire des tableaux et des titres

masters-name-market = Marché
masters-name-slide = glissière
masters-name-row = ligne
masters-name-column = colonne
masters-name-marbles = billes
masters-name-grid = cartes Développement
masters-name-deck = paquet
masters-name-board = plateau
masters-name-warehouse = entrepôt
masters-name-strongbox = coffre-fort
masters-name-shelf = étagère
masters-name-depot = entrepôt supplémentaire
masters-name-slot = emplacement
masters-name-slots = emplacements
masters-name-production = production
masters-name-cost = coût
masters-name-card = carte
masters-name-leader = Leader
masters-name-leaders = Leaders
masters-name-hand = main
masters-name-in-play = en jeu
masters-name-faith = foi
masters-name-faith-points =
    { $amount ->
        [one] { $amount } point de foi
       *[other] { $amount } points de foi
    }
masters-name-faith-track = piste Foi
masters-name-section = section du Vatican
masters-name-report = Rapport du Vatican
masters-name-pope-space = case Pape
masters-name-tile = tuile Faveur du Pape
masters-name-tiles = Faveurs du Pape
masters-name-inkwell = encrier
masters-name-supply = réserve
masters-name-lorenzo = Lorenzo le Magnifique
masters-name-cross = Croix noire
masters-name-token = jeton solo
masters-name-tokens = jetons solo
masters-name-resources = ressources

## La feuille de score

masters-score =
    { $score ->
        [cards] cartes Développement
        [favour] Faveurs du Pape
        [faith] piste Foi
        [leaders] Leaders
       *[resources] ressources restantes
    }

## Questions

masters-prompt-keep =
    { $left ->
        [one] Choisissez le second Leader que vous gardez.
       *[other] Choisissez { $left } Leaders à garder, l'un après l'autre dans l'ordre de la liste.
    }
masters-prompt-compensation =
    { $left ->
        [one] Choisissez une ressource pour commencer.
       *[other] Choisissez { $left } ressources pour commencer, l'une après l'autre.
    }
masters-prompt-turn = Prenez une rangée du Marché, achetez une carte ou lancez une production ; vous pouvez jouer ou défausser des Leaders avant et après.
masters-prompt-after = Jouez ou défaussez un Leader, ou terminez votre tour.
masters-prompt-whites =
    { $whites ->
        [one] Choisissez ce que donne la bille blanche : { masters-a-resource } ou { masters-a-resource-other }.
       *[other] Choisissez combien des { $whites } billes blanches donnent chacune { masters-a-resource } ; les autres donnent { masters-a-resource-other }.
    }
masters-prompt-store =
    { $amount ->
        [one] Choisissez de garder ou de défausser { masters-the-resource } du Marché.
       *[other] Choisissez combien garder des { $amount } { masters-resources } du Marché.
    }
masters-prompt-produce = Choisissez une production de plus, ou arrêtez-vous là et payez.
masters-prompt-spend =
    { $left ->
        [one] Choisissez la dernière ressource que prend la production de base.
       *[other] Choisissez les { $left } ressources que prend la production de base, l'une après l'autre.
    }
masters-prompt-gain =
    { $left ->
        [one] Choisissez la ressource que donnent vos productions.
       *[other] Choisissez les { $left } ressources que donnent vos productions, l'une après l'autre.
    }
masters-prompt-pay =
    { $amount ->
        [one] Choisissez si { masters-the-resource } pour vos productions vient de l'entrepôt ou du coffre-fort.
       *[other] Choisissez combien des { masters-goods } pour vos productions viennent de l'entrepôt : de { $least } à { $most }.
    }
    .card =
        { $amount ->
            [one] Choisissez si { masters-the-resource } pour la { $card } vient de l'entrepôt ou du coffre-fort.
           *[other] Choisissez combien des { masters-goods } pour la { $card } viennent de l'entrepôt : de { $least } à { $most }.
        }

## Actions. Un attribut dit la même chose pour une question donnée

masters-action-pass = C'est tout
    .after = Terminer le tour
    .produce = S'arrêter là et payer
masters-action-yes = Oui
masters-action-keep = Garder le { $leader }
masters-action-play = Jouer le { $leader }
masters-action-drop = Défausser le { $leader } pour 1 point de foi
masters-action-line = Prendre la { $line } du Marché
masters-action-white =
    { $number ->
        [0] Toutes les billes blanches donnent la seconde ressource
       *[other] Billes blanches qui donnent la première ressource : { $number }
    }
    .whites =
        { $number ->
            [0] Aucune bille blanche ne donne { masters-a-resource }
            [one] { $number } bille blanche donne { masters-a-resource }
           *[other] { $number } billes blanches donnent chacune { masters-a-resource }
        }
masters-action-store =
    { $amount ->
        [0] Ne garder { masters-no-resource }
       *[other] Garder { masters-goods }
    }
masters-action-buy = Acheter la { $deck } pour l'emplacement { $slot }
masters-action-produce = Activer la { $production }
masters-action-resource = Choisir { masters-a-resource }
    .compensation = Commencer avec { masters-a-resource }
    .spend = Payer { masters-a-resource }
    .gain = Recevoir { masters-a-resource }
masters-action-pay =
    { $amount ->
        [0] Ne payer { masters-no-resource } de l'entrepôt
       *[other] Payer { masters-goods } de l'entrepôt
    }

## Ce qui s'est passé

masters-event-leaders_kept = { $seat } a choisi ses deux Leaders.
    .leader = { $seat } a gardé le { $leader } et le { $other }.
masters-event-first_drawn = { $seat } a reçu l'encrier et joue en premier.
masters-event-compensation_asked = { $seat } choisit de quoi commencer.
masters-event-compensated = { $seat } a pris { masters-a-resource } pour commencer.
masters-event-turn_began = { $seat } a commencé son tour.
masters-event-line_taken =
    { $goods_count ->
        [0] { $seat } a pris la { $line } du Marché : aucune ressource.
       *[other] { $seat } a pris la { $line } du Marché : { $goods }.
    }
masters-event-whites_gave = Les billes blanches ont donné { $goods } à { $seat }.
masters-event-stored = { $seat } a mis { masters-goods } dans l'entrepôt.
masters-event-discarded =
    { $amount ->
        [one] { $seat } a défaussé { $amount } ressource.
       *[other] { $seat } a défaussé { $amount } ressources.
    }
masters-event-card_bought = { $seat } a acheté la { $card } pour l'emplacement { $slot }.
masters-event-card_revealed = La { $card } est apparue.
masters-event-paid =
    { $strongbox ->
        [0] { $seat } a payé { masters-from-warehouse }.
       *[other]
            { $warehouse ->
                [0] { $seat } a payé { masters-from-strongbox }.
               *[other] { $seat } a payé { masters-from-warehouse } et { masters-from-strongbox }.
            }
    }
masters-from-warehouse =
    { $warehouse ->
        [one] { $warehouse } { masters-resource } de l'entrepôt
       *[other] { $warehouse } { masters-resources } de l'entrepôt
    }
masters-from-strongbox =
    { $strongbox ->
        [one] { $strongbox } { masters-resource } du coffre-fort
       *[other] { $strongbox } { masters-resources } du coffre-fort
    }
masters-event-produced = { $seat } a activé la { $production }.
masters-event-gained =
    { $goods_count ->
        [0] { $seat } n'a reçu aucune ressource.
       *[other] { $seat } a reçu { $goods } dans le coffre-fort.
    }
masters-event-faith_moved =
    { $steps ->
        [one] { $seat } a gagné { $steps } point de foi : case { $space }.
       *[other] { $seat } a gagné { $steps } points de foi : case { $space }.
    }
masters-event-report_held = Le Rapport du Vatican n° { $section } a eu lieu.
masters-event-tile_turned = { $seat } a activé la tuile Faveur du Pape { $section }.
masters-event-tile_lost = { $seat } a perdu la tuile Faveur du Pape { $section }.
masters-event-leader_played = { $seat } a joué le { $leader }.
masters-event-leader_discarded = { $seat } a défaussé un Leader.
    .leader = { $seat } a défaussé le { $leader }.
masters-event-end_triggered = La fin de la partie a été déclenchée : ce tour de table est le dernier.
masters-event-token_drawn = Lorenzo a tiré le { $token }.
masters-event-card_removed = Lorenzo a défaussé la { $card }.
masters-event-cross_moved =
    { $steps ->
        [one] La Croix noire a avancé d'une case, jusqu'à la case { $space }.
       *[other] La Croix noire a avancé de { $steps } cases, jusqu'à la case { $space }.
    }
masters-event-tokens_shuffled = Tous les jetons solo ont été mélangés de nouveau.
masters-event-game_ended = La partie a pris fin.
masters-event-solo_won = Lorenzo a été battu : la partie est gagnée.
masters-event-solo_lost = Lorenzo a été plus rapide : la partie est perdue.

## Refus

masters-refusal-setup-first = La partie n'a pas commencé : choisissez d'abord vos Leaders et vos ressources de départ.
masters-refusal-action-done = Votre action principale est faite : jouez ou défaussez un Leader, ou terminez votre tour.
masters-refusal-choose-an-action = Cela ne répond à aucune question : prenez une rangée du Marché, achetez une carte ou lancez une production.
masters-refusal-store-first = Décidez d'abord ce que vous gardez des ressources prises au Marché.
masters-refusal-finish-first = Terminez d'abord ce qui est commencé : choisissez et payez vos productions, ou payez votre carte.
masters-refusal-action-is-compulsory = Vous ne pouvez pas encore terminer votre tour : il y faut une action principale, et le Marché vous est toujours ouvert.
masters-refusal-compensation-is-compulsory = Vous ne pouvez pas refuser : choisissez une pièce, une pierre, un serviteur ou un bouclier.
masters-refusal-has-kept = Les Leaders sont choisis : personne n'en garde d'autre.
masters-refusal-compensation-in-order = Les autres choisissent de quoi commencer l'un après l'autre : attendez votre tour.
masters-refusal-none-taken = Vous n'avez pris { masters-no-resource } au Marché à l'instant : on ne garde ou ne défausse que ce qu'on vient de prendre.
masters-refusal-keep-two = Vous devez garder deux de vos quatre Leaders : choisissez-en un.
masters-refusal-not-dealt = Vous n'avez pas reçu le { $leader } : choisissez parmi vos quatre Leaders.
masters-refusal-keep-rising = Le { $leader } ne peut pas être choisi maintenant : nommez les deux Leaders que vous gardez dans l'ordre de la liste.
masters-refusal-already-played = Le { $leader } est déjà en jeu et y reste.
masters-refusal-not-in-hand = Le { $leader } n'est pas dans votre main.
masters-refusal-condition-not-met = Vous ne possédez pas ce qu'exige le { $leader } : regardez sa condition.
masters-refusal-fewer-whites =
    { $whites ->
        [one] Vous avez pris { $whites } bille blanche seulement : n'en choisissez pas davantage.
       *[other] Vous avez pris { $whites } billes blanches seulement : n'en choisissez pas davantage.
    }
masters-refusal-store-this = Dites combien de { masters-resources } vous gardez : les autres ressources prises font chacune l'objet d'une question.
masters-refusal-not-taken = Vous avez pris { masters-goods } seulement : n'en gardez pas davantage.
masters-refusal-no-room = Votre entrepôt a de la place pour { masters-goods } au plus : n'en gardez pas davantage.
masters-refusal-deck-empty = Il n'y a plus de { $deck } : choisissez un autre paquet.
masters-refusal-slot-not-empty = La { $card } demande un emplacement vide, et l'emplacement { $slot } ne l'est pas.
masters-refusal-needs-level-one = La { $card } se pose sur une carte de niveau I, et l'emplacement { $slot } n'en montre pas.
masters-refusal-needs-level-two = La { $card } se pose sur une carte de niveau II, et l'emplacement { $slot } n'en montre pas.
masters-refusal-cannot-pay-card = Vous ne pouvez pas payer la { $card } : il vous manque { masters-goods }.
masters-refusal-production-once = Cette production est déjà choisie : chacune sert une fois par tour.
masters-refusal-production-rising = Nommez vos productions dans l'ordre de la liste : celle-ci vient avant la dernière choisie.
masters-refusal-no-such-production = Vous n'avez pas cette production : seuls produisent le plateau, la carte du dessus de chaque emplacement et vos Leaders Production.
masters-refusal-cannot-pay-production = Il vous manque des ressources pour cette production, compte tenu de celles que prennent les productions déjà choisies.
masters-refusal-resource-rising = Il est trop tard pour { masters-a-resource } : nommez vos ressources dans l'ordre pièce, pierre, serviteur, bouclier.
masters-refusal-cannot-spend = Vous ne pouvez pas payer { masters-a-resource } ici : il ne vous en reste pas, ou vous avez déjà nommé une ressource suivante.
masters-refusal-pay-this = Payez d'abord { masters-goods } : dites combien viennent de l'entrepôt.
masters-refusal-overpaid = Vous devez { masters-goods } seulement : ne payez pas davantage.
masters-refusal-strongbox-short = Votre coffre-fort ne contient pas le reste : prenez au moins { masters-goods } dans l'entrepôt.
masters-refusal-warehouse-short = Votre entrepôt ne contient pas autant de { masters-resources } : prenez-en moins.

## Positions qu'aucune partie ne peut atteindre

masters-impossible-marbles = Cette position est impossible : le Marché ne contient pas les treize billes du jeu.
masters-impossible-cards = Cette position est impossible : une carte Développement manque, se trouve à deux endroits ou n'est pas dans son paquet.
masters-impossible-slots = Cette position est impossible : un emplacement porte des cartes de niveaux I, II et III de bas en haut, et un plateau sept cartes au plus.
masters-impossible-leaders = Cette position est impossible : chaque joueur a quatre Leaders, tous différents, et en garde deux au plus.
masters-impossible-warehouse = Cette position est impossible : les ressources ne tiennent pas dans un entrepôt.
masters-impossible-track = Cette position est impossible : les tuiles Faveur du Pape ne s'accordent pas avec les marqueurs Foi.
masters-impossible-end = Cette position est impossible : la fin de la partie ne s'accorde pas avec les marqueurs, les cartes et les jetons.
masters-impossible-question = Cette position est impossible : la question posée ne s'accorde pas avec la table.

## Règles citées par les refus et les questions

masters-rule-MAS-SET-07 = Vous recevez quatre Leaders, en gardez deux en secret et écartez les deux autres.
masters-rule-MAS-SET-09 = Le deuxième joueur commence avec une ressource, le troisième avec une ressource et un point de foi, le quatrième avec deux ressources et un point de foi.
masters-rule-MAS-SET-10 = Les ressources de départ se choisissent dans l'ordre du tour et vont dans l'entrepôt.
masters-rule-MAS-SET-11 = On ne peut pas refuser les ressources de départ, et la foi n'en est pas une.
masters-rule-MAS-TUR-02 = Un tour compte exactement une action principale : Marché, achat ou production.
masters-rule-MAS-TUR-03 = L'action principale est obligatoire ; le Marché est toujours possible.
masters-rule-MAS-TUR-05 = Après l'action principale, le tour finit dès que vous ne voulez plus d'action Leader.
masters-rule-MAS-TUR-06 = Seul agit le joueur dont c'est le tour ; ce qui arrive aux autres est automatique.
masters-rule-MAS-TUR-07 = On ne peut choisir qu'une action que l'on peut accomplir.
masters-rule-MAS-MKT-01 = Au Marché, vous prenez l'une des trois lignes ou l'une des quatre colonnes.
masters-rule-MAS-MKT-02 = Vous prenez la ressource de chaque bille de la rangée, puis gardez ou défaussez chacune.
masters-rule-MAS-WHS-01 = L'entrepôt a trois étagères, pour une, deux et trois ressources.
masters-rule-MAS-WHS-02 = Une étagère ne porte qu'un type de ressource.
masters-rule-MAS-WHS-03 = Deux étagères ne portent jamais le même type de ressource.
masters-rule-MAS-WHS-06 = Vous pouvez défausser toute ressource que vous venez de prendre, même s'il y a de la place.
masters-rule-MAS-WHS-07 = Chaque ressource que vous défaussez donne un point de foi à tous les autres joueurs, ou fait avancer la Croix noire de Lorenzo d'une case.
masters-rule-MAS-WHS-12 = On ne défausse que des ressources que l'on vient de prendre ; celles déjà rangées restent.
masters-rule-MAS-WHS-13 = Rien d'autre n'est possible tant que chaque ressource prise n'est pas rangée ou défaussée.
masters-rule-MAS-BUY-01 = Vous achetez une seule carte : celle du dessus d'un paquet.
masters-rule-MAS-BUY-02 = Le coût se paie avec l'entrepôt et le coffre-fort, mêlés à votre gré.
masters-rule-MAS-BUY-03 = On paie exactement le coût de la carte, réductions déduites.
masters-rule-MAS-BUY-05 = Une carte de niveau I demande un emplacement vide.
masters-rule-MAS-BUY-06 = Une carte de niveau II se pose sur une carte de niveau I de n'importe quelle couleur.
masters-rule-MAS-BUY-07 = Une carte de niveau III se pose sur une carte de niveau II de n'importe quelle couleur.
masters-rule-MAS-BUY-10 = Un paquet vide n'est pas regarni.
masters-rule-MAS-PRO-01 = Vous pouvez activer la production de base, la carte du dessus de chaque emplacement et vos Leaders Production, au moins une production en tout.
masters-rule-MAS-PRO-02 = Chaque production sert au plus une fois par tour.
masters-rule-MAS-PRO-05 = Toutes les productions ont lieu en même temps : on paie d'abord tout, puis on reçoit tout.
masters-rule-MAS-PRO-06 = Vous devez posséder les ressources de toutes les productions choisies avant d'en activer une.
masters-rule-MAS-PRO-07 = Les productions se paient avec l'entrepôt et le coffre-fort, mêlés à votre gré.
masters-rule-MAS-PRO-10 = La production de base change deux ressources quelconques en une ressource de votre choix ; la foi ne s'y paie ni ne s'y reçoit.
masters-rule-MAS-PRO-11 = Un Leader Production change une ressource de son type en une ressource de votre choix et un point de foi.
masters-rule-MAS-PRO-12 = Une ressource au choix est nommée avant tout paiement et peut être d'un type que vous payez.
masters-rule-MAS-LDR-01 = En plus de l'action principale, vous pouvez jouer ou défausser des Leaders de votre main.
masters-rule-MAS-LDR-02 = Un Leader défaussé de votre main vous donne un point de foi.
masters-rule-MAS-LDR-03 = On ne peut défausser que des Leaders de sa main.
masters-rule-MAS-LDR-04 = Un Leader de votre main peut être joué quand vous remplissez sa condition ; il reste alors jusqu'à la fin de la partie.
masters-rule-MAS-LDR-16 = Avec deux Leaders Bille blanche, vous choisissez l'une de leurs ressources pour chaque bille blanche.
masters-rule-MAS-END-02 = Une fois la fin déclenchée, on termine le tour de table, puis la partie est finie.
masters-rule-MAS-SOL-12 = En solo, vous perdez aussitôt que les trois paquets d'une couleur sont vides.
masters-rule-MAS-SOL-13 = En solo, vous perdez aussitôt que la croix noire atteint la dernière case avant votre marqueur.
masters-rule-MAS-SOL-14 = En solo, vous gagnez aussitôt que votre marqueur atteint la dernière case ou que vous achetez votre septième carte.
masters-rule-MAS-R-06 = Les actions Leader ont lieu avant ou après l'action principale, jamais au milieu.
masters-rule-MAS-R-23 = D'abord tous choisissent leurs Leaders, puis le premier joueur est tiré au sort, puis les autres choisissent leurs ressources de départ.
masters-rule-MAS-R-26 = On ne paie jamais plus que le coût.

## Le client web (ui-masters-…)

ui-masters-tab-market = Marché
ui-masters-tab-cards = Cartes
ui-masters-tab-board = Plateau
ui-masters-tab-others = Autres
ui-masters-key-letters = M B P L E
ui-masters-key-letters-does = ouvrent une sorte d'action ; E termine
ui-masters-sheet-solo-won = Lorenzo est battu,
ui-masters-sheet-solo-lost = Lorenzo a été plus rapide.
ui-masters-lobby-alone = Lorenzo seul en face
ui-masters-short = Masters
ui-masters-prompt-turn = prenez des billes, achetez une carte ou produisez.
ui-masters-prompt-after = jouez un Leader ou terminez votre tour.
ui-masters-prompt-keep =
    { $left ->
        [one] gardez encore un Leader.
       *[other] gardez { $left } de vos quatre Leaders.
    }
ui-masters-prompt-store =
    { $amount ->
        [one] gardez-vous { $resource ->
                [coin] la pièce
                [stone] la pierre
                [servant] le serviteur
               *[shield] le bouclier
            } ?
       *[other] combien { $resource ->
                [coin] des { $amount } pièces
                [stone] des { $amount } pierres
                [servant] des { $amount } serviteurs
               *[shield] des { $amount } boucliers
            } gardez-vous ?
    }
ui-masters-prompt-pay =
    combien { $resource ->
        [coin] de pièces
        [stone] de pierres
        [servant] de serviteurs
       *[shield] de boucliers
    } prenez-vous sur les étagères ?
ui-masters-family-line = Prendre au marché
ui-masters-family-buy = Acheter une carte
ui-masters-family-produce = Lancer des productions
ui-masters-family-play = Jouer un Leader
ui-masters-family-drop = Défausser un Leader
ui-masters-family-keep = Garder un Leader
ui-masters-family-resource = Choisir une ressource
ui-masters-family-store = Ranger
ui-masters-family-pay = Payer
ui-masters-family-white = Billes blanches
ui-masters-count-line =
    { $count ->
        [one] une ligne
       *[other] { $count } lignes
    }
ui-masters-count-buy =
    { $count ->
        [one] un achat à votre portée
       *[other] { $count } achats à votre portée
    }
ui-masters-count-produce =
    { $count ->
        [one] une est prête
       *[other] { $count } sont prêtes
    }
ui-masters-count-play =
    { $count ->
        [one] un est prêt
       *[other] { $count } sont prêts
    }
ui-masters-count-drop = pour un pas de foi
ui-masters-count-keep = parmi vos quatre
ui-masters-count-resource = au choix
ui-masters-count-store = sur les étagères
ui-masters-count-pay = des étagères ou du coffre
ui-masters-count-white = ce qu'elles donnent
ui-masters-note-buy = payez { $goods }, gagnez { $points } points
ui-masters-ask-buy = achetez-vous la carte { masters-colour-of-card } { $level } ?
ui-masters-ask-line = prenez-vous la { $line } du Marché ?
ui-masters-ask-play = jouez-vous le { $leader } ?
ui-masters-ask-drop = défaussez-vous le { $leader } pour un point de foi ?
ui-masters-ask-store =
    { $amount ->
        [0] ne gardez-vous { masters-no-resource } ?
       *[other] gardez-vous { masters-goods } ?
    }
ui-masters-seal-buy = Sceller l'achat
ui-masters-seal-line = Prendre les billes
ui-masters-seal-play = Jouer le Leader
ui-masters-seal-drop = Défausser le Leader
ui-masters-entry-buy = { ui-masters-colour } { $level }, emplacement { $slot }
ui-masters-colour =
    { $colour ->
        [green] Verte
        [purple] Violette
        [blue] Bleue
       *[yellow] Jaune
    }
ui-masters-pay = Payez
ui-masters-gain = gagnez { $points } { $points ->
        [one] point
       *[other] points
    }
ui-masters-you-take = Vous prenez
ui-masters-other-slot = Ou choisissez un autre emplacement.
ui-masters-slot = Empl. { $slot }
ui-masters-slot-holds = porte { $level }
ui-masters-slot-covers = couvre { $level }
ui-masters-slot-free = vide
ui-masters-take-row = Prendre la rangée { $number } : { $marbles }
ui-masters-take-column = Prendre la colonne { $number } : { $marbles }
ui-masters-deck-empty = vide
ui-masters-slot-empty = Un emplacement vide. Une carte de niveau I peut y être posée.
ui-masters-goes-here = ira ici
ui-masters-or-here = ou ici
ui-masters-your-board = Votre plateau
ui-masters-your-stock = Vos réserves
ui-masters-board-of = Plateau de { $name }
ui-masters-base = Production de base
ui-masters-base-does = Production de base : deux ressources quelconques pour une au choix.
ui-masters-cards-of = — { $count } sur { $most }
ui-masters-in-play = En jeu
ui-masters-in-hand = En main
ui-masters-needs = il faut
ui-masters-kind-discount = Réduction
ui-masters-kind-depot = Entrepôt
ui-masters-kind-marble = Bille blanche
ui-masters-kind-production = Production
ui-masters-leader-discount = à chaque achat
ui-masters-leader-depot = deux places de plus
ui-masters-leader-marble = par bille blanche
ui-masters-leader-production = sa propre production
ui-masters-favours = faveurs { $points }
ui-masters-leaders-of =
    { $played ->
        [0] { $hidden ->
                [0] aucun Leader
                [one] un Leader caché
               *[other] { $hidden } Leaders cachés
            }
       *[other] { $played } en jeu, { $hidden } en main
    }
ui-masters-faith-of = { $name } est sur la case { $space }.
ui-masters-cross-at = La croix noire est sur la case { $space }.
ui-masters-tile-active = faveur gagnée
ui-masters-tile-inactive = rapport en { $space }
ui-masters-tile-discarded = faveur perdue
ui-masters-lorenzo-wins = Il gagne si sa croix atteint la dernière case, ou si une couleur de cartes s'épuise.
ui-masters-tokens-left = Jetons restants : { $count }
ui-masters-tale-market = { $seat } prend la { $line } : { $goods }.
ui-masters-tale-discards =
    { $count ->
        [one] Une ressource ne trouve pas de place.
       *[other] { $count } ressources ne trouvent pas de place.
    }
ui-masters-tale-buy = { $seat } achète la { $card } pour { $paid }.
ui-masters-tale-produce = { $seat } produit { $goods }.
ui-masters-end-cards = { $name } a posé la septième carte et clos la partie.
ui-masters-end-faith = { $name } est au bout de la piste Foi et clôt la partie.
ui-masters-end-cross = Sa croix est au bout de la piste Foi.
ui-masters-end-colour = Une couleur de cartes est épuisée.
ui-masters-sheet-cards = { $list } cartes
ui-masters-sheet-faith =
    { $seats ->
        [one] case { $list }
       *[other] cases { $list }
    }
ui-masters-sheet-favour =
    { $reports ->
        [0] aucun rapport
        [one] un rapport
       *[other] { $reports } rapports
    }
ui-masters-sheet-leaders = joués
ui-masters-sheet-resources = un point pour cinq
ui-masters-sheet-part-cards = Développements
ui-masters-sheet-part-faith = Foi
ui-masters-sheet-part-favour = Faveurs du Pape
ui-masters-sheet-part-leaders = Leaders
ui-masters-sheet-part-resources = Ressources
