### New Game

newgame-name = New Game
newgame-tagline = Montre le plus de sortes de cartes : trois cartes terminent la partie. 2 à 4 personnes.
newgame-first =
    Le but : montrer le plus de sortes de cartes différentes.
    À ton tour, fais une chose : pioche une carte en secret, avec moins de quatre en main, ou montres-en une à tout le monde.
    La partie se termine dès que quelqu’un a montré trois cartes.

## Cartes (formes : voir i18n/grammar.py)

newgame-card-red = carte rouge
    .gender = f
    .other = cartes rouges
newgame-card-green = carte verte
    .gender = f
    .other = cartes vertes
newgame-card-blue = carte bleue
    .gender = f
    .other = cartes bleues

newgame-no-cards = aucune carte

## Commandes

newgame-verb-draw = piocher
newgame-verb-draw-desc = Piocher une carte (avec moins de quatre en main)
newgame-verb-show = montrer
newgame-verb-show-desc = Montrer une carte de ta main
newgame-param-card = carte
newgame-param-card-desc = Une carte de ta main
newgame-group-draw = Piocher
newgame-group-show = Montrer

newgame-ask-turn = Pioche une carte ou montres-en une.
newgame-draw = Piocher une carte · reste { $pile }
newgame-show = Montrer { A($card) }

## Ce qui s’est passé

newgame-event-began = Les cartes sont distribuées. { $seat } commence.
newgame-event-drew = { $seat } pioche une carte.
newgame-event-drawn = { $seat } pioche { A($card) }.
newgame-event-shown = { $seat } montre **{ A($card) }**.
newgame-event-ended = { $n ->
    [one] { $seats } gagne.
   *[other] { $seats } partagent la victoire.
}

## Le plateau en texte

newgame-headline = À { $seat } de jouer
newgame-headline-over = Terminé
newgame-standing = { $seat } { $kinds }
newgame-board-table = Table
newgame-board-pile = Cartes dans la pioche : { $n }
newgame-board-seat = { $seat }
newgame-board-hand-count = Cartes en main : { $n }
newgame-board-hand = Main : { $cards }
newgame-board-shown = Montrées : { $cards }

## Refus

newgame-no-draw-hand = Tu as { $cards } cartes ; on pioche avec moins de { $most }. Montre plutôt une carte.
newgame-no-draw-empty = La pioche est vide. Montre plutôt une carte.
newgame-no-such-card = Il n’y a pas de carte « { $text } » dans New Game. Choisis-en une de ta main.
newgame-not-in-hand = Tu n’as pas de { $card }. Choisis une carte de ta main, ou pioche.

## La leçon

newgame-lesson-draw = Tu veux montrer beaucoup de sortes de cartes, et tu en as une. **Pioche une carte.**
newgame-lesson-draw-done = Personne d’autre ne la voit. Maintenant, tu peux montrer deux sortes.
newgame-lesson-draw-other = Ça marche aussi. Mais tu n’as pas encore d’autre sorte à montrer.
newgame-lesson-show = Tu as montré rouge et vert ; la troisième carte termine la partie. **Montre la carte bleue.**
newgame-lesson-show-done = Trois cartes sont montrées, et la partie est finie.
newgame-lesson-show-other = Ça marche aussi. Une autre place peut maintenant finir la partie avant toi.
newgame-lesson-tips = C’était New Game. Montre ce que tu n’as pas encore sur la table.
