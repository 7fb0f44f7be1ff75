import { capitalised, uncapitalised } from "../words.ts";
import { startsWithVowel } from "./elision.ts";
import { type Frame, reportedSlots, versusSlots } from "./frame.ts";
import { isNamedPlace, romanceFrame } from "./romance-frame.ts";
import { activitySort, type Sorts, thingSort } from "./sorts.ts";

const HAS_ARTICLE = /^(le|la|les|un|une|des|mon|ma|mes|ton|ta|tes|ce|cette|ces|du|de|\d)\b|^l['’]/i;
const NOT_INFINITIVE = /^(hiver|mer|fer|cuir|désir|hier|cher|premier|dernier|papier|atelier|janvier|février)$/;

const SORTS: Sorts = {
  live: /^(vivre|voyager|courir|arrêter|manger|élever|dormir|survivre|habiter|marcher|traverser|déménager|travailler|jeûner|partir|quitter|passer|visiter|renoncer|se passer)(?= |$)/i,
  learn: /^(apprendre|étudier|s['’]entraîner|pratiquer|jouer|dessiner|chanter|danser|maîtriser|mémoriser)(?= |$)/i,
  place:
    /^(phare|maison|château|palais|île|village|ville|hôtel|aéroport|gare|tunnel|usine|prison|hôpital|église|monastère|musée|parc|forêt|jungle|désert|lac|fleuve|rivière|plage|montagne|volcan|rue|quartier|marché|pays|vallée|mine|port|pont|tour|grotte|cabane|ferme|cimetière|restaurant|côte|route|bunker|sous-sol)s?$/i,
  person:
    /^(grand-mère|grand-père|mère|père|parents|sœur|frère|fils|fille|voisine?|amie?|professeure?|infirmière?|infirmier|médecin|boulangère?|boulanger|cuisinière?|cuisinier|pêcheur|berger|bergère|artiste|musicienn?e?|homme|femme|personne|gens|enfants|facteur|apiculteur|horloger)s?$/i,
  past: /^(?:l['’]|la )?(?:vraie |étrange |véritable )?(?:histoire|invention|origine) (?:de|du|des) |^(?:l['’]|la )?(?:vraie |étrange |véritable )?(?:histoire|invention|origine) d['’]/i,
  event:
    /^(jour|journée|nuit|semaine|mois|année|an|été|hiver|voyage|mariage|concert|course|examen|entretien|anniversaire|fête|rendez-vous|vol|déménagement|spectacle|tournée|match|tournoi|essai|tentative|garde)s?$/i,
  practice:
    /^(échecs|yoga|poterie|céramique|photographie|photo|méditation|jardinage|bricolage|escalade|randonnée|cyclisme|natation|peinture|dessin|couture|menuiserie|cuisine|pâtisserie|surf|plongée|pêche|danse|tango|salsa|boxe|karaté|judo|tennis|football|foot|basket|running|camping|minimalisme|véganisme|calligraphie|origami|poésie|théâtre|magie|astronomie|apiculture|tricot|crochet|piano|guitare|violon|chant|patinage|ski|équitation|permaculture|marathon|jeûne|covoiturage|programmation)$/i,
  wares:
    /^(casques?|écouteurs|appareils|caméras|objectifs|drones|claviers|souris|ordinateurs|portables|téléphones|tablettes|écrans|téléviseurs|enceintes|consoles|imprimantes|montres|couteaux|poêles|casseroles|fours|cafetières|mixeurs|friteuses|matelas|oreillers|chaises|canapés|bureaux|lampes|tentes|sacs|valises|chaussures|baskets|bottes|vestes|manteaux|jeans|robes|lunettes|parfums|crèmes|shampoings|voitures|motos|vélos|trottinettes|vans|outils|perceuses|guitares|livres|carnets|stylos|jouets|jeux|fromages|vins|bières|cafés|thés|chocolats|burgers|pizzas|croissants|baguettes|biscuits|aspirateurs|robots|télescopes|micros)$/i,
  ofWares: /(?<!\p{L})(pas chers?|bon marché|d['’]occasion|usagé[es]*|sans fil|de luxe|de marque|chères?)(?!\p{L})/iu,
  abstract:
    /(tion|sion|té|ment|isme|ance|ence|esse|vie|amour|mort|sommeil|rêve|idée|plan|monde|avenir|passé|chance|crise|guerre|loi|règle|théorie|secret|habitude|routine|carrière|régime|défi|argent|musique|nourriture|eau|peur|douleur|silence|temps)$/i,
  aged: /(?<!\p{L})(?:vieux|vieille|ancien|rouillé|cassé|vintage|oublié|usé)/iu,
  singledOut: /(?:^| )(dernier|dernière|plus vieux|plus vieille|plus jeune|seule?|premier|première) /i,
  trade: /(er|ère|eur|euse|iste|ien|ienne|teur|trice|on|onne)$/i,
};
/** A stretch of time, or a way of going, tells of something lived through. */
const LIVED =
  /^(?:(?:un|une|\d+|deux|trois|quatre|cinq|six|sept|dix) (?:jour|nuit|semaine|mois|an|année|heure|été|hiver)s? |(?:avec|sans|par|depuis|entre) )/i;
const NO_WARES =
  /(?<!\p{L})(?:\p{L}{2,}(?:er|ir|re)|chiens?|chats?|enfants|hommes?|femmes?|ville|campagne|mer|montagne|plage|nord|sud|été|hiver|nuit|amour|argent|chance|talent)(?!\p{L})/iu;
const QUESTION =
  /^(que|qui|quoi|quand|où|combien|quel|quelle|quels|quelles|est-ce|peut-on|faut-il|y a-t-il|comment)(?= |$)|^qu['’]/i;
const BEFORE_NOUN =
  /^(meilleure?s?|pires?|grande?s?|petite?s?|vieux|vieille|vieilles|nouveau|nouvelle|nouveaux|belle|beau|beaux|première?|dernière?)$/i;
const FEMININE =
  /^(main|faim|fin|mer|mort|nuit|dent|peau|eau|clé|forêt|soif|fois|croix|noix|voix|part|plupart|chanson|maison|boisson|leçon|prison|saison|raison|façon|moto|photo|vidéo|radio|météo)$/;
const MASCULINE =
  /^(vélo|musée|lycée|verre|livre|arbre|centre|titre|théâtre|monde|groupe|site|système|problème|fromage|village|voyage|garage|jardinage|bricolage|ménage|covoiturage|camping|beurre|sucre|café|thé|cidre|vinaigre|marbre|cuivre|phare|siècle|style|rêve|jeûne|silence|commerce|pain|vin|feu)$/;

/** "comment les avions volent": told as part of a sentence, not asked. */
const REPORTED =
  /^(?:comment|combien|où|quand) (?:les?|la|l['’]|une?|des|on|nos|mes|ces|ce|il|elle|tout)(?=[ '’\p{L}])/iu;

type Shape = Pick<Frame, "kind" | "topic" | "slots">;

function thing(said: string): Shape {
  if (isNamedPlace("fr", said)) return { kind: "thing", topic: "place", slots: { np: said, bare: said } };
  const np = uncapitalised(HAS_ARTICLE.test(said) ? said : withArticle(uncapitalised(said)));
  const words = np.replace(/^(l['’]|(le|la|les|un|une|des|mon|ma|mes|ce|cette|ces) )/i, "").split(" ");
  const head = (BEFORE_NOUN.test(words[0] ?? "") ? words[1] : words[0]) ?? said;
  const isOwned = /^(?:mon|ma|mes|notre|nos|son|sa|ses) | de (?:mon|ma|mes) /i.test(said);
  const isOne = /^(?:une?|ce|cette) /i.test(said);
  const topic = thingSort({ phrase: said, head, isMany: /^(les|des|mes) /.test(np), isOwned, isOne }, SORTS);
  return {
    kind: topic === "story" ? "story" : "thing",
    topic,
    slots: {
      np: pointed(np.replace(/^des /, "les ")),
      ...(topic === "practice" && { mass: np }),
      ...(topic === "goods" && { many: np.replace(/^des /, "les ") }),
      bare: said.replace(/^(les?|la|un|une|des) /i, "").split(/ (?:de|du|en|à|au|sur|dans|pour|avec|sans) /)[0] ?? said,
    },
  };
}

/** "une gare": from then on it is this one. */
const pointed = (np: string) =>
  np
    .replace(/^une /i, "cette ")
    .replace(/^un (?=(\S+))/i, (_, next: string) => (startsWithVowel(next) ? "cet " : "ce "));

function withArticle(phrase: string): string {
  const [head = ""] = phrase.toLowerCase().split(" ");
  if (/[sx]$/.test(head) && !/^(repas|cours|pays|temps|corps|prix|bois|dos|tapis|jus)$/.test(head))
    return `les ${phrase}`;
  if (startsWithVowel(head)) return `l'${phrase}`;
  const isFeminine = /(e|tion|sion|té|eur)$/.test(head) && !/(age|isme|ment|eau|ège|aire|oire|ème)$/.test(head);
  return FEMININE.test(head) || (isFeminine && !MASCULINE.test(head)) ? `la ${phrase}` : `le ${phrase}`;
}

const elided = (infinitive: string) => (startsWithVowel(infinitive) ? `d'${infinitive}` : `de ${infinitive}`);

function shapeOf(said: string): Shape {
  const versus = said.match(/^(.+?) (?:vs\.?|contre) (.+)$/i);
  if (versus)
    return {
      kind: "versus",
      topic: "versus",
      slots: versusSlots(versus[1] ?? "", versus[2] ?? "", uncapitalised(said), NO_WARES),
    };
  const reason = said.match(/^pourquoi (.+)$/i);
  if (reason)
    return {
      kind: "claim",
      topic: "claim",
      slots: { clause: reason[1] ?? "", why: reason[1] ?? "", bare: reason[1] ?? "", sought: `pourquoi ${reason[1]}.` },
    };
  const bare = said.replace(/^comment /i, "");
  const first = (bare.split(" ")[0] ?? "").toLowerCase();
  if (/^(se |s['’])?[a-zéèêûôâîç]{2,}(er|ir|re)$/.test(first) && !NOT_INFINITIVE.test(first)) {
    const infinitive = uncapitalised(bare);
    return {
      kind: "activity",
      topic: activitySort(infinitive, SORTS),
      slots: {
        do: infinitive,
        deDo: elided(infinitive),
        ...(activitySort(infinitive, SORTS) === "make" && { make: infinitive }),
      },
    };
  }
  if (/^(je |j['’]|on |nous )/i.test(said)) return { kind: "story", topic: "story", slots: {} };
  if (REPORTED.test(said)) return { kind: "claim", topic: "claim", slots: reportedSlots(said) };
  if (LIVED.test(said)) return { kind: "story", topic: "story", slots: {} };
  if (QUESTION.test(said))
    return {
      kind: "claim",
      topic: "claim",
      slots: {
        sought: `${uncapitalised(said)} ?`,
        ask: `${uncapitalised(said)} ?`,
        bare: said,
        question: `${capitalised(said)} ?`,
      },
    };
  return thing(said);
}

/** A French topic or title, taken apart. */
export function frenchFrame(text: string): Frame {
  const said = text
    .trim()
    .replace(/\s*\(.*?\)\s*$/, "")
    .replace(/\s?[.:!?].*$/, "");
  return romanceFrame("fr", said, shapeOf(said));
}
