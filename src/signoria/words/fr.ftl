### Ce que disent tous les jeux et toutes les faces de Signoria, en français. Textes d'un jeu : games/<id>/words/fr.ftl.
### Un texte dont un attribut porte le nom d'un de ses arguments est remplacé par lui quand l'argument est donné.

## Listes : « 2 pièces, 1 pierre et 1 bouclier »

list-pair = { $first } et { $last }
list-more = { $first }, { $last }

## Mots généraux

word-game = partie
word-seat = siège
word-player = joueur
word-turn = tour
word-round = tour de table
word-score = score
word-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
word-rank = place
word-winner = vainqueur
word-action = action
word-rule = règle
word-bot = robot
word-you = vous
word-yes = oui
word-no = non
word-nothing = rien
seat-name = Joueur { $seat }

## Demandes impossibles à satisfaire

request-no-such-game = Le jeu « { $game } » n’existe pas. Choisissez parmi ceux-ci : { $games }.
bot-no-program = « { $bot } » n’a pas pu être lancé : { $error }. Écrivez une commande qui marche dans ce dossier.
bot-gone = « { $bot } » s’est arrêté au milieu d’une partie ; ses derniers mots : { $error }
bot-late = « { $bot } » a pris plus de temps qu’il n’en avait.
bot-nonsense = « { $bot } » a dit ce qu’aucun robot ne dit : voyez docs/bots.md.
bot-illegal-answer = { $answer } n’est pas une réponse : donnez le « n » de la question et le « code » ou l’« action » de l’une de ses actions.
request-no-such-bot = Le robot « { $bot } » n’existe pas. Choisissez parmi ceux-ci : { $bots }.
request-no-such-code = L’action numéro { $code } n’existe pas : les numéros vont de 0 à { NUMBER($last, useGrouping: 0) }.
request-no-such-action = « { $text } » n’est pas une action de ce jeu. Écrivez-la comme dans la liste des actions.
request-bad-data = Le fichier de données { $file } est illisible : { $error }.
request-bad-seed = « { $seed } » n’est pas une graine : donnez un nombre entier.
request-bad-seats =
    { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
request-no-such-seat = Il n'y a pas de place { $seat } : cette table en a { $seats }.
request-no-such-option = { $game } n’a pas d’option « { $option } ».
request-bad-option = L’option « { $option } » ne peut pas valoir « { $value } ». Choisissez parmi : { $values }.

## Positions illisibles

position-bad-value = Ceci n’est pas une position : la valeur de « { $where } » n’y est pas permise.
position-missing = Ceci n’est pas une position : il manque « { $where } ».
position-bad-chance = Ceci n’est pas une position : « { $key } » n’est pas une source de hasard.
position-other-game = Ceci n’est pas une position de { $game } mais de « { $found } ».
position-other-version = Cette position a été écrite pour une autre version de { $game } et ne peut pas être lue par celle-ci.

## Refus communs à tous les jeux

refusal-no-such-seat = Il n’y a pas de siège { $seat } à cette table.
refusal-no-such-code = L’action numéro { $code } n’existe pas dans ce jeu.
refusal-game-over = La partie est terminée : plus rien ne peut être joué.
refusal-not-your-turn = Ce n’est pas à vous de décider : attendez qu’on vous interroge.

## La ligne de commande (cli-…)

# La commande et son aide. Les noms des commandes et des options ne changent pas.

cli-help-usage = Usage :
cli-help-options-mark = [OPTIONS]
cli-help-command-mark = COMMANDE [OPTIONS]
cli-help-options = Options
cli-help-commands = Commandes
cli-help-exits = Codes de sortie
cli-help-environment = Environnement
cli-help-signoria = Des jeux de la Renaissance dans le terminal, entre amis ou contre des robots. « signoria COMMANDE --help » en dit plus sur une commande.
cli-help-games = Énumérer les jeux.
cli-help-bots = Énumérer les robots : les quatre niveaux, le plus fort d’abord, et deux pour comparer.
cli-help-play = Jouer une partie dans ce terminal. Elle est enregistrée à mesure : quittez-la quand vous voulez, reprenez-la plus tard.
cli-help-serve = Ouvrir des tables dans le navigateur, pour des joueurs et des robots.
cli-help-simulate = Faire jouer des robots entre eux, les sièges tournant d’une partie à l’autre.
cli-help-arena = Savoir quel robot est le plus fort : chaque donne est jouée à tous les sièges, et aucun résultat ne vient sans son intervalle.
cli-help-text-bot = Faire jouer un modèle de langue : parler le protocole des robots avec l’arène, et avec des mots au modèle.
cli-help-check = Éprouver un jeu : des parties au hasard avec tous les contrôles du kit, pour chaque nombre de sièges.
cli-help-replay = Raconter à nouveau une partie enregistrée.
cli-help-verify = Dire si un enregistrement est exactement ce qui a été écrit, et légal jusqu’au dernier coup.
cli-help-bench = Mesurer la vitesse du moteur sur cet ordinateur, pour un jeu ou pour tous.
cli-help-option-json = N’afficher qu’une valeur JSON, et rien d’autre.
cli-help-option-lang = La langue : fr ou en. Sinon, celle de cet ordinateur.
cli-help-option-data = Un dossier de données corrigées : ses JEU/NOM.toml remplacent ceux du programme.
cli-help-option-seed = La graine de la partie : la même graine donne la même partie. Sinon, le hasard en choisit une.
cli-help-option-first_seed = La graine de la première partie ; les autres suivent.
cli-help-option-seats = Qui s’assoit où : human (une personne) ou un robot ; « signoria bots » les énumère. D’ordinaire human,greedy ; « human » seul joue en solo si le jeu le permet.
cli-help-option-resume = Reprendre une partie enregistrée ; « last » est la dernière quittée.
cli-help-option-save = Enregistrer la partie dans ce nouveau fichier.
cli-help-option-position = Commencer par une position, telle que « replay --dump » l’écrit.
cli-help-option-option = Choisir une option du jeu ; peut être donné plusieurs fois.
cli-help-option-games = Combien de parties ; pour « check », pour chaque nombre de sièges.
cli-help-option-bots = Quels robots jouent, un par siège.
cli-help-option-blocks = Combien de donnes ; chacune est jouée une fois par siège.
cli-help-option-workers = Combien de processus jouent à la fois. Le résultat est le même.
cli-help-option-results = Garder les parties dans ce fichier, et continuer avec celles qu’il contient déjà.
cli-help-option-seconds = Le temps de réflexion d’un programme à vous (cmd:…) pour chaque décision.
cli-help-option-model = La commande qui est le modèle : elle lit une question sur son entrée standard et écrit sa réponse.
cli-help-option-tries = Combien de fois on redemande à un modèle dont la réponse ne nomme aucune action, avant que le hasard choisisse.
cli-help-option-page = Écrire la rencontre dans ce fichier, en une page avec des graphiques.
cli-help-option-sprt = S’arrêter dès qu’il est clair que le premier robot prend au plus LOW ou au moins HIGH des premières places : 0.25,0.4 par exemple.
cli-help-option-at = S’arrêter après la ligne N de l’enregistrement, sans compter la première.
cli-help-option-step = Montrer la table après chaque coup et attendre Entrée.
cli-help-option-dump = Écrire la position atteinte dans ce nouveau fichier, pour y commencer avec « play --position ».
cli-help-option-analyse = Juger les décisions de ce siège (1 pour le premier) d'après ce qu'il pouvait savoir, et en dire les tournants.
cli-help-option-host = L'adresse à écouter : avec 0.0.0.0, d'autres ordinateurs du même réseau peuvent se joindre. D'habitude celui-ci seulement.
cli-help-option-port = Le port à écouter ; s'il est pris, n'importe quel port libre.
cli-help-option-db = Le fichier qui garde les tables. D'habitude dans votre dossier de données.
cli-help-option-no_open = Ne pas ouvrir le navigateur.
cli-help-option-help = Afficher cette aide.
cli-help-env-SIGNORIA_LANG = la langue, si --lang n’est pas donné
cli-help-env-SIGNORIA_DATA = le dossier de données corrigées, si --data n’est pas donné
cli-help-env-SIGNORIA_GAMES = le dossier où les parties sont enregistrées
cli-help-env-NO_COLOR = si elle est définie, pas de couleurs
cli-exit-0 = tout s’est bien passé
cli-exit-1 = la réponse est non : un contrôle a échoué, un enregistrement a été altéré
cli-exit-2 = la demande n’a pas de sens : commande, jeu, option ou joueur inconnu
cli-exit-3 = un fichier ne peut être lu ou écrit, ou n’est ni un enregistrement ni une position
cli-exit-4 = l’entrée s’est achevée avant la partie ; la partie est conservée
cli-exit-130 = interrompu par Ctrl-C ; une partie en cours est conservée
cli-exit-141 = plus personne ne lisait la sortie

# Lignes de commande incompréhensibles

cli-no-such-command = Cette commande n’existe pas. Choisissez parmi celles-ci : { $commands }.
cli-no-such-option = « { $command } » n’a pas d’option « { $option } » : voyez « { $command } --help ».
cli-missing = « { $command } » a besoin de { $name } : voyez « { $command } --help ».
cli-option-needs-value = L’option « { $option } » demande une valeur, ou n’en prend pas : voyez « { $command } --help ».
cli-bad-value = La valeur donnée pour { $name } est inutilisable : voyez « { $command } --help ».
cli-too-many = « { $command } » a reçu trop de mots : voyez « { $command } --help ».
cli-no-such-language = « { $language } » n’est pas une langue parlée ici. Choisissez parmi : { $languages }.
cli-no-such-folder = Le dossier « { $folder } » n’existe pas.
cli-bad-data = Les données corrigées de « { $folder } » sont inutilisables : { $error }.
cli-no-such-player = Le joueur « { $player } » n’existe pas. Choisissez parmi : { $players }.
cli-no-games = On ne peut pas jouer { $games } parties : donnez un nombre à partir de 1.
cli-resume-alone = Une partie continue comme elle a commencé : avec --resume, omettez --seats, --seed, --save, --position et --option.
cli-nothing-to-resume = Il ne reste aucune partie inachevée de { $game } à reprendre.
cli-other-game = « { $file } » n’est pas un enregistrement de ce jeu mais de « { $game } ».
cli-other-seats = Cette position a { $found } sièges, et non { $seats }.
cli-position-not-json = « { $file } » n’est pas une position : il faut un objet JSON en UTF-8.
cli-no-such-line = Cet enregistrement n’a pas de ligne { $line } : elles vont de 0 à { $last }.

# Fichiers et interruptions

cli-file-missing = Le fichier ou dossier « { $file } » n’existe pas.
cli-file-is-folder = « { $file } » est un dossier, pas un fichier.
cli-file-forbidden = « { $file } » ne peut être lu ou écrit ici : la permission manque.
cli-file-fails = « { $file } » ne peut être lu ou écrit : { $error }.
cli-no-place = On ne peut garder de parties dans « { $folder } » : nommez un fichier par --save, ou un autre dossier par SIGNORIA_GAMES.
cli-closed-pipe = Plus personne ne lit la sortie : arrêt.
cli-interrupted = Interrompu.
cli-interrupted-game = Interrompu. La partie est conservée ; reprenez-la avec : { $command }
cli-kept = La partie est conservée. Reprenez-la avec : { $command }
cli-recorded = L’enregistrement de cette partie est dans { $file }.
cli-mended = La dernière ligne de cet enregistrement n’était écrite qu’à moitié, comme après une panne : elle a été coupée, et rien d’autre.

# Listes et chiffres

arena-plays = { $game }, une donne par bloc
arena-head-share = premières places
arena-figure-share = { $mean } % ({ $low } % … { $high } %)
arena-head-rank = rang moyen
arena-figure-rank = { $mean } ({ $low } … { $high })
arena-head-rating = cote (Elo)
arena-figure-rating = { $mean } ({ $low } … { $high })
arena-head-crashed = en erreur
arena-figure-pair = { $mean } % ({ $low }–{ $high })
arena-pairs-listed = Combien de fois un robot en a devancé un autre
arena-pair = { $bot } devant { $other } : { $share }
arena-page-title = { $game } : qui est le plus fort ?
arena-page-figures = Tous les chiffres
arena-plot-share = Premières places (en tirets : ce qu’auraient des égaux)
arena-plot-pairs = Combien de fois le robot de la ligne a devancé celui de la colonne
arena-plot-settling = { $bot } : part des premières places, bloc après bloc
arena-played =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } en { $blocks ->
        [one] un bloc
       *[other] { $blocks } blocs
    }, { $cut } coupées, { $crashed } interrompues par une erreur ; entre parenthèses, ce que donneraient 95 rencontres semblables sur 100. Résultat { $hash }.
arena-few = Si peu de blocs disent peu de chose : en vérité, les intervalles sont plus larges. Jouez-en { $fewest } ou davantage.
arena-alike = Là où les { $blocks } blocs ont tous donné le même résultat, on n’en tire aucun intervalle ; jusqu’à { $share } % des suivants peuvent encore finir autrement, et qui a tout gagné ou tout perdu peut être plus loin que sa cote.
arena-program = { $short } est { $bot }
arena-stopped = Arrêt : { $done } blocs sur { $blocks } étaient terminés et comptent. Avec --results FICHIER, la même commande reprend où elle en était.
arena-worker-lost = Un processus qui jouait a été arrêté de l’extérieur, peut-être faute de mémoire. Avec --results FICHIER, la même commande reprend où elle en était.
arena-reason = La première erreur : { $reason }
arena-sprt-high = Le test est tranché : { $bot } atteint la part la plus haute.
arena-sprt-low = Le test est tranché : { $bot } ne dépasse pas la part la plus basse.
arena-sprt-open = Le test n’est pas encore tranché : jouez d’autres blocs.
cli-no-arena = L’arène a besoin de « { $module } », qui n’est pas installé ici : installez signoria avec son extra « arena ».
cli-no-model = Un modèle est une commande : écrivez --model 'COMMANDE …'.
cli-text-no-message = « { $line } » n’est pas un message de l’arène : text-bot est un robot, que l’arène lance (docs/bots.md).
cli-text-table = Vous jouez à { $game }. Voici la table comme vous la voyez.
cli-text-answer = Choisissez l’une de ces actions. Vous pouvez réfléchir d’abord ; la dernière ligne de votre réponse doit être le numéro de l’action, de 1 à { $count }, et rien d’autre.
cli-text-again =

    Vous avez répondu « { $said } », qui ne nomme aucune de ces actions. Répondez par un numéro de 1 à { $count }, et rien d’autre.
cli-text-done = { $questions } questions au modèle ; { $again } réponses ne nommaient aucune action, { $late } sont venues trop tard, { $chance } fois le hasard a choisi.
cli-bad-sprt = « { $given } » n’est pas un test : écrivez deux parts entre 0 et 1, la plus basse d’abord, comme 0.25,0.4.
arena-bad-file = « { $file } » ne contient pas les résultats d’une rencontre. Choisissez un autre fichier.
arena-other-match = « { $file } » contient les résultats d’une autre rencontre : d’autres robots, une autre graine ou d’autres règles. Choisissez un autre fichier.
cli-bots-name = nom
cli-bots-rated = Cotes (Elo, avec l'intervalle à 95 %), mesurées dans des parties entre les quatre niveaux ; leur moyenne est { $middle }.
cli-bots-rating = { $mean } ({ $low }–{ $high })
cli-bots-about = comment il joue
cli-games-id = id
cli-games-title = titre
cli-games-seats = sièges
cli-games-options = options
cli-checking = Contrôle de { $game }
cli-checked =
    { $failures ->
        [0] { $game } : { $games } parties, { $steps } positions, aucun échec.
        [one] { $game } : { $games } parties, { $steps } positions, { $failures } échec.
       *[other] { $game } : { $games } parties, { $steps } positions, { $failures } échecs.
    }
cli-simulating = Parties de { $game }
cli-simulated = { $games } parties, { $decisions } décisions, { $seconds } secondes.
cli-bot = robot
cli-first-places = premières places
cli-measuring = Mesure
cli-bench-seats = sièges
cli-bench-compiled = compilé
cli-bench-inside_decisions_per_s = décisions par seconde, à l’intérieur du moteur
cli-bench-api_decisions_per_s = décisions par seconde, depuis Python
cli-bench-copy_us = microsecondes pour copier un état
cli-bench-imagine_us = microsecondes pour imaginer un état d’après une vue
cli-bench-redeal_us = microsecondes pour redistribuer un état
cli-bench-search_iterations_per_s = itérations de la recherche par seconde, chacune jusqu’à la fin de la partie
cli-bench-bytes_per_state = octets d’un état
cli-verified-finished =
    { $plays ->
        [one] L’enregistrement est intact : une partie achevée de { $plays } coup.
       *[other] L’enregistrement est intact : une partie achevée de { $plays } coups.
    }
cli-verified-running =
    { $plays ->
        [one] L’enregistrement est intact : une partie en cours, { $plays } coup jusqu’ici.
       *[other] L’enregistrement est intact : une partie en cours, { $plays } coups jusqu’ici.
    }
cli-verified-fair = Le hasard était équitable : chaque tirage découle de l'engagement { $commitment }, montré avant le début.
cli-no-web = Le serveur web n'est pas installé ici : installez signoria avec son extra « web ».
cli-analysis-judges = Les décisions de { $name } sont jugées
cli-still-running =
    { $plays ->
        [one] La partie n’est pas achevée : { $plays } coup jusqu’ici.
       *[other] La partie n’est pas achevée : { $plays } coups jusqu’ici.
    }
cli-press-enter = Appuyez sur Entrée pour continuer.

# À la table

cli-greeting = Répondez par un numéro, ou tapez « aide » à tout moment : elle explique le jeu et tout ce que vous pouvez taper.
bot-grandmaster = Grand Maître
bot-grandmaster-about = Joue en pensée des centaines de suites avant chaque coup, et ne pardonne aucune faute.
bot-master = Maître
bot-master-about = Joue en pensée tout ce que chacun pourrait faire, et ne laisse presque rien passer.
bot-journeyman = Compagnon
bot-journeyman-about = Voit ce qu'un coup lui apporte, et guère plus loin.
bot-apprentice = Apprenti
bot-apprentice-about = Sait ce qui est bon, mais en oublie la moitié : celui des premières parties.
bot-greedy = glouton
bot-greedy-about = Prend sur-le-champ ce qui lui paraît le meilleur, sans songer à la suite.
bot-random = hasard
bot-random-about = Connaît les règles, et rien d'autre.
cli-seat-you = { $name } (vous)
cli-seat-bot = { $name } (robot { $bot })
cli-pass-keyboard = C’est à { $name } : passez le clavier, puis appuyez sur Entrée.
cli-how-to-answer = Répondez par le numéro d’une action ou par sa notation, écrite au bout de sa ligne. Vous pouvez aussi taper :
cli-rules-now = Les règles de la question posée maintenant :
cli-allowed = C’est permis maintenant.
cli-hint = Un Grand Maître choisirait { $number } : { $label } ({ $notation }).
cli-hint-typed = Un Grand Maître choisirait : { $label }. Tapez « { $notation } ».
cli-hint-thought = { $share } % de ses pensées, valeur { $value } % : { $line }
cli-hint-move = { $name } : { $notation }
cli-hint-scale = Valeur de 50 % : à égalité avec le meilleur des autres. Ce que font les autres est supposé.
cli-hint-scale-alone = Valeur de 100 % : la victoire assurée.
cli-undone = Repris : { $label }.
cli-all = tout
cli-no-undo = Rien ne peut être repris : depuis, quelque chose a été tiré ou montré, ou un autre avait la main.
cli-no-such-number = Il n’y a pas d’action { $number } dans la liste : choisissez de { $first } à { $last }.
cli-not-understood = « { $text } » n’est ni une action ni un ordre. Tapez un numéro de la liste, ou « aide ».
cli-no-such-rule = Il n’y a pas de phrase sur une règle « { $rule } ». Tapez « règle » pour les règles de cette question.
cli-no-such-card = Il n’y a pas de carte « { $card } » dans ce jeu.
cli-no-such-board = Il n’y a pas de plateau « { $board } » : ils vont de 1 à { $last }.
cli-save-needs-file = Dites où : « sauver FICHIER ».
cli-saved-copy = La partie jusqu’ici est sauvée dans { $file }. Cette partie-ci continue dans son propre fichier.
cli-about = { $name } : { $text }
cli-total = total
cli-place = place
cli-won =
    { $people ->
        [one] { $name } gagne avec { word-points }.
       *[other] { $name } gagnent avec { word-points }.
    }
cli-won-together = { $names } partagent la victoire avec { word-points }.
cli-solo-won = Vous avez battu Lorenzo, avec { word-points }.
cli-solo-lost = Lorenzo vous a battu : une partie solo perdue n’a pas de score.

# Ordres. Le premier mot est celui qu’on montre, les autres sont compris aussi

cli-order-help = aide ?
cli-order-help-usage = aide [N]
cli-order-help-does = cette page ; avec le numéro ou la notation d’une action, cette action expliquée
cli-order-hint = conseil indice
cli-order-hint-usage = conseil
cli-order-hint-does = ce qu’un Grand Maître ferait à votre place
cli-order-undo = annuler reprendre
cli-order-undo-usage = annuler [tout]
cli-order-undo-does = reprendre votre dernier choix, ou tout ce qui peut encore l’être
cli-order-why = pourquoi
cli-order-why-usage = pourquoi ACTION
cli-order-why-does = pourquoi une action n’est pas permise, comme « pourquoi { $action } »
cli-order-rule = règle regle règles regles
cli-order-rule-usage = règle [ID]
cli-order-rule-does = une règle en une phrase, ou les règles de cette question
cli-order-card = carte
cli-order-card-usage = carte ID
cli-order-card-does = une carte en mots, comme « carte { $card } »
cli-order-board = plateau
cli-order-board-usage = plateau [N]
cli-order-board-does = tout le plateau d’un joueur, ou le vôtre
cli-order-table = table
cli-order-table-usage = table
cli-order-table-does = montrer à nouveau toute la table ; Entrée seule répète la question
cli-order-log = journal
cli-order-log-usage = journal
cli-order-log-does = tout ce qui s’est passé
cli-order-save = sauver
cli-order-save-usage = sauver FICHIER
cli-order-save-does = sauver une copie de la partie jusqu’ici ; la partie elle-même est enregistrée de toute façon
cli-order-lang = langue
cli-order-lang-usage = langue fr|en
cli-order-lang-does = changer de langue
cli-order-new = nouvelle
cli-order-new-usage = nouvelle
cli-order-new-does = quitter cette partie et en commencer une autre
cli-order-quit = quitter
cli-order-quit-usage = quitter
cli-order-quit-does = quitter la partie ; elle est conservée, et l’on vous dit comment la reprendre

# La table de Masters

cli-masters-primer =
    Masters of Renaissance : amassez des ressources, achetez des cartes Développement qui en produisent d’autres, et gagnez des points.
    À votre tour, faites une chose sur trois : prendre toutes les billes d’une ligne ou d’une colonne du marché (ce que vous ne gardez pas dans l’entrepôt donne de la foi aux autres, en solo à la croix noire de Lorenzo), acheter la carte du dessus d’un paquet, ou produire (payer ce qui est à gauche de la flèche, recevoir dans le coffre-fort ce qui est à droite).
    Votre entrepôt a trois étagères, pour 1, 2 et 3 ressources : chacune n’en porte qu’une sorte, et aucune sorte n’est sur deux étagères. Le coffre-fort contient tout, mais seules les productions le remplissent.
    Une carte de niveau I va sur un emplacement vide, une II sur une I, une III sur une II. Un Leader en main se joue quand vous possédez ce qu’il demande, ou se défausse pour 1 foi.
    Leaders : « prix −1▼ » rend les cartes qui coûtent des boucliers moins chères d’un bouclier, « entrepôt +2▼ » range deux boucliers de plus, « ○ = 1▼ » change les billes blanches en boucliers ; une flèche est une production de plus.
    Quand quelqu’un atteint la dernière case d’une section entre crochets de la piste de foi, tous ceux qui y sont ou l’ont dépassée retournent une tuile de faveur ; les autres la perdent.
    La partie finit quand quelqu’un possède sept cartes ou atteint la case 24. En solo : soyez plus rapide que Lorenzo, dont la croix noire avance et qui retire des cartes après chacun de vos tours ; vous perdez quand sa croix atteint 24 ou qu’une couleur s’épuise.
cli-masters-white = (blanche)
cli-masters-gives = produit
cli-masters-any = au choix
cli-masters-points = points
cli-masters-left = cartes restant au paquet
cli-masters-needs = demande
cli-masters-discount = prix
cli-masters-depot = entrepôt
cli-masters-space = case { $space }
cli-masters-tokens-left = jetons à venir
cli-masters-token-cross = croix +{ $steps }
cli-masters-token-shuffle = croix +{ $steps } et mélange
cli-masters-in-hand =
    { $count ->
        [0] aucun en main
       *[other] { $count } en main
    }
cli-masters-tile =
    { $tile ->
        [inactive] à venir
        [active] acquise
       *[discarded] perdue
    }
cli-masters-to-store = encore à ranger
cli-masters-to-discard = à défausser
cli-masters-to-pay = à payer
cli-masters-empty = vide
cli-masters-on = sur

# La table d'Il Principe

cli-il_principe-primer =
    Il Principe : construisez des cités, tenez des rôles et dominez des régions ; le plus de points l'emporte.
    Un tour a quatre phases. 1 : vous recevez des pièces et des cartes Bâtiment, et vous choisissez en secret des cartes à mettre aux enchères. 2 : toutes ces cartes sont vendues par couleur, le plus petit lot d'abord ; qui remporte un lot prend le pion Il Principe et peut aussitôt construire une cité. 3 : à partir d'Il Principe, chacun construit une cité ou pose des cartes d'une même couleur. 4 : les rôles sont redistribués.
    Une cité coûte des pièces et une carte de votre main pour chacun de ses signes ; ces cartes restent ensuite devant vous, face visible. Elle rapporte des points, et des boucliers pour les régions voisines. On ne construit pas au premier tour.
    Dans chaque couleur, qui a le plus de cartes face visible prend le rôle majeur et en retourne la moitié face cachée ; le deuxième prend le rôle mineur. À égalité, on enchérit. Qui obtient un rôle s'en sert aussitôt : le vert retourne une carte face visible, le blanc donne un point, le rouge fait piocher une carte, le bleu place un bouclier, le jaune donne deux pièces. Quand un autre construit avec votre couleur, votre rôle majeur vous rapporte 2 points, votre rôle mineur 1.
    Pendant une enchère, tapez ce que vous offrez, ou 0 pour passer. Les autres ne voient pas vos pièces.
    La partie se termine quand il reste moins de quatre cités à construire, ou par un dernier tour quand les cartes Bâtiment s'épuisent. On compte alors : 2 points par rôle majeur et 1 par rôle mineur, 2 par carte de la couleur dont vous avez le moins devant vous, 2 pour le plus de pièces, 2 pour le plus de cartes en main, et dans chaque région 5 points pour le plus de boucliers et 2 pour la deuxième place derrière un seul premier.
cli-il_principe-colours = rôles, lots et cartes posées
cli-il_principe-face-down = 1 : qui le tient ; (+1) : face cachée
cli-il_principe-map-legend = boucliers et points actuels
cli-il_principe-lacking = ( ) ce qui vous manque
cli-il_principe-players = joueurs
cli-il_principe-you = vous
cli-il_principe-on-sale = en vente
cli-il_principe-then = puis
cli-il_principe-bidding = encore en lice
cli-il_principe-offered = mises en vente
cli-il_principe-others = les autres { $counts }
cli-il_principe-in-hand =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }

# La table de Princes of the Renaissance

cli-princes-primer =
    Princes of the Renaissance : possédez des tuiles des cinq grandes villes, et faites en sorte que vos villes soient bien placées à la fin ; le plus de points l'emporte.
    La partie dure trois décades ; une décade se termine dès que son quatrième événement est remporté. À votre tour, faites une chose : acheter une troupe ou une carte Trahison, mettre aux enchères une tuile Politique, un événement ou le Pape, déclencher une guerre entre deux villes, ou passer.
    Vous avez de l'Or et de l'Influence. Les tuiles Politique et les troupes se paient en Or, le Pape et les postes d'une guerre en Influence, un événement dans la monnaie qu'il indique. Pendant une enchère, tapez ce que vous offrez, 0 compris, ou « pass » ; qui met en vente une tuile Politique doit ouvrir à deux fois le statut de sa ville. Qui passe est hors de l'enchère.
    Une tuile Politique rapporte son revenu à la fin de chaque décade, certaines ont un pouvoir, et elle vaut à la fin 10, 7, 5, 3 ou 1 points selon le rang de sa ville. On possède au plus six tuiles, de trois villes au plus.
    Dans une guerre, les joueurs qui ont des troupes misent de l'Influence pour mener une des deux villes ; le statut de celle-ci attend en Or sur leur ville natale jusqu'à la fin de la décade. L'attaque d'un côté et un dé s'opposent à la défense de l'autre et un dé ; si l'attaquant ne gagne pas, le défenseur contre-attaque. Le vainqueur monte d'un niveau, le vaincu descend d'un niveau, ou de deux si le score est double ; qui menait le vainqueur prend un pion de Victoire (1, 3, 6, 10… points).
    Les cartes Trahison sont secrètes : elles corrompent des troupes, gèlent une enchère, volent, opposent un veto ou déclenchent une guerre. Pour un veto ou une corruption on vous pose la question même si vous n'avez rien à jouer, afin que personne n'apprenne rien.
    À la fin : tuiles, artistes, Marchands, Pape (3), le plus d'Or (6) et le deuxième (3), le plus d'Influence (4), pions de Victoire.
cli-princes-decade =
    { $decade ->
        [1] décade I
        [2] décade II
       *[3] décade III
    }
cli-princes-wars = guerres { $wars } sur { $most }
cli-princes-worth = valeur
cli-princes-from = dès
cli-princes-on-offer = disponibles, avec le revenu d'une décade
cli-princes-events = événements
cli-princes-later = plus tard
cli-princes-pope-on-offer = disponible
cli-princes-league-used = Sainte Ligue utilisée
cli-princes-discarded = défausse
cli-princes-strength = 2/1 attaque, défense
cli-princes-artists = + un artiste
cli-princes-counters = ( ) pions
cli-princes-points = points
cli-princes-players = joueurs
cli-princes-players-legend = points sans Or, Influence ni Pape
cli-princes-you = vous
cli-princes-hand = main { $hand } sur { $limit }
cli-princes-tokens =
    { $tokens ->
        [one] { $tokens } victoire
       *[other] { $tokens } victoires
    }
cli-princes-used =
    { $of ->
        [one] utilisée
       *[other] { $count ->
            [one] { $count } utilisée
           *[other] { $count } utilisées
        }
    }
cli-princes-status-up = statut +{ $levels }
cli-princes-yours = vous avez
cli-princes-your-troops = vos troupes
cli-princes-funds = fonds
cli-princes-fees = en attente
cli-princes-waits = en attente à { $town }
cli-princes-given-up = face cachée
cli-princes-on-sale = en vente
cli-princes-bidding = encore en lice
cli-princes-war = guerre : { $city } attaque { $enemy }
cli-princes-step =
    { $step ->
        [veto] veto
        [attacker] attaquant
        [defender] défenseur
        [league] Ligue
        [bribe] corruption
        [dice] dés
       *[counter] contre-attaque
    }
cli-princes-nobody-yet = pas encore de condottiere
cli-princes-unpaid = combat seule
cli-princes-dice = dés
cli-princes-rolled = noir { $black }, blanc { $white }
cli-princes-with = { $player } avec { $city }
cli-princes-against = contre
cli-princes-for-turn = ce tour
cli-princes-for-decade = cette décade
cli-princes-private = privée
cli-princes-colon = { "" } :
cli-princes-put-up = Enchère, { $city } dès
cli-princes-bribe =
    { $side ->
        [attacker] Corrompre une troupe de l'attaquant
        [defender] Corrompre une troupe du défenseur
       *[pope] Corrompre une troupe du Pape
    }
cli-princes-sort =
    { $sort ->
        [event] Mettre un événement aux enchères
        [buy] Acheter une troupe
        [disband] Défausser une troupe
        [war] Guerre : { $city } attaque
        [start_war] Démarrer une guerre : { $city } attaque
        [steal] Vol d'influence, 2 à
        [raid] Livraison d'Or interceptée, 3 à
        [lucrezia] Lucrèce Borgia, 2 à
        [bank] Banque
       *[offer] Faire une offre à
    }

# La table de Renaissance

cli-renaissance-primer =
    Renaissance : dirigez un État italien pendant six tours ; le plus de points de Renaissance l'emporte.
    À la fin de chaque tour, chaque province dont vous tenez toutes les villes rapporte 1 point, comme chacun de vos palais où vit un artiste. Chaque garnison rapporte ensuite 1 ducat, un rempart 2, une forteresse 3.
    Un tour : tous votent en secret pour la paix ou la guerre ; il faut au moins la moitié des voix pour la guerre. En paix vous recevez 4 cartes de bataille et 4 ducats et pouvez attaquer une fois, en guerre 6 cartes et autant d'attaques qu'elles le permettent. Puis vous achetez : une carte coûte 2 ducats, un palais 3, un rempart 4, un château (sur un rempart : une forteresse) 4. Puis chacun prend deux villes libres, l'une après l'autre, par une route ou de port à port, jamais toutes deux depuis la même ville. Puis chaque joueur, dans l'ordre, a son tour de combat.
    Pour attaquer, posez deux cartes bleues, ou des Condottieri, et si vous le voulez une rouge ; le défenseur en pose une, et une rouge. Chaque camp ajoute un dé ; le défenseur aussi ses murs (2, 4 ou 6), 1 pour la montagne ou le marais, et 1 contre un débarquement. Seul un total supérieur prend la ville, avec tout ce qui s'y trouve. Le vainqueur garde ses cartes bleues, mais un attaquant ne peut plus attaquer avec elles pendant ce tour.
    Un Ingénieur abaisse les murs, un Félon les annule ; un Signe de Dieu double une carte, une Retraite en sauve une. Un Condottiere coûte 1 ducat, et son dé peut le faire fuir ou changer de camp ; à chaque bataille vous pouvez vendre les vôtres à l'un ou à l'autre. On vous pose la question même si vous n'en avez pas, afin que personne n'apprenne rien.
    Les cartes jaunes se jouent pendant votre tour de combat : piller, envoyer un ambassadeur, épouser une ville pour 2 ducats, chevaucher vers n'importe quelle ville, faire venir un artiste ou un banquier dans un palais. Toutes les cartes sont défaussées à la fin du tour.
    Pour acheter, tapez le nombre de cartes voulu, 0 pour aucune ; cela termine vos achats. Construisez avant : « build rampart milano ». « plateau » montre vos villes et les routes qui en partent, « plateau 2 » celles du joueur 2.
cli-renaissance-city =
    { $city ->
        [confederazione_svizzera] Suisse
        [ragusa] Raguse
       *[other] { $name }
    }
cli-renaissance-province =
    { $province ->
        [savoia] Savoie
        [saluzzo_monferrato] Montferrat
        [ducato_milano] Milan
        [lombardia] Lombardie
        [emilia] Émilie
        [mantova] Mantoue
        [stati_estensi] Pays d'Este
        [terraferma] Terre ferme
        [repubblica_venezia] Venise
        [marca_friuli] Frioul
        [hrr] Empire
        [istria] Istrie
        [dalmazia] Dalmatie
        [repubblica_genova] Gênes
        [corsica] Corse
        [sardegna] Sardaigne
        [repubblica_firenze] Florence
        [pisa_lucca] Pise-Lucques
        [repubblica_siena] Sienne
        [umbria] Ombrie
        [patrimonio] Patrimoine
        [marca_ancona] Marches
        [romagna] Romagne
        [abruzzo_basilicata] Abruzzes
        [regno_napoli] Naples
        [calabria_puglia] Calabre
       *[sicilia] Sicile
    }
cli-renaissance-sea =
    { $sea ->
        [adriatic] Adriatique
        [tyrrhenian] Tyrrhénienne
       *[ionian] Ionienne
    }
cli-renaissance-preparing = avant le premier tour
cli-renaissance-turn = { $year }, tour { $turn } sur { $turns }
cli-renaissance-order = ordre du tour { $order }
cli-renaissance-supply = réserve
cli-renaissance-left =
    { $kind ->
        [ramparts] remparts { $number }
        [castles] châteaux { $number }
       *[palaces] palais { $number }
    }
cli-renaissance-pile = cartes { $number }
cli-renaissance-owner = 1 joueur
cli-renaissance-level =
    { $level ->
        [garrison] garnison 2
        [rampart] rempart 4
       *[fortress] forteresse 6
    }
cli-renaissance-sign =
    { $sign ->
        [mountain] montagne +1
        [marsh] marais +1
        [port] port
        [palace] palais
        [artist] artiste
       *[plundered] pillée
    }
cli-renaissance-players = joueurs
cli-renaissance-players-legend = + ce que rapporterait la fin du tour
cli-renaissance-cards = cartes
cli-renaissance-cities = villes
cli-renaissance-you = vous
cli-renaissance-yours = vous avez
cli-renaissance-hand = main
cli-renaissance-face-up = face visible
cli-renaissance-spent = en défense
cli-renaissance-provinces = provinces
cli-renaissance-lacking = il manque
cli-renaissance-nation = nation
cli-renaissance-ducats = ducats
cli-renaissance-scored = points
cli-renaissance-in-hand =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
cli-renaissance-battle = bataille : { $source } attaque { $target }, { $way }
cli-renaissance-step =
    { $step ->
        [offers] vente de Condottieri
        [cards] cartes
        [sieges] Ingénieur, Félon
        [condottieri] Condottieri
        [signs] Signe de Dieu
       *[retreats] Retraite
    }
cli-renaissance-side =
    { $side ->
        [attacker] attaquant
       *[defender] défenseur
    }
cli-renaissance-on-offer = en vente
cli-renaissance-loan =
    { $defender ->
        [0] { $attacker } à l'attaquant
       *[other] { $attacker ->
            [0] { $defender } au défenseur
           *[other] { $attacker } à l'attaquant, { $defender } au défenseur
        }
    }
cli-renaissance-no-cards-yet = pas encore de cartes
cli-renaissance-face-down =
    { $blue ->
        [0] aucune carte
        [one] { $red ->
            [0] face cachée : { $blue } bleue
           *[other] face cachée : { $blue } bleue et une rouge
        }
       *[other] { $red ->
            [0] face cachée : { $blue } bleues
           *[other] face cachée : { $blue } bleues et une rouge
        }
    }
cli-renaissance-hired =
    { $count ->
        [one] dont un Condottiere acheté
       *[other] dont { $count } Condottieri achetés
    }
cli-renaissance-die = dé { $die }
cli-renaissance-extra = bonus { $points }
cli-renaissance-walls = murs { $points }
cli-renaissance-offers = échanges proposés
cli-renaissance-swap = { $city } contre { $other }
cli-renaissance-colon = { "" } :
cli-renaissance-build =
    { $building ->
        [rampart] Rempart
        [castle] Château
       *[palace] Palais
    }
cli-renaissance-sort =
    { $sort ->
        [expand] S'étendre vers
        [attack] Attaquer
       *[gift] Donner des ducats à
    }
cli-renaissance-one-of = au choix { $cities }
cli-renaissance-sails = 2 expansions par mer

## Les enregistrements (record-…)

record-not-utf8 = La ligne { $line } de cet enregistrement n’est pas du texte en UTF-8 : le fichier a été altéré ou n’en est pas un.
record-not-json = La ligne { $line } de cet enregistrement n’est pas du JSON : le fichier a été altéré ou n’en est pas un.
record-altered = La ligne { $line } de cet enregistrement, ou une ligne précédente, n’est pas telle qu’elle a été écrite : la chaîne des empreintes y est rompue.
record-not-a-record = Ce fichier n’est pas l’enregistrement d’une partie.
record-other-format = Cet enregistrement est au format { $format }, que cette version ne sait pas lire.
record-bad-header = La première ligne de cet enregistrement ne décrit pas une partie qu’on puisse commencer.
record-unknown-game = C’est un enregistrement de « { $game } », un jeu qui n’est pas ici.
record-other-rules = Cette partie de { $game } a été jouée avec la version { $version } de ses règles et ne peut être jugée par celle-ci.
record-other-data = Cette partie de { $game } a été jouée avec d’autres données : indiquez leur dossier par --data.
record-bad-line = La ligne { $line } de cet enregistrement n’y a pas de sens.
record-half-line = La ligne { $line } de cet enregistrement n’a été écrite qu’à moitié, comme après une panne : reprendre la partie la coupe.
record-after-end = La ligne { $line } de cet enregistrement vient après la fin de la partie.
record-illegal = La ligne { $line } de cet enregistrement est un coup illégal : « { $action } » ({ $rule }).
record-no-result = La partie de cet enregistrement est finie, mais son résultat manque : la reprendre l’ajoute.
record-not-over = La ligne { $line } de cet enregistrement donne un résultat alors que la partie n’est pas finie.
record-other-result = La ligne { $line } de cet enregistrement donne un autre résultat que les coups qui la précèdent.
record-no-undo = Ces coups ne peuvent pas être repris.
record-unfair = La preuve de hasard équitable de cet enregistrement ne tient pas : ses tirages ne découlent pas de ce qui avait été promis.
record-file-exists = « { $file } » existe déjà : choisissez un autre nom.
record-file-in-use = « { $file } » est occupé : cette partie se joue dans une autre fenêtre.

## Live tables (table-…)

table-not-found = Cette table n’existe pas. Elle a peut-être été fermée parce que personne ne l’a lancée.
table-not-started = Cette partie n’a pas encore commencé.
table-not-waiting = Cette partie a déjà commencé.
table-not-playing = Aucune partie n’est en cours à cette table.
table-not-over = Cette partie n’est pas encore terminée.
table-bad-holder = « { $holder } » ne peut pas s’asseoir ici. Une place est « me », « open » ou « bot: » suivi de l’un de ceux-ci : { $bots }.
table-seat-taken = Cette place est prise. Choisissez-en une libre.
table-seats-open =
    { $seats ->
        [one] Une place est encore libre. Attendez quelqu’un ou confiez-la à un robot.
       *[other] { $seats } places sont encore libres. Attendez quelqu’un ou confiez-les à des robots.
    }
table-host-only = Seule la personne qui a ouvert la table peut faire cela.
table-not-seated = Vous n’êtes pas assis à cette table : vous pouvez seulement regarder.
table-not-yours = Cette place appartient à quelqu’un qui est présent.
table-bot-plays = Un robot joue à votre place. Reprenez-la d’abord.
table-paused = La partie est en pause. Reprenez-la d’abord.
table-stale = La table a avancé depuis votre choix. Regardez de nouveau et choisissez.
table-not-asked = On ne vous demande rien pour le moment.
table-no-hint = Le conseiller n’a pas répondu. Redemandez le conseil.
table-bad-command = Cette commande est incompréhensible.
table-bad-phrase = Seule la dernière de plusieurs actions peut révéler quelque chose ou passer la main. Envoyez-les une à une.
table-no-undo = Vous n’avez rien à reprendre : quelque chose a été révélé ou transmis depuis.
table-no-redo = Il n’y a rien à rejouer.
table-no-such-order = On ne peut pas répondre ainsi à votre place à cette question.
table-empty-chat = Écrivez d’abord quelque chose.
table-no-gift = { $player } n’accepte pas de cadeaux pour le moment.
table-no-whisper = Les mots privés sont pour deux joueurs d’une partie où l’on peut négocier en privé.
table-no-analysis = Cette partie n'est pas finie : jusque-là, une analyse serait l'aide d'un joueur plus fort.
table-store-failed = L’enregistrement a échoué, rien n’a donc été fait ({ $reason }). Veuillez réessayer.
table-store-too-new = Ce fichier a été écrit par une Signoria plus récente (version { $version } de la base). Utilisez celle-là.
table-undone = { $player } reprend un pas.
table-redone = { $player } le rejoue finalement.
table-paused-by = { $player } met la partie en pause.
table-resumed = { $player } relance la partie.
table-bot_took = Un robot joue pour { $player }.
table-bot_gave_back = { $player } est de retour et rejoue.

## The web server (web-…)

web-address = Signoria est ouverte à { $address } — Ctrl-C pour arrêter.
web-no-session = Ce navigateur n’a pas encore de place. Ouvrez une fois la première page et réessayez.
web-foreign = Cela venait d’un autre site et n’a pas été exécuté.
web-not-found = Il n’y a rien à cette adresse.
web-bad-request = Cette demande est incompréhensible ({ $where }).
web-bad-message = Ce message est incompréhensible.
web-too-fast = Trop de commandes à la fois. Attendez un instant.
web-too-large = C’est trop volumineux pour être accepté.
web-no-such-language = « { $language } » n’est pas parlé ici. Choisissez en ou fr.
web-no-such-moment = La partie n’a pas de moment { $at } à partir duquel continuer.
web-too-many-analyses = Trop de parties sont en cours d'analyse. Réessayez dans une minute.

# --- ui

## Le client web (ui-…) : ce que disent toutes les pages

ui-language = Langue
ui-theme-day = Lumière du jour
ui-theme-candle = À la bougie
ui-close = Fermer
ui-menu = Menu
ui-back = Retour
ui-seal = Sceller
ui-undo = Reprendre
ui-redo = Rejouer ce qui a été repris
ui-hint = Un conseil
ui-hint-thoughts = Les pensées d’un Grand Maître
ui-hint-share = { $share } %
ui-hint-value = vaut { $value } %
ui-hint-move = { $name } : { $action }
ui-hint-about = À côté de chacune : sa part des pensées. Valeur de 50 % : à égalité avec le meilleur des autres.
ui-hint-alone = À côté de chacune : sa part des pensées. Valeur de 100 % : la victoire assurée.
ui-drawing =
    { $drawing ->
        [coin] pièce
        [stone] pierre
        [servant] serviteur
        [shield] bouclier
        [faith] foi
        [any] ressource au choix
        [card-green] carte verte
        [card-white] carte blanche
        [card-red] carte rouge
        [card-blue] carte bleue
        [card-yellow] carte jaune
        [influence] influence
       *[other] { $drawing }
    }
ui-error-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.

## À une table

ui-prompt = Ce qui est demandé
ui-actions = Ce que vous pouvez faire
ui-chronicle = Chronique
ui-chronicle-empty = L'histoire commence ici.
ui-others = Les autres plateaux
ui-side = Actions et chronique
ui-boards = Plateaux
ui-seats = Sièges
ui-seat = { $name }, { $points } points. Voir le plateau.
ui-seat-to-play = { $name }, { $points } points, à jouer. Voir le plateau.
ui-laying-the-table = On dresse la table…
ui-paused = La table est en pause.
ui-game-over = La partie est terminée.
ui-waiting-for =
    { $count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
ui-sealing = le sceau est posé…
ui-seal-this = scellez-vous ceci : { $action } ?
ui-watching = Vous regardez cette table.
ui-not-your-turn = Rien à décider pour l'instant.
ui-setup = Avant la partie
ui-round = Tour { $number }
ui-finished = terminée
ui-reconnecting = La ligne est coupée. Nouvel essai…
ui-tab-your-turn = À vous · { $title }
ui-tab-table = { $title } · Signoria
ui-plays-after =
    { $order ->
        [0] votre plateau
        [1] juste après vous
        [2] deuxième après vous
       *[other] dernier après vous
    }
ui-show-list = Toutes les actions
ui-hide-list = Cacher les actions
ui-tab-chronicle = Récit
ui-to-the-lobby = Retour au salon
ui-pause = Mettre la table en pause
ui-resume = Reprendre la partie
ui-let-bot-play = Laisser un robot jouer pour { $name }
ui-take-back = Reprendre le siège de { $name }
ui-watch-replay = Revoir la partie
ui-show-sheet = Voir la feuille de score
ui-chat = Parler à la table
ui-chat-say = Dites quelque chose…
ui-chat-send = Envoyer
ui-chat-private = en privé :
ui-key-enter = Entrée
ui-key-enter-does = scelle ce qui est choisi
ui-key-escape = Échap
ui-key-escape-does = revient d'un pas
ui-key-digits = 1–9
ui-key-digits-does = choisissent dans la liste ouverte
ui-key-arrows = ← ↑ ↓ →
ui-key-arrows-does = se déplacent dans un plateau, Tab d'un plateau à l'autre
ui-key-bids = 0–9 + P U
ui-key-bids-does = pendant une enchère : écrivent une offre, surenchérissent au minimum, passent, « jusqu'à »

## Les enchères, et les réponses données à la place d'un siège

ui-bid-pad = Votre offre
ui-bid = Offrir { $amount }
ui-bid-pass = Passer
ui-bid-up-to = Jusqu'à { $amount }
ui-bid-up-to-does = Enchérir à ma place, chaque fois au minimum, jusqu'à { $amount }. Personne d'autre ne le voit.
ui-bid-raise = Offrir { $amount }, la plus petite surenchère
ui-bid-less = Un de moins
ui-bid-more = Un de plus
ui-bid-digits = Chiffres
ui-bid-erase = Effacer le dernier chiffre
ui-bid-at-least = { $amount } au moins
ui-bid-at-most = { $amount } au plus
ui-bid-leaves = il vous en restera { $left } sur { $purse }
ui-bid-costs = vous paierez { $price }, il restera { $left } sur { $purse }
ui-bid-lacks = { $lack } de plus que vos { $purse } : à payer autrement
ui-orders = Répondu à votre place
ui-order-up_to = Enchérit pour vous jusqu'à { $amount } : { $what }, { $span }.
ui-order-never = Passe pour vous : { $what }, { $span }.
ui-order-always = Dit oui pour vous : { $what }, { $span }.
ui-order-refuses = Refusé pour vous : { $what }, { $span }.
ui-order-allow = Accepter de nouveau
ui-order-reaction = Si d'autres attendent, on passe pour vous après { $seconds } s.
ui-order-cancel = Me redemander
ui-order-pass-for-me = Passer pour moi
ui-order-yes-for-me = Dire oui pour moi
ui-span-auction = cette enchère
ui-span-turn = ce tour
ui-span-round = ce tour
ui-span-decade = cette décade
ui-span-game = toute la partie
ui-bargain = Négocier
ui-bargain-open = Offres en attente
ui-bargain-new = Faire une offre
ui-bargain-to = À qui
ui-bargain-give = Vous donnez
ui-bargain-ask = Vous demandez
ui-bargain-for = contre
ui-bargain-nothing = rien
ui-bargain-offers = Offre de { $name } pour { $other } : { $given } contre { $asked }.
ui-bargain-note = Votre condition, avec vos mots
ui-bargain-free = Les paroles n'engagent personne : seul l'échange est exécuté.
ui-bargain-private = visible de vous deux seulement
ui-bargain-decade = vaut jusqu'à la fin de la décennie
ui-bargain-send = Proposer (à { $name })
ui-bargain-gift = Donner (à { $name })
ui-bargain-accept = Accepter
ui-bargain-decline = Refuser
ui-bargain-withdraw = Retirer
ui-bargain-any-time = À tout moment

## La salle d'attente

ui-room-title = La table est dressée.
ui-room-waiting =
    { $count ->
        [one] Un siège est libre. Envoyez ce lien à un ami, ou donnez le siège à un robot.
       *[other] { $count } sièges sont libres. Envoyez ce lien à vos amis, ou donnez les sièges à des robots.
    }
ui-room-invited = Écrivez votre nom et prenez le siège libre.
ui-room-taken = Tous les sièges sont pris. Restez regarder la partie.
ui-room-awaits = Tous les sièges sont pris ; on attend encore { $names }.
ui-room-quick = Fenêtres rapides : à cette table, les questions sans choix sont sautées.
ui-room-full = Tout le monde est là.
ui-invite-link = Lien vers cette table
ui-copy = Copier
ui-copied = Copié
ui-seat-open = Un siège libre
ui-seat-number = siège { $number }
ui-sit-here = S'asseoir ici
ui-seat-for-friend = pour un ami
ui-seat-for = Qui prend le siège { $number }
ui-leave = Se lever
ui-here = à la table
ui-away = absent
ui-bot-rated = { $bot } · { $mean } ({ $low }–{ $high })
ui-bot-grandmaster = robot, Grand Maître
ui-bot-master = robot, Maître
ui-bot-journeyman = robot, Compagnon
ui-bot-apprentice = robot, Apprenti
ui-bot-greedy = robot, joue bien
ui-bot-random = robot, joue au hasard
ui-start = Commencer la partie
ui-fair = Hasard loyal : ce serveur s'est engagé sur { $commitment }… avant le début.

## La feuille de score

ui-sheet-label = Feuille de score
ui-sheet-total = Total
ui-sheet-wins =
    { $count ->
        [one] { $name } gagne,
       *[other] { $name } gagnent,
    }
ui-sheet-wins-by = { $points } à { $other }.
ui-sheet-tie = { $names } partagent la première place,
ui-sheet-tie-by = avec { $points }.
ui-sheet-points = avec { $points } points.
ui-sheet-rounds =
    { $rounds ->
        [one] Un tour a été joué.
       *[other] { $rounds } tours ont été joués.
    }
ui-sheet-again = Rejouer
ui-sheet-replay = Revoir la partie
ui-sheet-share = Partager
ui-sheet-shared = Lien copié
ui-sheet-record = Télécharger l'enregistrement
ui-sheet-see-board = Voir le plateau
ui-chart-title = Qui menait
ui-chart-about = Les points au fil de la partie.
ui-chart-round = tour
ui-turning-points = Les plus gros gains
ui-turning-click = cliquez pour revoir ce moment

## Le salon

ui-lobby-title-1 = Prenez place
ui-lobby-title-2 = à
ui-lobby-title-3 = la table.
ui-lobby-lead = Cinq jeux de plateau de la Renaissance italienne, dans votre navigateur, entre amis ou contre des robots. Sans compte, sans rien installer.
ui-lobby-fact-link = Un seul lien à partager
ui-lobby-fact-undo = Reprendre, honnêtement
ui-lobby-fact-return = Partir et revenir quand on veut
ui-lobby-nav-play = Jouer
ui-lobby-nav-replay = Revoir
ui-lobby-i-am = Je suis
ui-lobby-and-play = , et je jouerai à
ui-lobby-with = avec
ui-lobby-stop = .
ui-lobby-name = Votre nom
ui-lobby-game = Jeu
ui-lobby-company = Compagnie
ui-lobby-bots =
    { $count ->
        [one] un robot
        [2] deux robots
        [3] trois robots
       *[other] { $count } robots
    }
ui-lobby-friends =
    { $count ->
        [one] un ami
        [2] deux amis
        [3] trois amis
       *[other] { $count } amis
    }
ui-lobby-friend-and-bot = un ami et un robot
ui-lobby-anybody = le premier venu
ui-lobby-rated = Cote Elo : { $mean } ({ $low }–{ $high }) ; la moyenne des quatre niveaux est { $middle }.
ui-lobby-level = Comment jouent les robots
ui-lobby-level-grandmaster =
    { $count ->
        [one] qui joue en Grand Maître
       *[other] qui jouent en Grands Maîtres
    }
ui-lobby-level-master =
    { $count ->
        [one] qui joue en Maître
       *[other] qui jouent en Maîtres
    }
ui-lobby-level-journeyman =
    { $count ->
        [one] qui joue en Compagnon
       *[other] qui jouent en Compagnons
    }
ui-lobby-level-apprentice =
    { $count ->
        [one] qui joue en Apprenti
       *[other] qui jouent en Apprentis
    }
ui-lobby-level-greedy =
    { $count ->
        [one] qui joue bien
       *[other] qui jouent bien
    }
ui-lobby-level-random =
    { $count ->
        [one] qui joue au hasard
       *[other] qui jouent au hasard
    }
ui-lobby-quick = fenêtres rapides : les questions sans choix sont sautées, ce qui peut trahir une main
ui-lobby-sit = S'asseoir
ui-lobby-invite = Inviter des amis
ui-lobby-soon = premier coup dans dix secondes
ui-lobby-your-tables = Vos tables
ui-lobby-kept = gardées pour vous sur cet appareil
ui-lobby-no-tables = Pas encore de table : asseyez-vous, elle restera ici jusqu'à la fin.
ui-lobby-all-tables = Les { $count } tables
ui-lobby-open-seats = Sièges libres
ui-lobby-anyone = ouverts à tous
ui-lobby-no-seats = Personne n'attend pour l'instant. Invitez un ami !
ui-lobby-your-turn = À vous
ui-lobby-look-in = Regarder
ui-lobby-join = Rejoindre
ui-lobby-hosted = chez { $name }
ui-lobby-waiting-for = on attend { $names }
ui-lobby-your-move = c'est à vous de jouer
ui-lobby-not-started = pas encore commencée
ui-lobby-finished = terminée
ui-lobby-coming = à venir
ui-lobby-first = un bon premier jeu
ui-lobby-map = la grande carte
ui-lobby-players = Joueurs
ui-lobby-minutes = Minutes
ui-lobby-time-masters = 45 min
ui-lobby-time-il_principe = 75 min
ui-lobby-time-princes = 2 h 30
ui-lobby-time-renaissance = 3 h
ui-lobby-time-artigiano = 40 min
ui-game-masters = Des billes, des cartes et un petit moteur qui grandit.
ui-game-il_principe = Enchérissez, posez vos cartes et bâtissez les cités d'Italie.
ui-game-princes = Enchères, trahisons et guerres de mercenaires.
ui-game-renaissance = Six États, une carte d'Italie, quarante ans.
ui-game-artigiano = Bâtissez votre château, cachez vos missions.

## La relecture

ui-replay-title = Relecture
ui-replay-drop = Déposez ici l'enregistrement d'une partie, ou choisissez le fichier.
ui-replay-choose = Choisir un fichier
ui-replay-bad = Ce fichier ne peut pas être rejoué.
ui-replay-moment = Moment { $at } sur { $last }
ui-replay-slider = Moment de la partie
ui-replay-play = Lire
ui-replay-stop = Arrêter
ui-replay-before = Un pas en arrière
ui-replay-next = Un pas en avant
ui-replay-round-before = Un tour en arrière
ui-replay-round-next = Un tour en avant
ui-replay-speed = Vitesse
ui-replay-as = Point de vue
ui-replay-as-all = tout à découvert
ui-replay-as-spectator = un spectateur
ui-replay-link = Copier le lien vers ce moment
ui-replay-continue = Continuer d'ici
ui-analysis-start = Analyser la partie
ui-analysis-title = Analyse
ui-analysis-seat = Les décisions de
ui-analysis-about = La situation de { $name }, jugée d'après ce que { $name } pouvait savoir à chaque moment. 50 : à égalité avec le meilleur des autres.
ui-analysis-alone = La situation de { $name }, jugée d'après ce que { $name } pouvait savoir à chaque moment. 100 : la victoire assurée.
ui-analysis-progress = Avancement de l'analyse
ui-analysis-thinking = L'analyse est en cours…
ui-analysis-curve = La situation de { $name } au fil de la partie, de 0 à 100 : { $first } au début, { $last } à la fin, { $lowest } au pire, { $highest } au mieux. Les tournants sont énumérés plus bas.
ui-analysis-points =
    { $count ->
        [0] Aucun tournant : rien de ce que { $name } a joué n'était nettement moins bon que ce que préfère l'analyse.
        [one] Un tournant
       *[other] { $count } tournants
    }
ui-analysis-point = Moment { $at }
ui-analysis-instead = Joué : { $played }. Mieux : { $preferred }, qui promettait { $better } au lieu de { $worse }.
ui-analysis-broken-off = L'analyse a été interrompue. Relancez-la : ce qui est déjà jugé est gardé.
ui-analysis-hide = Masquer l'analyse
