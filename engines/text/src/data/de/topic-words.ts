import type { TopicWords } from "../../frames/topic-type.ts";

export const NOT_INFINITIVE =
  /^(einen|meinen|deinen|seinen|ihren|unseren|keinen|den|denen|alten|neuen|kleinen|großen|guten|besten|ersten|wegen|gegen|neben|zwischen|ohne|eigenen|jeden|diesen|teuren|billigen)$/;

export const TOPIC_WORDS: TopicWords = {
  live: /\b(leben|laufen|reisen|verzichten|schlafen|wandern|campen|fasten|wohnen|überleben|umziehen|pendeln|ausziehen|fahren|arbeiten|verbringen|aufhören|essen|durchqueren|besuchen)\b/,
  learn: /\b(lernen|üben|trainieren|studieren|spielen|zeichnen|singen|tanzen|jonglieren)\b/,
  place:
    /(leuchtturm|haus|häuser|schloss|burg|insel|dorf|stadt|hotel|flughafen|bahnhof|tunnel|fabrik|gefängnis|krankenhaus|kirche|kloster|museum|park|wald|wüste|see|fluss|strand|berg|vulkan|straße|markt|land|tal|bunker|mine|hafen|brücke|turm|höhle|hütte|bauernhof|friedhof|restaurant|küste|kneipe)$/i,
  person:
    /(oma|opa|großmutter|großvater|mutter|vater|eltern|schwester|bruder|nachbarin?|freundin?|lehrer(?:in)?|pfleger(?:in)?|ärztin|arzt|bäcker(?:in)?|koch|köchin|fischer(?:in)?|schäfer(?:in)?|künstler(?:in)?|mann|frau|mensch(?:en)?|kinder|zwillinge|hebamme|imker(?:in)?|uhrmacher(?:in)?)$/i,
  past: /^(?:die )?(?:wahre |seltsame |kuriose )?(?:geschichte|entstehung|erfindung) (?:der|des|von|vom) /i,
  event:
    /^(tag|nacht|woche|wochenende|monat|jahr|sommer|winter|urlaub|reise|hochzeit|konzert|lauf|prüfung|geburtstag|party|date|flug|umzug|auftritt|turnier|spiel|versuch|schicht|semester)$/i,
  practice:
    /(?:ieren|eln|ing)$|^(schach|yoga|töpfern|keramik|fotografie|meditation|gärtnern|klettern|wandern|radfahren|schwimmen|laufen|malen|zeichnen|nähen|stricken|kochen|backen|surfen|tauchen|angeln|tanzen|tango|salsa|boxen|karate|judo|tennis|fußball|basketball|handball|segeln|reiten|fasten|schreiben|singen|campen|zelten|minimalismus|kalligrafie|origami|poesie|theater|zauberei|astronomie|imkerei|tischlern|schreinern|klavier|gitarre|geige|gesang|skifahren|permakultur|marathon|bonsai|brauen|imkern)$/i,
  wares:
    /(kopfhörer|kameras|objektive|drohnen|tastaturen|laptops|handys|smartphones|tablets|computer|monitore|fernseher|lautsprecher|konsolen|drucker|uhren|messer|pfannen|töpfe|öfen|kaffeemaschinen|mixer|matratzen|kissen|stühle|sofas|lampen|zelte|rucksäcke|taschen|koffer|schuhe|stiefel|jacken|mäntel|jeans|kleider|brillen|parfüms|cremes|autos|motorräder|fahrräder|räder|e-bikes|roller|werkzeuge|bohrer|gitarren|bücher|stifte|spielzeuge|spiele|käsesorten|weine|biere|schokoladen|burger|pizzen|brötchen|kekse|staubsauger|roboter|teleskope|mikrofone|geräte)$/i,
  ofWares: /(?<!\p{L})(billige?[nrs]?|günstige?[nrs]?|teure?[nrs]?|gebrauchte?[nrs]?|kabellose?[nrs]?)(?!\p{L})/iu,
  abstract:
    /(ung|heit|keit|schaft|ismus|tion|leben|liebe|tod|schlaf|traum|idee|plan|welt|zukunft|glück|krise|krieg|gesetz|regel|theorie|geheimnis|gewohnheit|routine|karriere|diät|geld|musik|essen|wasser|angst|schmerz|stille|zeit|fernsehen)$/i,
  aged: /(?<!\p{L})(?:alte|rostig|kaputt|antik|gebraucht|vergessen|verstaubt)/iu,
  singledOut: /(?:^| )(letzter?|älteste[rn]?|jüngste[rn]?|einzige[rn]?|erste[rn]?) /i,
  trade: /(er|erin|in|ist|mann|frau|meister)$/i,
};

export const NO_WARES =
  /(?<!\p{L})(?:\p{Ll}{2,}en|hunde?|katzen?|kinder|männer|frauen|stadt|dorf|land|meer|berge|strand|norden|süden|sommer|winter|nacht|liebe|geld|glück|talent|mieten|kaufen)(?!\p{L})/iu;
