# Les joueurs ordinateurs : qui joue quel kaiju et avec quelle humeur, ce qu'ils disent, et comment est leur kaiju dans le lobby.
# Style : docs/voice.md. Tous les noms sont de nous ; l'humeur choisit les remarques.

computer-any = L’Inconnu
    .temper = dry
computer-godzilla = Général Aso
    .temper = stern
computer-king_ghidorah = Madame Typhon
    .temper = grand
computer-gigan = Le Bricoleur
    .temper = curious
computer-anguirus = Capitaine Umi
    .temper = stern
computer-mothra = Tata Séisme
    .temper = grand
computer-rodan = Amiral Brume
    .temper = stern
computer-king_caesar = Le Concierge
    .temper = dry
computer-zilla = Le Stagiaire
    .temper = dry
computer-ebirah = Le Passeur
    .temper = dry
computer-kumonga = Professeur Kuma
    .temper = curious
computer-kamacuras = Le Veilleur de nuit
    .temper = dry
computer-manda = Miss Mousson
    .temper = grand
computer-mechagodzilla = Docteur Parasite
    .temper = curious
computer-megalon = Le Géomètre
    .temper = curious

computer-says = -# { $name } : « { $remark } »

remark-strike-stern-1 = Selon le manuel.
remark-strike-stern-2 = Feu à volonté.
remark-strike-stern-3 = Conforme aux ordres.
remark-strike-curious-1 = Fascinant. Notez cela.
remark-strike-curious-2 = Mieux que sur le papier.
remark-strike-curious-3 = Tiens, pourquoi cela a-t-il fait mal ?
remark-strike-dry-1 = Rien de personnel.
remark-strike-dry-2 = C’était au planning.
remark-strike-dry-3 = Attention aux gravats.
remark-strike-grand-1 = On peut applaudir.
remark-strike-grand-2 = Je vous avais prévenus au printemps.
remark-strike-grand-3 = Et c’était la version douce.

remark-hit-stern-1 = Bien reçu. Tenez la ligne.
remark-hit-stern-2 = Une égratignure. On continue.
remark-hit-stern-3 = Cela appelle une réponse.
remark-hit-curious-1 = Ah. C’est donc cela que l’on ressent.
remark-hit-curious-2 = Excellent lancer. On recommence ?
remark-hit-curious-3 = Un réglage s’impose.
remark-hit-dry-1 = Aïe. Pour le procès-verbal.
remark-hit-dry-2 = Je le mets sur la note.
remark-hit-dry-3 = J’en avais encore besoin.
remark-hit-grand-1 = Quelle grossièreté.
remark-hit-grand-2 = J’attends une lettre d’excuses.
remark-hit-grand-3 = Et mon meilleur profil, en plus.

remark-win-stern-1 = La ville est sécurisée. Ce qu’il en reste.
remark-win-stern-2 = Rompez.
remark-win-stern-3 = Une opération propre. Dans l’ensemble.
remark-win-curious-1 = L’expérience est concluante.
remark-win-curious-2 = Je vais publier.
remark-win-curious-3 = Voyons ce qui s’écroule encore ?
remark-win-dry-1 = Fin du chantier de démolition.
remark-win-dry-2 = La facture suivra.
remark-win-dry-3 = Il faudrait passer un coup de balai.
remark-win-grand-1 = Naturellement.
remark-win-grand-2 = Vous pouvez vous relever.
remark-win-grand-3 = Rideau.

temper-any =
    { $level ->
        [easy] Est là pour l’exercice.
        [hard] A lu les règles deux fois, et tes trois dernières parties.
       *[other] Regarde où poser les pattes.
    }
temper-godzilla =
    { $level ->
        [easy] Encore à moitié endormi au fond de la baie.
        [hard] Réveillé, et pas d’humeur à partager la ville.
       *[other] Marche lentement. Arrive quand même.
    }
temper-king_ghidorah =
    { $level ->
        [easy] Trois têtes, trois avis.
        [hard] Trois têtes, un seul plan.
       *[other] Deux têtes réfléchissent, la troisième surveille.
    }
temper-gigan =
    { $level ->
        [easy] Affûte ses crochets plus qu’il ne s’en sert.
        [hard] Sait déjà où couper.
       *[other] Aime le travail de près.
    }
temper-anguirus =
    { $level ->
        [easy] Se met en boule dans le doute, et doute souvent.
        [hard] Patient, hérissé, et las d’attendre.
       *[other] Se relève. N’oublie pas qui l’a fait tomber.
    }
temper-mothra =
    { $level ->
        [easy] Ne veut de mal à personne, et n’en fait guère.
        [hard] Douce jusqu’au troisième battement d’ailes.
       *[other] Gentille avec les villes, moins avec ses rivaux.
    }
temper-rodan =
    { $level ->
        [easy] Vole d’abord, regarde ensuite.
        [hard] Quand on l’entend, il est déjà passé.
       *[other] Fait un tour avant de frapper.
    }
temper-king_caesar =
    { $level ->
        [easy] Ne se réveille que si on lui chante quelque chose.
        [hard] Fait sien chaque coup reçu.
       *[other] Garde ce qui est à lui, et un peu plus.
    }
temper-zilla =
    { $level ->
        [easy] Surtout là pour le poisson.
        [hard] A entendu ce qu’on dit, et vient répondre.
       *[other] Rapide, et las des comparaisons.
    }
temper-ebirah =
    { $level ->
        [easy] Salue les bateaux de la pince.
        [hard] Ne lâche rien.
       *[other] Une pince pour tenir, une pour frapper.
    }
temper-kumonga =
    { $level ->
        [easy] Se prend dans sa propre toile.
        [hard] La toile entoure déjà la table.
       *[other] Tisse, attend, et se presse rarement.
    }
temper-kamacuras =
    { $level ->
        [easy] Croit que personne ne le voit.
        [hard] Personne ne l’a vu. C’est bien le problème.
       *[other] Reste immobile, puis plus du tout.
    }
temper-manda =
    { $level ->
        [easy] Longue, et un peu emmêlée.
        [hard] Resserre un anneau à chaque tour.
       *[other] Prend le chemin le plus long, autour de toi.
    }
temper-mechagodzilla =
    { $level ->
        [easy] Démarrage en cours.
        [hard] Tous les systèmes sont prêts. La pitié n’en fait pas partie.
       *[other] Suit le programme. Le programme est bon.
    }
temper-megalon =
    { $level ->
        [easy] Creuse dans le mauvais sens.
        [hard] Ressort là où ça fait mal.
       *[other] Fore d’abord, ne demande rien.
    }
