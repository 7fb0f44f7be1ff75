import type { ConceptLines } from "../../concepts/concept-lines.ts";

export const frenchConcepts: ConceptLines = {
  concepts: {
    build: [
      [
        "Je vais {do} avec un plan qui tient sur une seule feuille.",
        "Chaque soir, je marque en rouge ce que la réalité a changé, et je montre pourquoi.",
        "Une étape ne peut pas être défaite, et je n'ai qu'un essai.",
        "À la fin, je m'en sers une journée entière et je montre ce qui tient et ce qui casse.",
      ],
    ],
    repair: [
      [
        "Personne n'a touché à {thisObj} depuis des années, et je veux que ça remarche.",
        "Je démonte pièce par pièce, j'étiquette tout et je trouve ce qui a vraiment lâché.",
        "Une pièce ne se vend plus : je la fabrique ou j'abandonne.",
        "Le dernier plan est le moment du démarrage, sans coupe.",
      ],
      [
        "Pendant que j'essaie de {do}, je cherche les anciens propriétaires.",
        "Chaque couche que je nettoie révèle une trace : un mot, une réparation, une erreur.",
        "À mi-chemin, il faut choisir entre garder la trace et faire marcher le tout.",
        "À la fin, leur famille le voit terminé pour la première fois.",
      ],
    ],
    cook: [
      [
        "Je vais {do} encore et encore, jusqu'à ce qu'un inconnu se resserve.",
        "Chaque version ne change qu'une chose, et les ratés se mangent aussi.",
        "Le dernier soir, il reste des ingrédients pour un seul essai.",
        "Trois invités goûtent à l'aveugle à côté d'un produit acheté et désignent le gagnant.",
      ],
      [
        "Trois personnes m'apprennent à {do}, chacune à sa façon.",
        "Je suis chaque méthode à la lettre et je filme l'endroit où elles se disputent.",
        "Celle que je préférais s'effondre dans l'assiette.",
        "Je réunis le meilleur des trois et je le sers à la plus sévère.",
      ],
    ],
    eat: [
      [
        "Je vais {do} avec un tableau de points visible par tous.",
        "Chaque manche note le prix, la première bouchée et l'envie de revenir.",
        "L'un est si mauvais que je dois y goûter deux fois pour être juste.",
        "Le gagnant reçoit une seconde visite sans caméra, et je dis si c'était pareil.",
      ],
    ],
    live: [
      [
        "Je vais {do}, et la caméra tourne dès le premier matin.",
        "Chaque jour montre une chose qui change : le sommeil, l'argent, les repas, la compagnie.",
        "La pire nuit, je relis à voix haute pourquoi j'ai commencé et je vérifie si c'est encore vrai.",
        "Le dernier matin, je range tout et je réponds à une question : est-ce que je resterais ?",
      ],
      [
        "Avant de {do}, j'écris cinq choses qui vont arriver, c'est sûr.",
        "Ensuite, je filme une scène sincère par jour, toujours celle que je voudrais couper.",
        "La prédiction dont je riais se réalise la première.",
        "À la fin, j'ouvre la liste et je compte combien de fois je me connaissais.",
      ],
    ],
    quit: [
      [
        "Je vais {do} et mesurer ce qui change : le sommeil, l'humeur, l'argent.",
        "Une courbe sur le frigo avance d'un trait par jour, et mes amis peuvent vérifier.",
        "La deuxième semaine, il y a une fête, et tout le monde m'en propose.",
        "À la fin, je montre la courbe et je dis quel trait m'a le plus surpris.",
      ],
    ],
    learn: [
      [
        "Le premier jour, je filme mon premier essai, et c'est douloureux à voir : {skill}.",
        "Je m'entraîne une heure par jour et je monte le même exercice, jour après jour.",
        "Quand plus rien n'avance, je demande à une professeure une seule correction.",
        "La dernière scène est une vraie épreuve devant des gens qui ignorent tout des débuts.",
      ],
    ],
    travel: [
      [
        "Je vais {do} sans plan : l'étape suivante est toujours choisie par un inconnu.",
        "Chaque rencontre m'envoie dans un lieu qui compte pour elle.",
        "Un conseil ne mène nulle part, et la nuit tombe.",
        "La carte finale montre un trajet qu'aucun guide ne vend, et l'étape pour laquelle je reviendrais.",
      ],
    ],
    compete: [
      [
        "Je vais {do} contre mon propre premier essai.",
        "L'ancien essai avance à côté de moi à l'écran, comme un fantôme.",
        "À mi-course, le fantôme est devant, et mes jambes le savent.",
        "L'arrivée est montrée sans coupe, les deux temps côte à côte.",
      ],
    ],
    trade: [
      [
        "Je vais {do} et montrer chaque chiffre qu'on cache d'habitude.",
        "D'abord j'écris ce que ça vaut pour moi, puis je demande à trois connaisseurs.",
        "L'un d'eux rit, et je dois décider si je continue.",
        "À la fin, le vrai bilan est à l'écran, heures comprises.",
      ],
    ],
    grow: [
      [
        "Je vais {do}, en filmant depuis un point fixe dès le premier jour.",
        "Chaque semaine, je mesure, je goûte ou je compte, et je note la météo.",
        "Un matin, la moitié a disparu, et le coupable a laissé des traces.",
        "La récolte est pesée devant la caméra, à côté du prix du magasin.",
      ],
    ],
    find: [
      [
        "Je vais {do} avec un seul indice.",
        "Chaque indice mène à quelqu'un qui en sait un peu plus que le précédent.",
        "La piste s'arrête devant une porte devant laquelle j'étais déjà.",
        "Je montre ce que j'ai trouvé, et ce que j'ai laissé en place.",
      ],
    ],
    activity: [
      [
        "Je me donne {newSpan} pour {do}, et le chrono reste à l'écran.",
        "Chaque jour a un but, et ce qui n'est pas fini passe au lendemain.",
        "À mi-chemin, je suis en retard et je dois choisir ce que je laisse tomber.",
        "Le dernier jour, la caméra montre le résultat tel qu'il est.",
      ],
      [
        "Je n'ai jamais essayé de {do}, alors quelqu'un qui a des années de pratique m'observe.",
        "Je commence sans aide, et chaque erreur va au mur avec un mot.",
        "L'experte ne peut m'arrêter qu'une seule fois.",
        "À la fin, nous refaisons ensemble la partie la plus dure et nous comparons.",
      ],
      [
        "Tout le monde a un avis sur la façon de {doAny}, alors je réunis les trois conseils les plus répétés.",
        "Je suis chacun pour de vrai et je tiens le compte.",
        "Le conseil le plus sûr de lui échoue le premier.",
        "Le gagnant est testé par quelqu'un qui n'en a jamais entendu parler.",
      ],
      [
        "Je vais {do} pour une personne qui attend ça depuis longtemps.",
        "Dès la première minute, on voit pour qui c'est et pourquoi ça compte.",
        "Le jour de la remise est fixé, et rien n'est fini.",
        "La réaction est un seul plan, long, sans musique.",
      ],
      [
        "Je vais {do}, et ceux qui regardent décident de chaque étape.",
        "Chaque soir, deux options et un vote.",
        "Ils choisissent toujours la plus dure.",
        "Le dernier jour, j'ai un veto, et je dois dire à quoi je l'utilise.",
      ],
      [
        "J'essaie de {do} comme il y a cent ans.",
        "Pas d'écran, pas de machine, seulement ce qui existait alors.",
        "Une méthode ancienne est meilleure que celle d'aujourd'hui, une autre est dangereuse.",
        "À la fin, les deux résultats sont côte à côte, et je dis lequel je garde.",
      ],
    ],
    span: [
      [
        "{span} {limit} : je le dis à voix haute le premier matin, pour ne plus pouvoir reculer.",
        "Chaque jour, une scène montre ce qui manque et ce qui le remplace.",
        "Vers le milieu, quelqu'un que j'aime me demande d'arrêter.",
        "Le dernier soir, j'y ai de nouveau droit, et la caméra attend ma décision.",
      ],
      [
        "{span} {at}, avec une règle : personne ne peut rien m'apporter.",
        "Les jours portent un numéro, et chacun montre un problème et sa solution.",
        "Un numéro n'a pas de solution, seulement l'attente.",
        "Le dernier jour, je sors devant la caméra et je dis la première chose qui me vient.",
      ],
    ],
    money: [
      [
        "J'ai {money} pour {doShort}, et chaque achat est montré.",
        "Un compteur tourne dans le coin : chaque bonne affaire, chaque erreur.",
        "Quand il reste un tiers de l'argent, il manque encore le plus cher.",
        "Le ticket finit à côté du résultat, et je dis ce que je rachèterais.",
      ],
    ],
    limit: [
      [
        "Je veux {doShort} {limit}.",
        "D'abord je montre comment tout le monde fait, puis j'enlève cette seule chose.",
        "Le premier essai échoue devant la caméra, exactement comme on me l'avait dit.",
        "Le dernier essai va à trois personnes qui ne savent pas ce qui manque.",
      ],
    ],
    event: [
      [
        "Tout commence par une vidéo : {actor} {told}.",
        "Je remonte une semaine d'images pour savoir comment ça a débuté.",
        "Chaque tentative d'intervenir rend la chose plus belle à voir et plus dure à arrêter.",
        "La dernière scène répond à ce que tout le monde demande d'abord : pourquoi ?",
      ],
      [
        "{actor} {acted}, et je l'ai su en dernier.",
        "Je reconstitue la journée avec des messages, des voisins et une caméra allumée par hasard.",
        "Deux versions ne collent pas.",
        "À la fin, tous regardent la reconstitution et disent ce qui s'est vraiment passé.",
      ],
      [
        "{actor} {acted}, alors je demande à une spécialiste si c'est normal.",
        "Nous regardons les images et nous nous arrêtons aux trois moments qui comptent.",
        "Sa première explication est fausse, et nous le découvrons devant la caméra.",
        "La bonne change ce que je ferai demain matin.",
      ],
      [
        "Je suis {actor} pendant une journée entière.",
        "Pas de scénario : la caméra reste proche, et j'explique seulement ce qui ne se voit pas.",
        "L'après-midi, ce que tout le monde attend a failli ne pas arriver.",
        "La journée finit là où elle a commencé, et ce n'est plus pareil.",
      ],
      [
        "Une scène résume tout : {actor} {told}.",
        "Je la raconte de trois points de vue, chacun avec sa raison.",
        "Le troisième dit le contraire de ce que je croyais.",
        "À la fin, les trois versions se voient en même temps.",
      ],
      [
        "Comment en est-on arrivé là ? {actor} {acted}.",
        "Je remonte le temps, heure par heure.",
        "À un moment, j'aurais pu l'empêcher.",
        "Le film finit par la première minute, et maintenant on la comprend.",
      ],
      [
        "{event}, et personne ne veut m'expliquer.",
        "Je pose les trois mêmes questions à tous ceux qui étaient là.",
        "Une réponse est clairement un mensonge.",
        "À la fin, les pièces sont en ordre, et la dernière change la première.",
      ],
    ],
    personThing: [
      [
        "Je passe une journée entière avec {np}.",
        "La caméra ne fait rien recommencer : la première heure, les mains, les conversations.",
        "L'après-midi, on me laisse essayer, et la différence se voit en dix secondes.",
        "La meilleure phrase tombe à la porte, quand la journée est finie.",
      ],
      [
        "Ici, tout le monde connaît {np}, et chacun raconte une autre histoire.",
        "J'en réunis trois avant de frapper.",
        "L'une est fausse, et c'est celle que je préférais.",
        "À la fin, la bonne version vient de la seule personne qui peut la dire.",
      ],
    ],
    placeThing: [
      [
        "Je reste dans {dansNp} du soir au matin, avec une lampe et une caméra.",
        "Chaque heure, j'avance d'une pièce ou d'une rue.",
        "À trois heures, un bruit vient de là où j'étais déjà.",
        "Au petit jour, je refais le chemin et je montre ce que c'était.",
      ],
      [
        "Je trouve une vieille photo de {np} et j'essaie de me placer au même endroit.",
        "En route, je demande aux gens ce dont ils se souviennent.",
        "Deux personnes montrent des directions opposées.",
        "Dans le dernier plan, l'ancienne et la nouvelle photo se superposent.",
      ],
    ],
    foodThing: [
      [
        "Je cherche le meilleur et je ne peux demander qu'à des inconnus : {np}.",
        "Chaque conseil mène à un autre comptoir, et chacun a droit à une bouchée et une phrase.",
        "Deux étapes avant la fin, je n'ai plus faim et je ne suis d'accord avec personne.",
        "Le gagnant l'apprend devant la caméra, sans avoir su qu'il y avait un concours.",
      ],
    ],
    productThing: [
      [
        "Pendant {newSpan}, je n'utilise rien d'autre : {np}.",
        "Les trois mêmes tâches, filmées pareil chaque fois.",
        "Le jour où ça compte, quelque chose lâche.",
        "À la fin, je dis ce que j'ai payé ensuite avec mon argent.",
      ],
    ],
    practiceThing: [
      [
        "Je commence et je filme les cinq mêmes minutes chaque jour : {np}.",
        "Les images défilent côte à côte, impossible de tricher.",
        "La deuxième semaine, elles deviennent pires.",
        "La dernière est montrée à quelqu'un dont c'est le métier de juger les débutants.",
      ],
    ],
    thingThing: [
      [
        "Je raconte l'histoire de {np} par ceux qui y ont touché.",
        "Chacun a droit à une scène et une question.",
        "L'un d'eux ne veut pas en parler.",
        "Dans la dernière scène, il parle, et c'est plus court que prévu.",
      ],
      [
        "Je montre {item} à trois personnes qui n'ont jamais rien vu de tel.",
        "Chacune dit ce qu'elle croit et ce que ça vaut.",
        "La troisième sait exactement et demande d'où ça vient.",
        "Je le lui dis, et elle me dit ce que je devrais en faire.",
      ],
      [
        "Pendant {newSpan}, {item} décide de ce que je fais.",
        "Chaque matin, je suis, même quand ça ne m'arrange pas.",
        "Un matin, ça me mène à un endroit que j'évite depuis des années.",
        "À la fin, je dis si je continuerais une semaine.",
      ],
      [
        "Que vaut {item} pour quelqu'un qui en a vraiment envie ?",
        "Je demande autour de moi sans donner de prix.",
        "Une offre est si haute que j'hésite.",
        "La réponse tombe devant la caméra.",
      ],
      [
        "Pendant un jour, tout tourne autour de {np}.",
        "La caméra reste du matin à la nuit.",
        "L'après-midi, on dirait que rien ne va se passer.",
        "Puis ça arrive, dans la dernière lumière.",
      ],
    ],
    versus: [
      [
        "{a} ou {b} : une semaine avec l'un, une semaine avec l'autre.",
        "Mêmes tâches, même caméra, même tableau de points.",
        "Le quatrième jour, le favori rate quelque chose de simple.",
        "Le tableau est montré sans coupe, et je dis ce que j'ai gardé.",
      ],
      [
        "Dix personnes qui ne jurent que par {a} essaient {b} sans le savoir.",
        "Chacune note trois choses qui comptent.",
        "La moitié fait l'éloge de ce qu'elle dit détester.",
        "La révélation est filmée de face, un visage après l'autre.",
      ],
      [
        "Un fan de {a} et un fan de {b} défendent le camp adverse.",
        "Ils ont un jour pour trouver les meilleurs arguments.",
        "Au milieu du débat, l'un change de camp.",
        "Le public vote, et le perdant change pour un mois.",
      ],
      [
        "{a} contre {b} en cinq manches : prix, temps, plaisir, pannes et avis des autres.",
        "Chaque manche a une tâche mesurable.",
        "Après quatre manches, égalité.",
        "La dernière est décidée par quelqu'un à qui c'est égal.",
      ],
      [
        "D'où vient la querelle {a} contre {b} ?",
        "Je cherche la première personne qui l'a écrite.",
        "Ce qu'elle voulait dire a peu à voir avec aujourd'hui.",
        "À la fin, les deux camps lisent cette phrase à voix haute.",
      ],
      [
        "Je passe de {a} à {b} et je note les trente premiers jours.",
        "Chaque jour montre une chose qui me manque et une qui ne me manque pas.",
        "Le douzième jour, je reviens presque en arrière.",
        "Le trentième, je vends, je garde ou je donne ce qui reste.",
      ],
    ],
  },
  anySubject: [
    [
      "Je demande à trois personnes qui devraient savoir {indirect}.",
      "Chacune répond avec assurance, et aucune n'est d'accord.",
      "Je teste moi-même la réponse la plus populaire, devant la caméra.",
      "À la fin, il en reste une, et elle tient en une phrase.",
    ],
    [
      "J'essaie d'expliquer à une enfant de dix ans {indirect}.",
      "Chaque « mais pourquoi ? » m'oblige à descendre d'un étage.",
      "Au quatrième, je ne sais plus répondre.",
      "Elle me l'explique à son tour, et je vérifie si c'est juste.",
    ],
    [
      "Je vais là où l'on peut voir {indirect}.",
      "Quelqu'un qui y travaille me montre ce que les visiteurs ne voient pas.",
      "Une chose n'était pas prévue pour la caméra.",
      "Dehors, la même vue veut dire autre chose.",
    ],
    [
      "J'ai trouvé un vieux texte qui prétend savoir {indirect}.",
      "Je le vérifie ligne par ligne avec ce qu'on sait mesurer aujourd'hui.",
      "Deux lignes sont absurdes, une était en avance.",
      "Celle qui avait raison change mon regard dès demain.",
    ],
    [
      "Pendant une semaine, je note chaque moment où je me demande {indirect}.",
      "La liste s'allonge et devient plus étrange chaque jour.",
      "Le cinquième jour, le motif est le contraire de ce que je croyais.",
      "Je montre la liste à une spécialiste, et elle désigne une seule ligne.",
    ],
    [
      "Je réunis cent réponses dans la rue : {indirect}.",
      "Elles forment trois camps, et chacun a droit à un test équitable.",
      "Le plus petit camp gagne le premier.",
      "À la fin, la rue entend le résultat.",
    ],
    [
      "L'histoire est celle-ci : {topicText}.",
      "Je la raconte en cinq scènes, chacune du point de vue d'un autre.",
      "Dans la troisième, quelqu'un dit le contraire de ce que je croyais.",
      "La dernière montre ce qui reste quand les deux ont raison.",
    ],
    [
      "Ça commence par une phrase : {topicText}.",
      "Je montre comment on en est arrivé là, pas à pas, sans musique.",
      "À une étape, il y avait un autre chemin, et je ne l'ai pas pris.",
      "La fin montre à quoi il aurait ressemblé.",
    ],
    [
      "Je demande à cinq personnes ce que ça leur évoque : {topicText}.",
      "Leurs réponses deviennent les chapitres.",
      "L'une n'entre dans aucun.",
      "Elle devient la fin.",
    ],
    [
      "Pendant un jour, tout tourne autour d'une chose : {topicText}.",
      "La caméra reste du matin à la nuit.",
      "L'après-midi, on dirait que rien ne va se passer.",
      "Puis ça arrive, dans la dernière lumière.",
    ],
    [
      "Voici le film qu'il m'aurait fallu à l'époque : {topicText}.",
      "Je nomme d'abord les trois erreurs, pour que personne n'attende.",
      "La troisième fait encore mal.",
      "À la fin, je montre ce que je ferais le premier jour.",
    ],
    [
      "Je le raconte à l'envers : {topicText}.",
      "Le film commence par la dernière minute et cherche sa raison.",
      "Derrière chaque raison, il y en a une autre.",
      "La toute première est un détail que personne n'a vu.",
    ],
  ],
  strong: [
    "Pas de deuxième essai, pas de filet et aucun moyen de cacher le résultat.",
    "Si ça rate, je le paie en public, et le gage est déjà écrit.",
    "Tout se joue dans la dernière minute, en une seule prise.",
    "C'est la version la plus dure de l'idée : sans compagnie, par le pire temps, sans aide.",
    "À mi-chemin, la seule chose sur laquelle je comptais casse.",
    "Le risque est réel, et une médecin se tient près de la caméra.",
  ],
  moods: {
    Curious: "Chaque réponse ouvre une nouvelle question, et la plus grande arrive à la fin.",
    Playful: "Un ami compte mes erreurs et rit beaucoup trop.",
    Dramatic: "Le chrono est à l'écran dès la première minute, et chaque décision peut être la dernière.",
    Calm: "Sans hâte ni musique forte, juste le travail, les sons et quelques mots.",
    Urgent: "C'est maintenant ou jamais, car dans quelques semaines l'occasion sera passée.",
    Inspiring: "On y voit jusqu'où mènent de petits pas, et l'envie vient de faire le premier aujourd'hui.",
    Honest: "Rien n'est mis en scène : les doutes, la facture et les moments d'ennui restent.",
    Dark: "Dessous se cache quelque chose que les intéressés préféreraient taire.",
  },
  openings: [
    "Oserais-tu ?",
    "Voilà comment ça commence.",
    "Imagine un peu.",
    "Une idée, une prise.",
    "Ça a l'air simple.",
    "Voici le plan.",
  ],
  wide: {
    "Curiosity gap": "Un détail reste hors champ jusqu'à la fin.",
    Challenge: "Deux inconnus essaient la même chose le même jour, et un seul arrive au bout.",
    Mistake: "Chaque erreur est montrée en entier, avec ce qu'elle a coûté.",
    "How-to": "Chaque étape est montrée pour que tu puisses la refaire le soir même.",
    Question: "Le film pose une question au début et y répond dans la dernière phrase.",
    Warning: "Je commence par la seule chose que personne ne devrait copier.",
    List: "Il y a cinq chapitres, chacun avec un gagnant très net.",
    Confession: "À mi-chemin, j'avoue devant la caméra en quoi j'avais tort.",
    Contrarian: "Je cherche la personne la moins d'accord et je la laisse parler d'abord.",
    Story: "Tout est raconté depuis la fin, et on comprend peu à peu comment on en est arrivé là.",
    Test: "Tout est refait avec des mesures, et les deux résultats sont comparés.",
    Explainer: "Une maquette sur la table montre comment ça marche avant que ça arrive.",
  },
  joins: [
    "Les deux arrivent la même semaine, et chacun complique l'autre.",
    "L'un mène à l'autre, et à la fin on ne peut plus les séparer.",
    "Ce que j'apprends du premier est mon seul outil pour le second.",
  ],
};
