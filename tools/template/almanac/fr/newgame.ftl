overview = Le jeu en bref
    .body =
        Tu pioches des cartes en secret et les montres une à une. Dès que quelqu’un a montré trois cartes, la partie est terminée, et le plus de sortes différentes parmi les cartes montrées gagne.
    .see = setup turn end hidden
    .words = but objectif débuter bases introduction comment jouer règles

setup = Mise en place
    .body =
        Il y a huit cartes de chacune des trois sortes. On distribue **trois** cartes à chaque place ; le hasard choisit qui commence, puis on joue dans l’ordre des places.
    .see = turn hidden
    .words = départ début commencer distribuer premier

turn = Ton tour
    .body =
        Fais exactement une de ces deux choses :

        - **Pioche** une carte, avec moins de quatre cartes en main.
        - **Montre** une carte de ta main à tout le monde.
    .see = setup end
    .words = coup action piocher montrer limite main

end = La fin et qui gagne
    .body =
        La partie se termine dès que quelqu’un a montré **trois** cartes. Chaque sorte parmi tes cartes montrées vaut un point, et le plus de points gagne ; une égalité se partage.
    .see = turn
    .words = gagner victoire vainqueur points score égalité comment gagner

hidden = Ce qui est caché
    .body =
        Tu es seul à voir ta main, et personne ne connaît l’ordre de la pioche. Les cartes montrées et le nombre de cartes en main sont visibles par tout le monde.
    .see = turn setup
    .words = secret ouvert information
