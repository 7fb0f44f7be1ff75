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
        "Je vais {doOpen} encore et encore, jusqu'à ce qu'un inconnu se resserve.",
        "Chaque version ne change qu'une chose, et les ratés se mangent aussi.",
        "Le dernier soir, il reste des ingrédients pour un seul essai.",
        "Trois invités goûtent à l'aveugle à côté d'un produit acheté et désignent le gagnant.",
      ],
      [
        "Trois personnes m'apprennent à {doOpen}, chacune à sa façon.",
        "Je suis chaque méthode à la lettre et je filme l'endroit où elles se disputent.",
        "Celle que je préférais s'effondre dans l'assiette.",
        "Je réunis le meilleur des trois et je le sers à la plus sévère.",
      ],
    ],
    eat: [
      [
        "Je vais {doMany} et tenir un tableau de points que tout le monde peut voir.",
        "Chaque manche compte le prix, la première bouchée et l'envie de revenir.",
        "L'une est si mauvaise que je goûte deux fois pour être juste.",
        "Le gagnant a droit à une seconde visite sans caméra, et je dis si c'était aussi bon.",
      ],
      [
        "Je vais {do} et noter ce que ça fait à mon corps, à mon budget et à mon humeur.",
        "Chaque repas est filmé, même les plus tristes.",
        "À mi-chemin, je donnerais tout pour autre chose.",
        "À la fin, je montre les trois chiffres et ce que je mange en premier.",
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
        "Trois inconnus me regardent {do}, et chacun peut changer une règle.",
        "Le premier rend la chose plus facile, le deuxième plus dure, le troisième plus drôle.",
        "La règle drôle a failli tout gâcher.",
        "À la fin, ils votent pour dire si ça compte.",
      ],
      [
        "Je me donne {newSpan} pour {do}, et l'horloge reste à l'écran.",
        "Le plan a cinq étapes, et ce qui n'est pas fini passe à la suivante.",
        "À mi-chemin, je suis en retard et je dois choisir ce que j'abandonne.",
        "Quand le temps est écoulé, la caméra montre le résultat tel qu'il est.",
      ],
      [
        "Quelqu'un d'expérience me regarde pendant que j'essaie de {do}.",
        "Je commence sans aide, et chaque erreur va au mur avec une note.",
        "Je peux demander de l'aide une seule fois.",
        "À la fin, nous relisons le mur et trouvons l'erreur la plus chère.",
      ],
      [
        "Avant de {do}, j'écris trois prédictions.",
        "Puis je filme tout, même ce qui n'est pas beau à voir.",
        "La prédiction dont j'étais sûr échoue la première.",
        "À la fin, j'ouvre l'enveloppe devant la caméra.",
      ],
      [
        "Je vais {do} et montrer ce que ça coûte vraiment : argent, heures, nerfs.",
        "Un compteur tourne dans le coin dès la première minute.",
        "À mi-chemin, le chiffre dépasse ce qui était prévu, et il faut couper.",
        "La facture finale est à l'écran, et je dis si ça valait le coup.",
      ],
      [
        "Je vais {do}, et quelqu'un parie que je vais abandonner.",
        "Nous fixons une règle et un gage.",
        "Le pire jour, je suis à un message de perdre.",
        "Le pari se règle devant la caméra, et l'un de nous prépare le dîner.",
      ],
      [
        "Avant de {do}, je demande conseil à trois personnes.",
        "L'une l'a fait, l'autre a échoué, la dernière l'a seulement lu.",
        "Le meilleur conseil vient de celle en qui j'avais le moins confiance.",
        "À la fin, je les appelle toutes les trois pour raconter.",
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
        "Je veux {doShort} {moneyAt}, et chaque dépense est à l'écran.",
        "Le plan tient sur une page, et je le lis au début.",
        "À mi-chemin arrive quelque chose qui n'était pas prévu.",
        "À la fin, la somme réelle est à côté de la somme prévue.",
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
        "{actor} {acts}, et personne ne me croit.",
        "Alors j'installe une caméra et je tiens un journal pendant une semaine.",
        "Le jour où j'invite ceux qui doutent, il ne se passe rien.",
        "Puis une seule séquence règle tout, et on la regarde deux fois.",
      ],
      [
        "Je veux savoir pourquoi {known} {acts}.",
        "Je demande à trois personnes qui s'y connaissent, et chacune a sa théorie.",
        "Je vérifie les trois, et la plus sensée échoue d'abord.",
        "La réponse tient en une phrase, et personne ne l'attendait.",
      ],
      [
        "{actor} {lives}, alors je filme une journée entière.",
        "Pas de scénario : la caméra reste proche, et j'explique seulement ce qui ne se voit pas.",
        "L'après-midi, on dirait qu'aujourd'hui sera l'exception.",
        "La dernière scène montre sans coupure le moment que tout le monde attendait.",
      ],
      [
        "{actor} {acted}, et je raconte l'histoire heure par heure.",
        "Elle commence un matin ordinaire, avec un détail que j'aurais dû voir.",
        "Au milieu, il y a une minute où tout aurait pu finir autrement.",
        "La fin montre ce qui a changé depuis.",
      ],
      [
        "{actor} {acted}, et chaque témoin raconte autre chose.",
        "Je pose les mêmes questions à trois personnes.",
        "Une version ne peut pas être vraie.",
        "À la fin, nous regardons ensemble les seules images, et quelqu'un éclate de rire.",
      ],
      [
        "{whole}, et je veux savoir comment on en est arrivé là.",
        "Je parle à toutes les personnes concernées et je remets les pièces dans l'ordre.",
        "Une pièce ne colle pas.",
        "C'est finalement la plus importante.",
      ],
      [
        "{whole}. Et ensuite ?",
        "Je reste une semaine avec la caméra et je montre chaque jour en une minute.",
        "Le cinquième jour, tout bascule.",
        "À la fin, il y a une décision, et on la voit se prendre.",
      ],
      [
        "{whole} : je l'explique à trois personnes qui croient à une blague.",
        "Chacune peut poser trois questions.",
        "La troisième demande une chose à laquelle je ne sais pas répondre.",
        "Alors nous allons voir ensemble, caméra allumée.",
      ],
    ],
    personThing: [
      [
        "Que perdrait-on sans {np} ? Je fais la liste.",
        "Un geste, une odeur, un prix, une façon de dire bonjour.",
        "Je cherche quelqu'un qui veuille continuer et je trouve une seule personne.",
        "Son premier jour est la dernière scène.",
      ],
      [
        "Je passe une journée en apprentissage avec {np}.",
        "On commence par le geste le plus simple, et je rate pendant une heure.",
        "Puis quelqu'un entre, et je dois le faire pour de vrai.",
        "Le verdict est un hochement de tête, ou rien.",
      ],
      [
        "J'ai une seule question pour {np}, et les voisins la choisissent.",
        "J'en réunis vingt et je les lis à voix haute.",
        "La plus courte, personne n'avait osé la poser.",
        "La réponse dure une minute, sans coupure.",
      ],
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
        "Je cherche la meilleure adresse et je ne peux demander qu'à des inconnus : {plain}.",
        "Chaque conseil mène à un autre comptoir, et chacun a droit à une bouchée et une phrase.",
        "Deux étapes avant la fin, je n'ai plus faim et je ne suis d'accord avec personne.",
        "Le gagnant l'apprend devant la caméra, sans avoir su qu'il y avait un concours.",
      ],
      [
        "J'essaie de refaire {theNp} sans la recette.",
        "Chaque essai va à la personne qui connaît le mieux l'original.",
        "Le troisième est pire que le premier, et je découvre ce qui manquait.",
        "À l'aveugle, l'original et ma copie sont côte à côte.",
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
    featThing: [
      [
        "{feat} : je le dis à voix haute au début, pour qu'il n'y ait pas de retour.",
        "Une note par heure montre ce qui manque et ce qui le remplace.",
        "Vers le milieu, quelqu'un que j'aime me demande d'arrêter.",
        "À la fin, je réponds devant la caméra : est-ce que je le referais ?",
      ],
      [
        "{feat}, et quelqu'un parie que je vais abandonner.",
        "Nous fixons une règle et un gage.",
        "Au pire moment, je suis à un message de perdre.",
        "Le pari se règle devant la caméra, et l'un de nous prépare le dîner.",
      ],
      [
        "Avant {feat}, j'écris trois prédictions.",
        "Puis je filme tout, même ce qui n'est pas beau à voir.",
        "La prédiction dont j'étais sûr échoue la première.",
        "À la fin, j'ouvre l'enveloppe devant la caméra.",
      ],
      [
        "{feat} : je montre ce que ça coûte vraiment en argent, en heures et en nerfs.",
        "Un compteur tourne dans le coin dès la première minute.",
        "À mi-chemin, le chiffre dépasse ce qui était prévu, et il faut couper.",
        "La facture finale est à l'écran, et je dis si ça valait le coup.",
      ],
      [
        "Avant {feat}, je demande conseil à trois personnes.",
        "L'une l'a fait, l'autre a échoué, la dernière l'a seulement lu.",
        "Le meilleur conseil vient de celle en qui j'avais le moins confiance.",
        "À la fin, je les appelle toutes les trois pour raconter.",
      ],
      [
        "{feat}, en une phrase honnête par heure.",
        "Le carnet est le seul à qui je peux parler.",
        "Au milieu, il y a une heure sans phrase.",
        "À la fin, je les lis toutes à voix haute, et j'explique celle-là.",
      ],
    ],
    thingThing: [
      [
        "Je veux connaître l'histoire de {np}.",
        "Je cherche ceux qui étaient là au début.",
        "Une personne ne veut pas en parler.",
        "Dans la dernière scène, elle parle, et ça change toute l'histoire.",
      ],
      [
        "Je montre {np} à trois personnes : une experte, un sceptique et une enfant.",
        "Chacun a cinq minutes et une question.",
        "L'enfant demande ce que personne n'osait demander.",
        "La réponse devient la fin de la vidéo.",
      ],
      [
        "Tout le monde a un avis sur {np}, alors j'en réunis cent.",
        "Ils forment trois camps, et chacun a droit à sa chance.",
        "Le plus petit camp a le meilleur argument.",
        "À la fin, je dis dans quel camp je suis maintenant.",
      ],
      [
        "Trois affirmations sur {np}, et l'une est fausse.",
        "Je vérifie chacune devant la caméra avec quelqu'un qui devrait savoir.",
        "La plus ennuyeuse mène à la meilleure histoire.",
        "À la fin, on apprend laquelle était inventée.",
      ],
      [
        "J'explique {plain} à trois niveaux : pour une enfant, pour un fan, pour une experte.",
        "Chaque niveau dure une minute de plus que le précédent.",
        "Au troisième, je bloque et j'ai besoin d'aide.",
        "La personne qui m'aide dit la meilleure phrase de la vidéo.",
      ],
      [
        "J'ai {newSpan} pour tout savoir sur {np}.",
        "Sans internet : seulement des gens, des archives et mes yeux.",
        "Le dernier jour, il me manque encore la pièce la plus importante.",
        "Elle était devant moi depuis le début.",
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
    learnEvent: [
      [
        "{actor} veut {skillDo}, et le premier jour est un désastre.",
        "Nous nous entraînons vingt minutes par jour et filmons toujours le même exercice.",
        "Après deux semaines, c'est pire, et nous changeons une seule chose.",
        "La dernière scène est un vrai test devant du monde.",
      ],
      [
        "{actor} veut {skillDo}. Je parie un dîner.",
        "Un professionnel nous donne une seule leçon.",
        "La veille du test, rien ne marche.",
        "Le dernier essai est filmé en une seule prise.",
      ],
    ],
    mishapEvent: [
      [
        "{actor} {acted}. Est-ce que ça peut recommencer ?",
        "Je recrée la même situation avec des caméras de tous les côtés.",
        "Les deux premiers essais ne prouvent rien.",
        "Le troisième répond, et je décide ce qui doit changer.",
      ],
      [
        "{actor} {acted}, et je mène l'enquête.",
        "Il y a des traces, un témoin et une photo floue.",
        "Au moment où j'ai la preuve, ça recommence.",
        "La dernière scène est le face-à-face, et ce n'est pas moi qui gagne.",
      ],
    ],
    animalEvent: [
      [
        "Je montre les images à une chercheuse qui étudie les animaux : {whole}.",
        "Elle arrête la vidéo trois fois et m'explique ce que je n'avais pas vu.",
        "Sa dernière phrase change mon regard sur tout le reste.",
        "Je sais maintenant ce que je dois faire demain matin.",
      ],
    ],
  },
  anySubject: [
    [
      "Je demande à trois personnes qui devraient le savoir {indirect}.",
      "Chacune répond avec assurance, et aucune n'est d'accord.",
      "Je teste moi-même la réponse la plus populaire, devant la caméra.",
      "À la fin, il en reste une, et elle tient en une phrase.",
    ],
    [
      "J'essaie d'expliquer à une enfant de dix ans {indirect}.",
      "Chaque nouveau « pourquoi » m'oblige à descendre d'un étage.",
      "Au quatrième, je ne sais plus répondre.",
      "Elle me l'explique à son tour, et je vérifie si c'est juste.",
    ],
    [
      "Je vais là où l'on comprend le mieux {indirect}.",
      "Quelqu'un qui y travaille me montre ce que les visiteurs ne voient pas.",
      "Une chose n'était pas prévue pour la caméra.",
      "En sortant, je regarde le même endroit autrement.",
    ],
    [
      "Tout le monde croit savoir {indirect}, alors je vérifie.",
      "Je réunis les cinq explications les plus courantes et je les raye une à une.",
      "La quatrième résiste plus longtemps que prévu.",
      "La dernière est vraie, et presque personne ne l'avait dite.",
    ],
    [
      "J'ai une journée pour découvrir {indirect}, sans internet.",
      "Chaque personne que je croise peut m'envoyer vers une autre.",
      "Le soir, je suis revenu au début, avec une meilleure question.",
      "La dernière porte a la réponse.",
    ],
    [
      "Je réunis cent réponses dans la rue à une seule question : {indirect}.",
      "Elles forment trois camps, et chacun a droit à un test équitable.",
      "Le plus petit camp gagne le premier.",
      "À la fin, la rue entend le résultat.",
    ],
    [
      "{Question} Je demande à trois personnes qui devraient savoir.",
      "Chacune répond avec assurance, et aucune n'est d'accord.",
      "Je teste moi-même la réponse la plus populaire, devant la caméra.",
      "À la fin, il en reste une, et elle tient en une phrase.",
    ],
    [
      "{Question} Tout le monde croit le savoir, alors je vérifie.",
      "Je réunis les cinq explications les plus courantes et je les raye une à une.",
      "La quatrième résiste plus longtemps que prévu.",
      "La dernière est vraie, et presque personne ne l'avait dite.",
    ],
    [
      "{Question} Un inconnu parie que je ne trouverai pas.",
      "J'ai une semaine et je ne peux rien chercher en ligne.",
      "Le cinquième jour, je suis plus loin que le premier.",
      "Le dernier soir, la réponse vient d'où je ne l'attendais pas.",
    ],
    [
      "{Question} Je réunis cent réponses dans la rue.",
      "Elles forment trois camps, et chacun a droit à un test équitable.",
      "Le plus petit camp gagne le premier.",
      "À la fin, la rue entend le résultat.",
    ],
    [
      "{Question} Je l'explique à une enfant de dix ans.",
      "Chaque nouveau « pourquoi » m'oblige à descendre d'un étage.",
      "Au quatrième, je ne sais plus répondre.",
      "Elle me l'explique à son tour, et je vérifie si c'est juste.",
    ],
    [
      "{Question} Deux expertes, une table, aucun téléphone.",
      "Chacune a dix minutes et peut interrompre une fois.",
      "L'interruption est la meilleure minute du film.",
      "Ensuite elles écrivent une phrase ensemble, et signent toutes les deux.",
    ],
    [
      "{topicText} : je veux savoir ce qu'il y a derrière.",
      "Je cherche ceux qui étaient là au début.",
      "Une personne ne veut pas en parler.",
      "Dans la dernière scène, elle parle, et ça change toute l'histoire.",
    ],
    [
      "Une experte, un sceptique et une enfant parlent d'une seule chose : {topicText}.",
      "Chacun a cinq minutes et une question.",
      "L'enfant demande ce que personne n'osait demander.",
      "La réponse devient la fin de la vidéo.",
    ],
    [
      "Je réunis cent avis sur une seule chose : {topicText}.",
      "Ils forment trois camps, et chacun a droit à sa chance.",
      "Le plus petit camp a le meilleur argument.",
      "À la fin, je dis dans quel camp je suis maintenant.",
    ],
    [
      "{topicText} : trois affirmations, et l'une est fausse.",
      "Je vérifie chacune devant la caméra avec quelqu'un qui devrait savoir.",
      "La plus ennuyeuse mène à la meilleure histoire.",
      "À la fin, on apprend laquelle était inventée.",
    ],
    [
      "{topicText}, à trois niveaux : pour une enfant, pour un fan, pour une experte.",
      "Chaque niveau dure une minute de plus que le précédent.",
      "Au troisième, je bloque et j'ai besoin d'aide.",
      "La personne qui m'aide dit la meilleure phrase de la vidéo.",
    ],
    [
      "{topicText} : je raconte tout depuis le début.",
      "Ça commence par un détail que personne n'a vu.",
      "Au milieu, il y a un moment où tout aurait pu prendre un autre chemin.",
      "La fin montre ce qu'il en reste aujourd'hui.",
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
