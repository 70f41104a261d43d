### Il Principe en français.
### Arguments : $seat est le nom d'un joueur (jamais après « de » : l'élision dépendrait du nom) ; $colour, $city,
### $region, $role, $family et $building sont des identifiants qui choisissent une variante ; $goods est une liste de
### cartes par couleur, $goods_count leur nombre total.

## Cartes, pièces, boucliers

il_principe-colour =
    { $colour ->
        [green] vert
        [white] blanc
        [red] rouge
        [blue] bleu
       *[yellow] jaune
    }
il_principe-colour-of-card =
    { $colour ->
        [green] verte
        [white] blanche
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }
il_principe-colour-of-cards =
    { $colour ->
        [green] vertes
        [white] blanches
        [red] rouges
        [blue] bleues
       *[yellow] jaunes
    }
il_principe-building =
    { $building ->
        [green] université
        [white] cathédrale
        [red] hôtel de ville
        [blue] château
       *[yellow] place de marché
    }
il_principe-a-card = une carte { il_principe-colour-of-card }
il_principe-cards =
    { $amount ->
        [one] { $amount } carte { il_principe-colour-of-card }
       *[other] { $amount } cartes { il_principe-colour-of-cards }
    }
il_principe-any-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
il_principe-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
il_principe-shields =
    { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }

## Cités, régions, familles, rôles

il_principe-city =
    { $city ->
        [siena] Sienne
        [orvieto] Orvieto
        [venezia] Venise
        [verona] Vérone
        [perugia] Pérouse
        [urbino] Urbin
        [padova] Padoue
        [lucca] Lucques
        [milano] Milan
        [bologna] Bologne
        [mantova] Mantoue
        [firenze] Florence
        [ferrara] Ferrare
        [pisa] Pise
       *[rimini] Rimini
    }
il_principe-size =
    { $size ->
        [small] petite cité
        [medium] cité moyenne
       *[large] grosse cité
    }
il_principe-region =
    { $region ->
        [lombardia] Lombardie
        [veneto] Vénétie
        [adriatico] Adriatique
        [romagna] Romagne
        [toscana] Toscane
       *[umbria] Ombrie
    }
il_principe-the-region =
    { $region ->
        [adriatico] l'{ il_principe-region }
        [umbria] l'{ il_principe-region }
       *[other] la { il_principe-region }
    }
il_principe-in-region =
    { $region ->
        [adriatico] sur l'{ il_principe-region }
       *[other] en { il_principe-region }
    }
il_principe-family =
    { $family ->
        [medici] Médicis
        [visconti] Visconti
        [carraresi] Carraresi
        [este] d'Este
       *[gonzaga] Gonzague
    }
il_principe-role =
    { $role ->
        [master] Maître
        [apprentice] Apprenti
        [bishop] Évêque
        [priest] Prêtre
        [gonfalonier] Gonfalonier
        [notary] Notaire
        [noble] Noble
        [knight] Chevalier
        [banker] Banquier
       *[merchant] Marchand
    }
il_principe-the-role =
    { $role ->
        [apprentice] le rôle d'{ il_principe-role }
        [bishop] le rôle d'{ il_principe-role }
       *[other] le rôle de { il_principe-role }
    }

## Le texte d'une carte ; $text vient des données

il_principe-described-city = Coûte { il_principe-coins } et, de votre main, { $goods }. Rapporte { word-points } et { il_principe-shields } à placer sur la carte d'Italie.
il_principe-described-role = { $text }

## Vocabulaire des tableaux et des titres

il_principe-name-principe = Il Principe
il_principe-name-marker = pion
il_principe-name-round = tour
il_principe-name-last-round = dernier tour
il_principe-name-deck = pioche Bâtiment
il_principe-name-city-deck = pioche Cité
il_principe-name-discards = défausse
il_principe-name-lots = lots
il_principe-name-lot = lot
il_principe-name-display = cités à construire
il_principe-name-cities = cités
il_principe-name-hand = main
il_principe-name-tableau = cartes posées
il_principe-name-face-up = face visible
il_principe-name-face-down = face cachée
il_principe-name-coins = pièces
il_principe-name-points = points
il_principe-name-shields = boucliers
il_principe-name-shields-left = boucliers restants
il_principe-name-roles = rôles
il_principe-name-major = rôle majeur
il_principe-name-minor = rôle mineur
il_principe-name-family = famille
il_principe-name-region = région
il_principe-name-map = carte d'Italie
il_principe-name-cost = coût
il_principe-name-highest-bid = plus haute enchère

## La feuille de score

il_principe-score =
    { $score ->
        [track] compteur de score
        [roles] rôles
        [sets] séries de cinq couleurs
        [coins] le plus de pièces
        [hand] le plus de cartes en main
       *[regions] régions
    }

## Questions

il_principe-prompt-family = Choisissez la famille que vous dirigez.
il_principe-prompt-offer =
    { $left ->
        [one] Choisissez la dernière carte à mettre aux enchères.
       *[other] Choisissez { $left } cartes de votre main à mettre aux enchères, l'une après l'autre dans l'ordre des couleurs.
    }
il_principe-prompt-bid_lot =
    { $highest ->
        [0] Ouvrez l'enchère pour { il_principe-cards }, ou passez.
        [one] Offrez plus de { $highest } pièce pour { il_principe-cards }, ou passez.
       *[other] Offrez plus de { $highest } pièces pour { il_principe-cards }, ou passez.
    }
il_principe-prompt-build = Vous avez remporté le lot : construisez une cité, ou ne construisez rien.
il_principe-prompt-shields =
    { $left ->
        [one] { il_principe-city } : choisissez une région voisine pour votre bouclier.
       *[other] { il_principe-city } : choisissez les régions voisines pour vos { $left } boucliers, l'une après l'autre.
    }
il_principe-prompt-action =
    { $first_round ->
        [yes] Posez devant vous des cartes d'une même couleur, ou ne faites rien : on ne construit pas au premier tour.
       *[no] Construisez une cité, posez devant vous des cartes d'une même couleur, ou ne faites rien.
    }
il_principe-prompt-bid_role =
    { $highest ->
        [0] Vous êtes à égalité : ouvrez l'enchère pour { il_principe-the-role }, ou passez.
        [one] Offrez plus de { $highest } pièce pour { il_principe-the-role }, ou passez.
       *[other] Offrez plus de { $highest } pièces pour { il_principe-the-role }, ou passez.
    }
il_principe-prompt-turn_up = { il_principe-role } : choisissez la couleur d'une carte cachée à retourner face visible.
il_principe-prompt-noble = { il_principe-role } : choisissez une région pour l'un de vos boucliers.

## Actions. Un attribut dit la même chose pour une question donnée

il_principe-action-pass = Passer
    .build = Ne rien construire
    .action = Ne rien faire
il_principe-action-yes = Oui
il_principe-action-family = Diriger la famille { il_principe-family }
il_principe-action-colour = Choisir le { il_principe-colour }
    .offer = Mettre aux enchères { il_principe-a-card }
    .turn_up = Retourner { il_principe-a-card } face visible
il_principe-action-bid =
    { $bid ->
        [one] Offrir { $bid } pièce
       *[other] Offrir { $bid } pièces
    }
il_principe-action-build = Construire { il_principe-city }
il_principe-action-lay =
    { $laid ->
        [one] Poser { $laid } carte { il_principe-colour-of-card }
       *[other] Poser { $laid } cartes { il_principe-colour-of-cards }
    }
il_principe-action-region = Placer un bouclier { il_principe-in-region }

## Ce qui s'est passé

il_principe-event-family_taken = { $seat } dirige la famille { il_principe-family }.
il_principe-event-round_began = Le tour { $round } a commencé.
il_principe-event-last_round_began = Le tour { $round } a commencé : c'est le dernier.
il_principe-event-received = { $seat } a reçu { il_principe-coins } et { il_principe-any-cards }.
    .goods = { $seat } a reçu { il_principe-coins } et { il_principe-any-cards } : { $goods }.
il_principe-event-offered = { $seat } a choisi les cartes à mettre aux enchères.
    .goods = { $seat } a choisi de mettre aux enchères { $goods }.
il_principe-event-offer_revealed = { $seat } a mis aux enchères { $goods }.
il_principe-event-cards_revealed =
    { $goods_count ->
        [0] Il ne restait aucune carte à vendre.
       *[other] À vendre, tirées de la pioche : { $goods }.
    }
il_principe-event-lot_opened = En vente : { il_principe-cards }. { $seat } ouvre.
il_principe-event-bid_made = { $seat } a offert { il_principe-coins }.
il_principe-event-passed = { $seat } a passé.
il_principe-event-lot_won = { $seat } a remporté { il_principe-cards } pour { il_principe-coins } et devient Il Principe.
il_principe-event-lot_discarded = Aucune offre pour { il_principe-cards } : à la défausse.
il_principe-event-city_built = { $seat } a construit { il_principe-city } pour { il_principe-coins } : { word-points }.
il_principe-event-not_built = { $seat } n'a rien construit.
il_principe-event-shield_placed = { $seat } a placé un bouclier { il_principe-in-region }.
il_principe-event-roles_paid = Les rôles ont donné { word-points } à { $seat }.
il_principe-event-city_revealed = Nouvelle cité à construire : { il_principe-city }.
il_principe-event-turn_began = C'était à { $seat } d'agir.
il_principe-event-cards_laid = { $seat } a posé { il_principe-cards }.
il_principe-event-no_action = { $seat } n'a rien fait.
il_principe-event-roles_returned = Toutes les tuiles de rôle sont revenues sur le plateau.
il_principe-event-role_opened = En vente : { il_principe-the-role }. { $seat } ouvre.
il_principe-event-role_gained = { $seat } a obtenu { il_principe-the-role } à la majorité.
il_principe-event-role_bought = { $seat } a remporté { il_principe-the-role } pour { il_principe-coins } et devient Il Principe.
il_principe-event-role_left = Personne n'a enchéri pour { il_principe-the-role }.
il_principe-event-turned_down = { $seat } a retourné { il_principe-cards } face cachée.
il_principe-event-turned_up = { $seat } a retourné { il_principe-a-card } face visible.
il_principe-event-points_gained = { $seat } a gagné { word-points }.
il_principe-event-card_drawn = { $seat } a pioché une carte.
    .colour = { $seat } a pioché { il_principe-a-card }.
il_principe-event-coins_gained = { $seat } a gagné { il_principe-coins }.
il_principe-event-scored = { $seat } : compteur { $track }, rôles { $roles }, séries { $sets }, pièces { $coins }, cartes en main { $hand }, régions { $regions }.
il_principe-event-game_ended = La partie a pris fin.

## Refus

il_principe-refusal-families-in-order = Les familles se choisissent l'un après l'autre : attendez votre tour.
il_principe-refusal-has-offered = Vos cartes sont choisies, et c'est définitif : attendez que tous aient choisi.
il_principe-refusal-bid-in-turn = Les enchères tournent dans le sens des aiguilles d'une montre : attendez votre tour.
il_principe-refusal-out-of-role-auction = Seuls enchérissent les joueurs à égalité pour ce rôle, tant qu'ils n'ont pas passé : attendez la fin de l'enchère.
il_principe-refusal-has-passed = Vous avez passé et ne participez plus à cette enchère : attendez la suivante.
il_principe-refusal-role-acts = Un autre joueur utilise un rôle : attendez qu'il ait fini.
il_principe-refusal-winner-builds = Un autre joueur a remporté le lot et décide s'il construit une cité : attendez qu'il ait fini.
il_principe-refusal-choose-a-family = Choisissez d'abord la famille que vous dirigez.
il_principe-refusal-offer-first = Choisissez d'abord les cartes de votre main à mettre aux enchères.
il_principe-refusal-bid-or-pass = Une enchère est en cours : enchérissez ou passez.
il_principe-refusal-build-or-pass = Vous venez de remporter un lot : construisez une cité visible ou ne construisez rien.
il_principe-refusal-choose-an-action = C'est votre action : construisez une cité, posez des cartes d'une même couleur ou ne faites rien.
il_principe-refusal-place-shields-first = Placez d'abord les boucliers de votre cité.
il_principe-refusal-place-shield-first = Placez d'abord le bouclier de votre rôle : choisissez une région.
il_principe-refusal-turn-up-first = Utilisez d'abord votre rôle : choisissez la couleur d'une carte cachée à retourner.
il_principe-refusal-shields-are-compulsory = Les boucliers d'une cité doivent être placés : choisissez une région.
il_principe-refusal-role-is-compulsory = L'action d'un rôle est obligatoire quand elle est possible : choisissez.
il_principe-refusal-family-taken = La famille { il_principe-family } est prise : choisissez-en une autre.
il_principe-refusal-not-green = Ce rôle ne retourne pas les cartes vertes : choisissez une autre couleur.
il_principe-refusal-none-face-down = Vous n'avez pas de carte { il_principe-colour-of-card } face cachée : choisissez une autre couleur.
il_principe-refusal-none-in-hand = Vous n'avez plus de carte { il_principe-colour-of-card } en main : choisissez une autre couleur.
il_principe-refusal-offer-rising = Il est trop tard pour { il_principe-a-card } : nommez les cartes à mettre aux enchères dans l'ordre des couleurs.
il_principe-refusal-offer-too-small = Commencez par une couleur placée avant le { il_principe-colour } : à partir de là, vous n'avez pas assez de cartes.
il_principe-refusal-bid-too-low =
    { $highest ->
        [one] La plus haute enchère est de { $highest } pièce : offrez davantage ou passez.
       *[other] La plus haute enchère est de { $highest } pièces : offrez davantage ou passez.
    }
il_principe-refusal-bid-too-high =
    { $coins ->
        [one] Vous pouvez offrir { $coins } pièce au plus.
       *[other] Vous pouvez offrir { $coins } pièces au plus.
    }
il_principe-refusal-no-building-with-roles = On ne construit pas de cité pendant la distribution des rôles.
il_principe-refusal-no-building-yet = Personne ne peut construire au premier tour.
il_principe-refusal-not-on-display = { il_principe-city } n'est pas visible : choisissez l'une des cités visibles.
il_principe-refusal-cards-missing = Vous ne pouvez pas construire { il_principe-city } : il manque { il_principe-cards } à votre main.
il_principe-refusal-coins-missing = Vous ne pouvez pas construire { il_principe-city } : il faut { il_principe-coins }.
il_principe-refusal-too-few-to-lay =
    { $amount ->
        [0] Vous n'avez pas de carte { il_principe-colour-of-card } en main.
       *[other] Vous pouvez poser { il_principe-cards } au plus.
    }
il_principe-refusal-region-too-far = { il_principe-city } ne touche pas { il_principe-the-region } : choisissez une région voisine de la cité.
il_principe-refusal-region-rising = Il est trop tard pour { il_principe-the-region } : nommez les régions voisines dans l'ordre de la liste ({ il_principe-city }).

## Positions qu'aucune partie ne peut atteindre

il_principe-impossible-cards = Cette position est impossible : les cartes Bâtiment d'une couleur sont trop ou trop peu nombreuses.
il_principe-impossible-hands = Cette position est impossible : il manque à une main des cartes mises aux enchères ou remportées.
il_principe-impossible-cities = Cette position est impossible : une carte Cité manque ou se trouve à deux endroits, ou les cités visibles ne sont pas au complet.
il_principe-impossible-families = Cette position est impossible : chaque joueur dirige une famille différente.
il_principe-impossible-roles = Cette position est impossible : des tuiles de rôle ont trop ou trop peu de détenteurs.
il_principe-impossible-shields = Cette position est impossible : une famille a plus de boucliers sur la carte qu'elle n'en possède.
il_principe-impossible-rounds = Cette position est impossible : les lots, le dernier tour ou la fin de la partie ne s'accordent pas avec les pioches.
il_principe-impossible-question = Cette position est impossible : la question posée ne s'accorde pas avec la table.

## Règles citées par les refus et les questions

il_principe-rule-ILP-SETUP-10 = Chaque joueur dirige une famille différente ; aucune n'a de pouvoir.
il_principe-rule-ILP-INC-03 = Chaque joueur met aux enchères deux cartes de sa main, ou trois dans une partie à deux.
il_principe-rule-ILP-INC-05 = Les cartes choisies pour les enchères restent cachées jusqu'à ce que tous aient choisi.
il_principe-rule-ILP-AUC-02 = Les lots se vendent du plus petit au plus grand, à égalité dans l'ordre des couleurs : vert, blanc, rouge, bleu, jaune.
il_principe-rule-ILP-AUC-04 = Le joueur à la gauche d'Il Principe ouvre chaque enchère, puis on enchérit dans le sens des aiguilles d'une montre.
il_principe-rule-ILP-AUC-05 = À son tour, chaque joueur enchérit ou passe.
il_principe-rule-ILP-AUC-06 = Chaque enchère doit être plus élevée que la précédente.
il_principe-rule-ILP-AUC-07 = L'enchère dure jusqu'à ce qu'il ne reste qu'un joueur à ne pas avoir passé ; qui passe en est exclu.
il_principe-rule-ILP-AUC-09 = Qui remporte l'enchère prend les cartes, paie, prend le pion et, dès le deuxième tour, peut aussitôt construire une cité.
il_principe-rule-ILP-AUC-10 = Personne n'offre plus de pièces qu'il n'en possède.
il_principe-rule-ILP-ACT-01 = En commençant par Il Principe et dans le sens des aiguilles d'une montre, chaque joueur fait une action : construire une cité ou poser des cartes.
il_principe-rule-ILP-ACT-03 = On pose devant soi, face visible, autant de cartes que l'on veut, toutes de la même couleur.
il_principe-rule-ILP-BLD-01 = Seule une cité visible peut être construite.
il_principe-rule-ILP-BLD-02 = Personne ne peut construire au premier tour.
il_principe-rule-ILP-BLD-03 = Le bâtisseur joue de sa main une carte pour chaque icône de la cité.
il_principe-rule-ILP-BLD-05 = Le bâtisseur paie 3 pièces pour une petite cité, 4 pour une moyenne et 5 pour une grosse.
il_principe-rule-ILP-BLD-06 = Le bâtisseur marque 4 points pour une petite cité, 6 pour une moyenne et 8 pour une grosse.
il_principe-rule-ILP-BLD-07 = On place un bouclier pour une petite cité, deux pour les autres, dans les régions que la cité touche.
il_principe-rule-ILP-BLD-10 = Chaque autre joueur marque 2 points par rôle majeur et 1 par rôle mineur dont la couleur a servi.
il_principe-rule-ILP-ROL-04 = Le joueur qui a le plus de cartes visibles d'une couleur prend son rôle majeur, le deuxième son rôle mineur.
il_principe-rule-ILP-ROL-11 = Les joueurs à égalité enchérissent pour le rôle comme pour un lot ; qui passe en est exclu.
il_principe-rule-ILP-ROL-12 = Qui remporte un rôle paie, prend la tuile et le pion, mais ne construit pas.
il_principe-rule-ILP-ROL-14 = Qui gagne un rôle majeur retourne face cachée la moitié, arrondie au-dessus, de ses cartes visibles de la couleur.
il_principe-rule-ILP-ROL-17 = Qui gagne un rôle l'utilise aussitôt, le rôle majeur d'abord.
il_principe-rule-ILP-ROL-18 = Maître et Apprenti retournent face visible une de leurs cartes cachées, sauf une verte.
il_principe-rule-ILP-ROL-21 = Noble et Chevalier placent un bouclier dans la région de leur choix.
il_principe-rule-ILP-END-02 = La partie se termine aussitôt si moins de quatre cités sont visibles au début d'un tour.
il_principe-rule-ILP-END-07 = Le dernier tour est joué jusqu'au bout, puis vient le décompte final.
il_principe-rule-ILP-SCO-06 = À la fin, chaque région donne 5 points à tous ceux qui y ont le plus de boucliers.
il_principe-rule-ILP-SCO-07 = Derrière un seul premier, la deuxième place d'une région donne 2 points.
il_principe-rule-ILP-DEC-01 = Les familles se choisissent dans l'ordre des places.
il_principe-rule-ILP-DEC-02 = On choisit ses cartes par leur couleur, dans l'ordre des couleurs ; une fois fait, le choix est définitif.
il_principe-rule-ILP-DEC-05 = Les boucliers d'une cité se placent avant que la cité suivante soit connue.
il_principe-rule-ILP-RUL-16 = L'action d'un rôle est obligatoire si elle est possible.
il_principe-rule-ILP-RUL-31 = Placer les boucliers d'une cité est obligatoire.

## Le client web (ui-il_principe-…)

ui-il_principe-short = Il Principe
ui-il_principe-tab-map = Carte
ui-il_principe-tab-hand = Main
ui-il_principe-tab-lots = Lots
ui-il_principe-tab-others = Autres
ui-il_principe-key-letters = B L P
ui-il_principe-key-letters-does = enchérir ou bâtir, poser des cartes, passer
ui-il_principe-option-open_money = bourses ouvertes : chacun voit toutes les pièces
ui-il_principe-option-random_families = familles tirées au sort
ui-il_principe-answers-bid_lot = les lots
ui-il_principe-answers-bid_role = les rôles
ui-il_principe-phase-offers = mises en vente
ui-il_principe-phase-auctions = enchères
ui-il_principe-phase-actions = actions
ui-il_principe-phase-roles = rôles

ui-il_principe-prompt-family = choisissez la famille que vous dirigez.
ui-il_principe-prompt-offer =
    { $left ->
        [one] choisissez encore une carte à mettre aux enchères.
        [2] choisissez deux cartes à mettre aux enchères.
       *[other] choisissez trois cartes à mettre aux enchères.
    }
ui-il_principe-prompt-bid_lot =
    { $highest ->
        [0] ouvrez l'enchère pour { il_principe-cards }, ou passez.
       *[other] dépassez { $highest } pour { il_principe-cards }, ou passez.
    }
ui-il_principe-prompt-build = construisez aussitôt une cité, ou rien.
ui-il_principe-prompt-shields =
    { $left ->
        [one] placez votre bouclier ({ il_principe-city }).
       *[other] placez vos deux boucliers ({ il_principe-city }).
    }
ui-il_principe-prompt-action =
    { $first_round ->
        [yes] posez des cartes d'une couleur, ou ne faites rien.
       *[no] construisez une cité, posez des cartes, ou ne faites rien.
    }
ui-il_principe-prompt-bid_role =
    { $highest ->
        [0] égalité : enchérissez pour { il_principe-the-role }, ou passez.
       *[other] dépassez { $highest } pour { il_principe-the-role }, ou passez.
    }
ui-il_principe-prompt-turn_up = quelle couleur redressez-vous ({ il_principe-role }) ?
ui-il_principe-prompt-noble = placez un bouclier où vous voulez ({ il_principe-role }).

ui-il_principe-family-family = Choisir une famille
ui-il_principe-family-colour = Choisir une couleur
ui-il_principe-family-bid = Enchérir
ui-il_principe-family-build = Construire une cité
ui-il_principe-family-lay = Poser des cartes
ui-il_principe-family-region = Placer un bouclier
ui-il_principe-count-family = aucune n'a de pouvoir
ui-il_principe-count-colour = de votre main
ui-il_principe-count-bid = selon votre bourse
ui-il_principe-count-build =
    { $count ->
        [one] une à votre portée
       *[other] { $count } à votre portée
    }
ui-il_principe-count-lay = d'une même couleur, face visible
ui-il_principe-count-region = dans l'une des régions
ui-il_principe-note-build = { il_principe-coins }, { word-points }, { il_principe-shields } : { $regions }
ui-il_principe-note-lay = alors { $up } face visible, au mieux { $best } ailleurs
ui-il_principe-note-region = { $own } à vous, au mieux { $best } ailleurs
ui-il_principe-ask = { $action } ?
ui-il_principe-leaves = il vous en resterait { $left } sur { il_principe-coins }

ui-il_principe-offers = Choix secrets
ui-il_principe-deck =
    { $count ->
        [one] { $count } dans la pioche
       *[other] { $count } dans la pioche
    }
ui-il_principe-city-deck =
    { $count ->
        [0] plus aucune dans la pioche
       *[other] encore { $count } dans la pioche
    }
ui-il_principe-waits = pas encore
ui-il_principe-has-offered = scellé
ui-il_principe-is-choosing = choisit…
ui-il_principe-lot-order = le plus petit d'abord, puis l'ordre des couleurs
ui-il_principe-lots-about =
    { $cards ->
        [one] { $cards } carte en vente,
       *[other] { $cards } cartes en vente,
    }
ui-il_principe-lot-now = en vente
ui-il_principe-lot-later = à vendre ensuite
ui-il_principe-lot-unsold = invendu
ui-il_principe-lot-sold = vendu à { $name } pour { il_principe-coins }
ui-il_principe-lot-of = Lot { $number } sur { $lots }
ui-il_principe-for = { $amount } pour
ui-il_principe-not-offered = aucune

ui-il_principe-building-short =
    { $building ->
        [green] Université
        [white] Cathédrale
        [red] Hôtel de v.
        [blue] Château
       *[yellow] Marché
    }
ui-il_principe-building-plural =
    { $amount ->
        [one] { $building ->
                [green] université
                [white] cathédrale
                [red] hôtel de ville
                [blue] château
               *[yellow] place de marché
            }
       *[other] { $building ->
                [green] universités
                [white] cathédrales
                [red] hôtels de ville
                [blue] châteaux
               *[yellow] places de marché
            }
    }
ui-il_principe-buildings =
    { $amount ->
        [1] { $building ->
                [red] un
                [blue] un
               *[other] une
            }
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $amount }
    } { ui-il_principe-building-plural }
ui-il_principe-lacks = manque
ui-il_principe-city-ready = tout est dans votre main
ui-il_principe-city-completes = le lot la complète
ui-il_principe-touches = Régions : { $regions }.
ui-il_principe-about-colour = { $amount } { ui-il_principe-building-plural } en main. Devant vous { $up } face visible, { $down } face cachée.
ui-il_principe-about-region = Cités voisines : { $cities }. À la fin, le plus de boucliers rapporte 5 points, la deuxième place 2.
ui-il_principe-role-pays = Rapporte { word-points } quand un autre joueur construit avec du { il_principe-colour }.
ui-il_principe-arms-medici = D'or à six boules, cinq rouges et une bleue. Aucune famille n'a de pouvoir.
ui-il_principe-arms-visconti = D'argent au serpent bleu. Aucune famille n'a de pouvoir.
ui-il_principe-arms-carraresi = D'argent au chariot rouge. Aucune famille n'a de pouvoir.
ui-il_principe-arms-este = D'azur à l'aigle d'argent. Aucune famille n'a de pouvoir.
ui-il_principe-arms-gonzaga = Fascé d'or et de noir. Aucune famille n'a de pouvoir.

ui-il_principe-map-about = Carte de six régions et quinze cités. Construites : { $built }.
ui-il_principe-built-by = { $city } par { $name }
ui-il_principe-region-of = { il_principe-region } : { $shields }
ui-il_principe-no-shields = aucun bouclier
ui-il_principe-tableaux = Cartes posées
ui-il_principe-rising = en construction
ui-il_principe-sea-east = Mer Adriatique
ui-il_principe-sea-west = Mer Tyrrhénienne
ui-il_principe-major = Majeur
ui-il_principe-minor = Mineur
ui-il_principe-free = libre
ui-il_principe-on-sale = en vente
ui-il_principe-tableau-of = { il_principe-colour } : { $up } face visible, { $down } face cachée

ui-il_principe-families = Les cinq familles
ui-il_principe-your-hand = Votre main
ui-il_principe-hand-of = Main : { $name }
ui-il_principe-hand-empty = Votre main est vide.
ui-il_principe-in-purse = en bourse
ui-il_principe-shields-left = boucliers
ui-il_principe-if-you-win = +{ $amount } si gagné
ui-il_principe-board-of = Plateau : { $name }
ui-il_principe-in-hand =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
ui-il_principe-secret = bourse secrète
ui-il_principe-left =
    { $shields ->
        [one] { $shields } bouclier restant
       *[other] { $shields } boucliers restants
    }
ui-il_principe-no-role = aucun rôle
ui-il_principe-no-city = pas encore de cité

ui-il_principe-auction = Enchère
ui-il_principe-winner = Qui l'emporte prend les cartes et le pion, et peut aussitôt construire une cité.
ui-il_principe-winner-first = Qui l'emporte prend les cartes et le pion. On ne construit pas au premier tour.
ui-il_principe-no-bid = aucune
ui-il_principe-by = par { $name }
ui-il_principe-out = a passé
ui-il_principe-to-bid = à son tour
ui-il_principe-leads = mène
ui-il_principe-if-win-at = Si vous l'emportez à { $coins }
ui-il_principe-then-none =
    { $left ->
        [one] Pas encore de cité ; il reste { $left } pièce.
       *[other] Pas encore de cité ; il reste { $left } pièces.
    }
ui-il_principe-then-build = { il_principe-city } pour { il_principe-coins } de plus : { word-points }.
ui-il_principe-then-major = Vous prenez le rôle aussitôt et retournez face cachée { il_principe-cards }.
ui-il_principe-then-minor = Vous prenez le rôle aussitôt ; aucune carte n'est retournée.

ui-il_principe-tale-family = { $seat } dirige la famille { il_principe-family }.
ui-il_principe-tale-last-round = Dernier tour : ses lots viennent de la pioche.
ui-il_principe-tale-received = { $seat } reçoit { $coins } ⟦coin⟧ et pioche { $cards }.
ui-il_principe-tale-offers = { $seat } met aux enchères { $cards }.
ui-il_principe-tale-from-the-deck = En vente, tirées de la pioche : { $cards }.
ui-il_principe-tale-lot_opened = En vente : { $cards }.
ui-il_principe-tale-role_opened = En vente : { il_principe-the-role }.
ui-il_principe-tale-bid = { $seat } offre { $coins } ⟦coin⟧.
ui-il_principe-tale-lot_won = { $seat } remporte { $cards } pour { $coins } ⟦coin⟧ et devient Il Principe.
ui-il_principe-tale-lot_discarded = Aucune offre pour { $cards }.
ui-il_principe-tale-role_bought = { $seat } remporte { il_principe-the-role } pour { $coins } ⟦coin⟧ et devient Il Principe.
ui-il_principe-tale-role_left = Aucune offre pour { il_principe-the-role }.
ui-il_principe-tale-role-gained = { $seat } obtient { il_principe-the-role } à la majorité.
ui-il_principe-tale-built = { $seat } construit { il_principe-city } pour { $coins } ⟦coin⟧ : { word-points }.
ui-il_principe-tale-laid = { $seat } pose { $cards }.
ui-il_principe-tale-shield_placed = Un bouclier { il_principe-in-region }.
ui-il_principe-tale-roles_paid = Rôles : { word-points } pour { $seat }.
ui-il_principe-tale-turned_down = { $cards } face cachée.
ui-il_principe-tale-turned_up = { $cards } de nouveau visible.
ui-il_principe-tale-points_gained = Gagne { word-points }.
ui-il_principe-tale-card_drawn = Pioche une carte.
ui-il_principe-tale-card_drawn-seen = Pioche { $cards }.
ui-il_principe-tale-coins_gained = Reçoit { $coins } ⟦coin⟧.

ui-il_principe-ended-deck = La pioche ne suffisait plus pour un autre tour.
ui-il_principe-ended-cities = Il restait moins de quatre cités à construire.
ui-il_principe-sheet-part-track = Compteur de score
ui-il_principe-sheet-part-regions = Régions
ui-il_principe-sheet-part-roles = Rôles
ui-il_principe-sheet-part-sets = Séries de cinq couleurs
ui-il_principe-sheet-part-coins = Le plus de pièces
ui-il_principe-sheet-part-hand = Le plus de cartes en main
ui-il_principe-sheet-track = { $list } cités
ui-il_principe-sheet-regions = { $list } boucliers
ui-il_principe-sheet-roles = { $list } détenus
ui-il_principe-sheet-sets = { $list } complètes
ui-il_principe-sheet-coins = { $list } pièces
ui-il_principe-sheet-hand = { $list } cartes
