### L’outil de terminal `python -m tools.play_cli`.

cli-opening = { $game }, partie de graine { $seed }. Un nombre pour choisir, « ? » pour le plateau, « q » pour quitter.
cli-computer = Ordinateur { $n }
cli-hand-over = Au tour { OF($seat) }. Appuie sur Entrée quand personne d’autre ne regarde l’écran.
cli-option-later = Pas maintenant
cli-choose = Choix (1 à { $n }) :
cli-choose-optional = Choix (1 à { $n }, 0 pour aucun) :
cli-not-a-choice = « { $text } » n’est pas au choix. Tape un nombre de 1 à { $n }, « ? » pour le plateau ou « q » pour quitter.
cli-ask-amount = Combien ? { $values } :
cli-amounts = { $lo } à { $hi }
cli-amounts-step = { $lo } à { $hi } par pas de { $step }
cli-ask-pick = Lesquels ? { $lo } à { $hi } nombres, séparés par des espaces ({ $items }) :
cli-pick-item = { $n } : { $thing }
cli-ask-bag = Combien de chaque ? { $lo } à { $hi } en tout, par exemple « { $example } » :
cli-ask-way = Quoi ensuite ? 1 à { $n }, « - » pour un pas en arrière, Entrée pour finir :
cli-ask-code = Le coup entier sous forme de code, comme { $code } :
cli-not-a-value = « { $text } » ne convient pas. Réessaie.
cli-rank = { $rank }. { $seat } : { $score }
cli-left = Tu as quitté la partie. La même graine la distribue à nouveau.
cli-recorded = La partie est enregistrée dans { $path }.
