import { sentenceCase, tidy } from "../words.ts";
import type { Grammar } from "./grammar.ts";

const contracted = (text: string) =>
  text
    .replace(/\bde les\b/g, "des")
    .replace(/\bde le\b/g, "du")
    .replace(/(^|\s)à les\b/g, "$1aux")
    .replace(/(^|\s)à le\b/g, "$1au")
    .replace(/\b(que|de) (?=[aeiouéèêh])/gi, (_, word: string) => `${word.slice(0, -1)}'`);

/** French sets a space before these marks. */
const spaced = (text: string) => text.replace(/\s?([:?!;])/g, " $1");

export const french: Grammar = {
  titles: {
    activity: {
      "Curiosity gap": ["Ce que personne ne dit quand on veut {do}", "Ce que j'ai appris en essayant {deDo}"],
      Challenge: ["Je me donne {span} pour {do}", "Un débutant peut-il {do}?"],
      Mistake: ["{count} erreurs à éviter pour {do}", "J'ai failli abandonner avant {deDo}"],
      "How-to": ["Comment {do}, étape par étape", "Comment {do} sans se ruiner"],
      Question: ["Faut-il vraiment {do}?", "Peut-on vraiment {do}?"],
      Warning: ["Regarde ça avant {deDo}", "N'essaie pas {deDo} sans savoir ça"],
      List: ["{count} choses à savoir avant {deDo}"],
      Confession: ["La vérité: {do}, ce n'est pas ce que je croyais", "Je pensais qu'il était facile {deDo}"],
      Contrarian: ["Tout le monde m'a déconseillé {deDo}"],
      Story: ["J'ai essayé {deDo}", "Le jour où j'ai décidé {deDo}"],
      Test: ["J'ai essayé {deDo}: voici le résultat", "Ce que ça coûte vraiment {deDo}"],
      Explainer: ["Tout ce qu'il faut pour {do}", "{P}: tout comprendre en 10 minutes"],
    },
    thing: {
      "Curiosity gap": ["Ce que personne ne dit sur {np}", "La face cachée de {np}"],
      Challenge: ["Une journée entière avec {np}", "Je pars de zéro avec {np}"],
      Mistake: ["{count} erreurs que tout le monde fait avec {np}", "Ma plus grosse erreur avec {np}"],
      "How-to": ["{P}: bien commencer sans se tromper", "{P}: comment choisir"],
      Question: ["{P}: est-ce que ça vaut le coup?", "Que valent vraiment {many}?"],
      Warning: ["Regarde ça avant de te lancer: {p}", "Le problème avec {np}"],
      List: ["{count} choses à savoir sur {np}"],
      Confession: ["La vérité sur {np}", "Je me trompais sur {np}"],
      Contrarian: ["Personne n'est honnête sur {np}"],
      Story: ["La vraie histoire derrière {np}", "Ce que {many} m'ont appris"],
      Test: ["J'ai mis {np} à l'épreuve"],
      Explainer: ["{P}: tout comprendre en 10 minutes", "{P}: ce qu'il faut savoir"],
    },
    claim: {
      "Curiosity gap": ["La vraie raison pour laquelle {why}"],
      Question: ["Pourquoi {why}?"],
      Confession: ["J'ai enfin compris pourquoi {why}"],
      Story: ["J'ai passé une semaine à chercher pourquoi {why}"],
      Explainer: ["Pourquoi {why}: l'explication", "On t'explique pourquoi {why}"],
      Contrarian: ["Ce n'est pas un hasard: pourquoi {why}"],
    },
    versus: {
      "Curiosity gap": ["{a} vs {b}: le résultat m'a surpris"],
      Challenge: ["{a} vs {b}: le test à l'aveugle"],
      Question: ["{a} vs {b}: lequel gagne?", "{a} vs {b}: entends-tu la différence?"],
      Confession: ["{a} vs {b}: je me trompais"],
      Test: ["J'ai testé les deux: {a} vs {b}"],
      Explainer: ["{a} vs {b}: ce que tu paies vraiment"],
    },
    story: {
      "Curiosity gap": ["{P}: voici ce qui s'est passé", "{P}, et je ne m'y attendais pas"],
      Question: ["{P}: est-ce que ça valait le coup?"],
      Confession: ["{P}: la vérité sans filtre", "{P}, et je regrette une chose"],
      List: ["{P}: ce que j'ai appris"],
      Story: ["{P}: toute l'histoire"],
      Mistake: ["{P}, et j'ai failli abandonner"],
      Contrarian: ["Tout le monde me l'a déconseillé: {p}"],
      Explainer: ["{P}: voici comment"],
    },
  },
  moods: {
    Curious: [
      "Que se passe-t-il quand on veut {do}?",
      "Que cachent vraiment {many}?",
      "{P}: que se passe-t-il vraiment?",
    ],
    Playful: ["{P}: qu'est-ce qui pourrait mal tourner?", "{P}, mais je n'y connais rien"],
    Dramatic: [
      "{P}: tout s'est joué là",
      "{Tale}, et rien ne s'est passé comme prévu",
      "J'ai voulu {do}, et rien ne s'est passé comme prévu",
    ],
    Calm: ["{P}: sans hâte et sans bruit", "Une journée paisible: {p}"],
    Urgent: ["{P}: à voir aujourd'hui", "N'attends plus pour {do}", "{P}: avant qu'il ne soit trop tard"],
    Inspiring: ["Il n'est jamais trop tard pour {do}", "{P}: si j'y arrive, toi aussi"],
    Honest: ["{P}: ce que je dirais à un ami", "Sans filtre: {p}"],
    Dark: ["{P}: la part d'ombre", "{P}: ce qu'on ne te montre pas"],
  },
  strong: [
    "{P}: ça a failli me briser",
    "J'ai tout risqué pour {do}",
    "La vérité brutale sur {np}",
    "{P}: le chaos total",
    "{P}: la vérité brutale",
    "{P}, jusqu'à la limite absolue",
    "{P}: la version la plus extrême",
    "J'ai tout risqué: {tale}",
    "La version extrême: {tale}",
  ],
  power: [
    "Le secret pour {do}",
    "Le guide ultime pour {do}",
    "{P}: le secret qui change tout",
    "{P}: le guide ultime",
    "{P}: la vérité surprenante",
    "{P}: la méthode infaillible",
    "{P}: enfin expliqué",
    "{P}: étonnamment simple",
  ],
  short: ["{bare}: ça vaut le coup?", "{bare}: le test", "{bare}: la vérité", "{bare} en bref", "{bare}, sans filtre"],
  combine: [
    "{A} et {b}: deux passions, une vidéo",
    "Ce que {a} et {b} ont en commun",
    "{A} ou {b}? J'ai fait les deux",
    "D'abord {a}, ensuite {b}",
    "{A} face à {b}",
  ],
  concept: {
    activity: {
      hook: [
        "Tout le monde dit qu'il faut des années pour {do}.",
        "J'ai un plan, un petit budget et un seul essai pour {do}.",
        "La plupart des vidéos coupent ce qui rate quand on veut {do}, alors celle-ci commence par là.",
        "Que faut-il vraiment pour {do} quand personne ne t'aide?",
        "Trois personnes m'ont déconseillé {deDo}, et l'une d'elles en vit.",
        "On commence par le pire moment: je veux {do}, et rien ne marche.",
      ],
      action: [
        "Je montre chaque étape devant la caméra, du premier essai au résultat, avec tous les coûts et toutes les heures.",
        "Je commence avec ce que j'ai chez moi et je n'appelle {judge} que lorsque je suis bloqué.",
        "J'essaie d'abord la méthode d'internet, puis celle que pratique {judge}, pour comparer.",
        "Chaque étape a un but clair, et ce qui échoue reste dans le film.",
      ],
      stakes: [
        "Si {risk}, il n'y aura pas de deuxième prise.",
        "À mi-chemin, tout est remis en question et je dois décider si je recommence.",
        "L'argent est déjà dépensé, donc abandonner se verrait aussi.",
        "J'ai promis de montrer le résultat, bon ou mauvais.",
      ],
      payoff: [
        "Tout se termine par {proof} et une réponse honnête: est-ce que ça valait le coup?",
        "Dans la dernière minute, {judge} découvre le résultat et donne son avis.",
        "À la fin, tu sais ce que ça a coûté, ce que je changerais et par où commencer.",
      ],
    },
    thing: {
      hook: [
        "Presque tout ce qu'on répète sur {np} vient de gens qui n'ont jamais essayé.",
        "Tout part d'une question: que cachent vraiment {many}?",
        "Je ne faisais pas attention à {np}, jusqu'à ce qu'un détail m'intrigue.",
        "Demande à dix personnes leur avis sur {np}, tu en auras onze.",
        "Je me suis donné une seule règle avec {np}: aucun conseil avant d'avoir vu par moi-même.",
        "Entre l'enthousiasme et les mises en garde, il doit y avoir une réponse simple sur {np}.",
      ],
      action: [
        "Je vais voir de près, je rencontre {judge} et j'essaie moi-même au lieu de lire.",
        "Je prends les trois idées qu'on entend le plus et je les teste devant la caméra.",
        "On commence par les bases et on arrive à ce que même les connaisseurs font mal.",
        "Je passe une journée entière avec {judge}, qui me montre tout ce que je rate.",
      ],
      stakes: [
        "Si {risk}, toute l'idée s'écroule.",
        "Au début je parie contre, donc l'un de nous va se tromper.",
        "Il n'y a pas de plan B, et ça se sent vite.",
      ],
      payoff: [
        "Tout se termine par {proof} et une réponse claire.",
        "Le dernier test tranche, et ce n'est pas le résultat que j'attendais.",
        "À la fin, {judge} donne son verdict et je dis si je recommencerais.",
      ],
    },
    claim: {
      hook: [
        "Tu l'as vu cent fois sans jamais te demander pourquoi {why}.",
        "Quand on sait pourquoi {why}, on le voit partout.",
      ],
      action: [
        "Je remonte la piste jusqu'à ceux qui l'ont décidé et je le teste sur place.",
        "Je décortique chaque étape avec {judge}, sans sauter une seule astuce.",
      ],
      stakes: [
        "Quelqu'un gagne de l'argent chaque fois que ça marche.",
        "Si l'expérience échoue, je devrai tout retirer.",
      ],
      payoff: [
        "À la fin, tu connais trois signes à repérer la prochaine fois.",
        "La dernière expérience montre comme il est facile de renverser la situation.",
      ],
    },
    versus: {
      hook: [
        "{P}: sur le papier, il n'y a pas match.",
        "Les deux sur la table, les étiquettes cachées, et personne ne sait lequel est lequel.",
      ],
      action: [
        "J'utilise les deux pour la même tâche, puis je fais choisir à l'aveugle.",
        "Cinq manches, un gagnant à chaque fois: prix, allure, usage quotidien, test dur et celle qui décide.",
      ],
      stakes: [
        "Si le moins cher gagne, je devrai justifier mon dernier achat.",
        "Avant la dernière manche, ils sont à égalité.",
      ],
      payoff: [
        "La dernière manche tranche, et tu sais lequel choisir.",
        "Tout se termine par la révélation et par ce que la différence de prix apporte vraiment.",
      ],
    },
    story: {
      hook: [
        "{P}, et voici la partie que je n'avais pas racontée.",
        "Tout commence par une phrase: {p}.",
        "{P}, et la première heure a failli tout arrêter.",
      ],
      action: [
        "On suit tout, du premier au dernier jour, avec des images que je ne pensais pas montrer.",
        "J'explique pourquoi je l'ai fait, ce que j'avais préparé et ce qui n'a servi à rien.",
        "Chaque jour apporte un problème, et tous ne se règlent pas.",
      ],
      stakes: [
        "À mi-chemin, rentrer à la maison devient une vraie option.",
        "Il y a eu un moment où j'ai posé la caméra, et j'en parle aussi.",
        "Arrêter aurait été plus simple, et personne ne l'aurait su.",
      ],
      payoff: [
        "Tout se termine par {proof} et par ce que je ferais autrement.",
        "La dernière scène est celle pour laquelle tout valait la peine.",
        "À la fin, je dis honnêtement si je recommencerais.",
      ],
    },
  },
  experience: {
    hook: [
      "Sur le papier, c'est une belle idée, jusqu'au premier matin: {do}.",
      "Je voulais savoir ce que ça change {deDo}, alors je l'ai fait.",
      "Premier jour, et j'ai déjà envie de tricher.",
      "Presque personne ne montre une journée ordinaire quand on décide {deDo}.",
      "Avant {deDo}, j'ai noté trois peurs, et deux se sont réalisées.",
      "Tout le monde me pose la même question: peut-on vraiment {do}?",
    ],
    action: [
      "La caméra est là chaque jour, les bons comme ceux que je préférerais sauter.",
      "Je note trois chiffres du début à la fin: l'argent, le sommeil et l'humeur.",
      "Je rencontre {judge}, qui sait déjà où je vais échouer.",
      "On suit une journée entière, heure par heure, puis on la compare à la dernière.",
    ],
    stakes: [
      "Si {risk}, je ne pourrai m'en prendre qu'à moi.",
      "À mi-chemin, arrêter devient une vraie option.",
      "Si je brise la règle une seule fois, le film s'arrête là.",
    ],
    payoff: [
      "Tout se termine par {proof} et par l'habitude que je garde.",
      "Le dernier jour ne ressemble en rien au premier, et tu les vois côte à côte.",
      "À la fin, tu sais ce que ça coûte, ce que ça apporte et si c'est pour toi.",
    ],
  },
  conceptMoods: {
    Curious: ["Chaque réponse ouvre une nouvelle question, et la plus grande arrive à la fin."],
    Playful: ["Le tout avec humour, un compteur de mes erreurs et un ami qui rit beaucoup trop."],
    Dramatic: ["Le chrono est à l'écran dès la première minute, et chaque décision peut être la dernière."],
    Calm: ["Sans hâte ni musique envahissante, juste le travail, les sons et quelques mots."],
    Urgent: ["C'est maintenant ou jamais, car dans quelques semaines l'occasion sera passée."],
    Inspiring: ["On y voit jusqu'où mènent de petits pas, et l'envie vient de faire le premier aujourd'hui."],
    Honest: ["Rien n'est mis en scène: les doutes, la facture et les moments d'ennui restent."],
    Dark: ["Dessous se cache une histoire que les intéressés préféreraient taire."],
  },
  conceptStrong: [
    "Pas de deuxième essai, pas de filet et aucun moyen de cacher le résultat.",
    "C'est la version la plus extrême de cette idée que j'ai pu imaginer.",
    "Tout se joue dans la dernière minute, et ça me pousse à bout.",
  ],
  conceptCombine: [
    "Je réunis deux choses que personne ne mélange: {a} et {b}.",
    "La moitié du film, c'est {a}, l'autre moitié, c'est {b}, et la surprise est là où elles se croisent.",
    "Ce qui commence par {a} finit par {b}.",
  ],
  domains: [
    {
      words: /(cuisin|fromage|pain|recette|manger|café|gâteau|goût)/i,
      judge: "une affineuse qui a trente ans de métier",
      again: "l'affineuse",
      risk: "le premier essai est immangeable",
      proof: "une dégustation à l'aveugle",
    },
    {
      words: /(dessin|peindre|apprendre|piano|guitare|langue|chant)/i,
      judge: "un professeur qui voit chaque défaut",
      again: "le professeur",
      risk: "la main se bloque le dernier jour",
      proof: "le premier dessin à côté du dernier",
    },
    {
      words: /(voyag|train|nuit|pays|ville|île|montagne|route)/i,
      judge: "une habituée qui fait ce trajet depuis vingt ans",
      again: "cette habituée",
      risk: "la correspondance saute en pleine nuit",
      proof: "le lever du soleil pour lequel je suis parti",
    },
    {
      words: /(courir|marathon|sport|vélo|entraîn|nager)/i,
      judge: "un coach difficile à impressionner",
      again: "le coach",
      risk: "le corps lâche avant l'arrivée",
      proof: "les chiffres du premier jour à côté du dernier",
    },
  ],
  anyDomain: {
    judge: "quelqu'un dont c'est le métier",
    again: "cette personne",
    risk: "le premier essai échoue",
    proof: "le résultat, sans coupe",
  },
  spans: ["24 heures", "7 jours", "30 jours", "un week-end"],
  counts: ["3", "5", "7", "9"],
  finish: (title) => sentenceCase(spaced(contracted(tidy(title)))),
};
