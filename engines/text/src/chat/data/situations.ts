import type { Language } from "../../language.ts";

const REST = "(?: [^\\s,]+)";

/** What people say about their situation beside a request. `address`: how they call the assistant. `said`: a part after a mark. */
export const SITUATIONS: Record<Language, { address: string; said: string }> = {
  en: {
    address:
      "oi|ey up|ay up|aight|hey (?:guys|gang|team|folks|y'all)|listen up|mornin'?|evenin'?|wagwan|sup|whassup|homie|fella|fellas|laddie|lass|cuz|blud|oi mate|my guy|my dude",
    said: `(?:(?:so|and|but) )?(?:(?:i'm |im |am |i am |just )?(?:typing|writing|sending|dictating|texting|tapping) (?:this|that|it|from|on|at|in|while|with|one handed)${REST}{0,12}|(?:sorry|apologies|excuse|pardon|forgive)(?: (?:for|about|if))? (?:any|the|my|all|this|these|typos?|spelling|mistakes|it's|i)${REST}{0,6}|(?:sorry|apologies) (?:for|about|if)${REST}{1,6}|ignore (?:the|my|any) (?:typos?|spelling)|(?:i'm|im|i am|we're|currently|still|stuck|sat|sitting) (?:at work|at the|on the|on my|on a|in the|in a|in line|in traffic|driving|waiting|late for|half asleep|about to|off to|between)${REST}{0,10}|on my (?:break|phone|lunch|way)${REST}{0,6})`,
  },
  es: {
    address:
      "(?:epa|oye|oiga|ey|oe|eh|ea|aló|hola)? ?(?:chamo|chama|po|pana|parce|parcero|causa|weón|weon|huevón|pibe|asere|mijo|mija|mi pana|mi llave|mi hermano|mi gente|ñaño|cuate|socio|primo|jefe|vecina?|muchachos?|chicos|gente)|epa|oe|ea|aló|qué bolá",
    said: `(?:(?:así que|y|pero|que) )?(?:(?:te |les |lo |os )?(?:escribo|escribiendo|escribiéndote|mando|mandando|tecleo|tecleando|dicto|dictando)(?: (?:esto|te|rápido))? (?:desde|en|con|a|al|mientras|sin|por|entre)${REST}{0,12}|(?:perdón|perdona|perdonen|perdoná|disculpa|disculpen|disculpas|sorry) (?:por|si|la|las|los|el)${REST}{1,7}|(?:estoy|ando|voy|toy|sigo) (?:en el|en la|en un|en una|en pleno|manejando|conduciendo|de camino|cocinando|esperando|con el|con la|sin|a punto|desde|por la|por el)${REST}{0,10})`,
  },
  de: {
    address:
      "(?:ey|hey|na|hallo|he|hör ma|sach ma|hömma|horch) (?:leute|leut|digga|alter|mädels|jungs|jung|chef|team|kollege|kollegin|freunde|du)|hömma|hör ma|horch(?: mal| amol)?|sach ma|pass ma uff|moinsen|ey|he|kollege|mädels|jungs",
    said: `(?:(?:also|und|aber|deshalb|daher) )?(?:(?:ich )?(?:tippe?|schreibe?|diktiere?|sende|schicke?)(?: (?:ich|das|dir|ihnen|hier|gerade|grad|es|nur|hier)){0,4} (?:aus|vom|von|im|in|am|an|auf|mit|bei|beim|während|unterwegs|zwischen|nebenbei|einhändig|ohne)${REST}{0,12}|(?:sorry|entschuldig\\w*|verzeih\\w*) (?:für|wegen|wenn|falls|die|der|das)${REST}{1,7}|(?:ich )?(?:sitze?|stehe?|steck\\w*|liege?|bin|häng\\w*)(?: (?:ich|gerade|grad|hier|noch|nur)){0,3} (?:im|am|auf der|auf dem|in der|in einer|beim|bei der|unterwegs|zwischen|an der|vor dem)${REST}{0,10})`,
  },
  fr: {
    address:
      "(?:hé|eh|wesh|dis|yo|salut|allô|oh|ohé) (?:les gars|la gang|les amis|man|cousin|cousine|tonton|frérot|chef|mon reuf|la team|le sang|copain|copine|vous autres)|hé|ohé|les gars|la gang|cousin|cousine|tonton|le sang|mon reuf|la team",
    said: `(?:(?:donc|alors|et|mais) )?(?:(?:je (?:t'|te|vous) |j' |je )?(?:écris|écrit|tape|tapé|envoie|envoyé|dicte|dicté)(?: (?:ça|ceci|cela|ce message|vite|ce truc)){0,2} (?:de|depuis|dans|d'|sur|du|des|en|au|à|avec|pendant|entre|d'une)${REST}{0,12}|(?:désolée?|pardon|navrée?|excuse\\w*)(?: moi)? (?:pour|si|de|du|des|d'|les|mes)${REST}{1,7}|(?:je suis|j' suis|chuis|on est) (?:dans|en|au|à la|à l'|sur|chez|coincée?|entre|pas)${REST}{0,10})`,
  },
};

/** Where people publish and write to each other. */
export const PLATFORMS =
  "youtube|yt|insta(?:gram)?|tik ?tok|facebook|twitter|linkedin|threads|reddit|discord|twitch|patreon|pinterest|snap(?:chat)?|whats ?app|telegram|(?:e ?)?mails?|(?:my|the) channel|(?:my|the) (?:website|newsletter|community)|meine[nm]? kanal|(?:mi|el) canal|ma chaîne";

/** Before an infinitive, which could also open a subject: "publier tous les jours". */
const ASKED =
  "(?<=(?:puedes|podrías|podría|puede|podés|peux tu|tu peux|pourrais tu|tu pourrais|pouvez vous|vous pouvez|pourriez vous|(?:kannst|könntest|würdest|magst) du) )";

/** Sending, publishing and reading mail: no tool does it. */
export const SENDING: Record<Language, string> = {
  en: `(?:upload|re ?upload|publish|post|tweet|schedule|e ?mail|mail|forward|dm|whats ?app|message) (?:it|this|that|these|those|them|him|her|everything|all|both|(?:the|my|our|a|an|his|their|number|to|on)(?= ))|send (?:it|this|that|these|those|them|him|her|an? (?:\\S+ )?(?:e ?mail|message|dm|text|invite|reminder))(?= |$)|send (?:the|our|my|number)(?: \\S+){1,4}? (?:to|by|per)(?= )|(?:write|shoot|drop|fire off)(?: \\S+){0,3}? (?:e ?mail|mail|dm|whats ?app) (?:to|with)|(?:write|shoot|drop|text) (?:him|her|them|my \\S+) (?:\\S+ ){0,2}an? (?:e ?mail|mail|text|dm|message)|(?:share|put|stick|throw|get) (?:\\S+ ){1,5}?(?:on|onto|to|up on) (?:my )?(?:${PLATFORMS})|(?:reply to|respond to|answer|read|check|go through|look (?:at|in|through))(?: \\S+){0,2} my (?:\\S+ )?(?:e ?mails?|mails?|inbox|dms|messages|comments|calendar)`,
  es: `(?:me |nos )?(?:l[oa]s? )?(?:${ASKED}(?:subir|publicar|postear|colgar|compartir|tuitear)|s[uú]b(?:e|es|as?)|publ[ií](?:ca|cas|que)|post[eé]as?|cuelgas?|comp[aá]rtes?|tuit[eé]as?|reenv[ií]a\\w*|(?:m[aá]nd(?:a|as|ar)|env[ií](?:a|as|ar))(?= (?:es[aeo]|est[aeo]|el|la|los|las)(?: \\S+){0,4}? (?:a|al|por) ))(?= (?:a|al|en|por|el|la|los|las|un|mi|mis|es[aeo]|est[aeo]|tod[oa]s?|ya|hoy|mañana|directamente|,)(?: |$)|$)|(?:s[uú]b|publ[ií]c|post[eé]|cu[eé]lg|comp[aá]rt|tuit[eé]|env[ií]|reenv[ií]|progr[aá]m)\\w{1,2}(?:me|te|se|nos)?l[oa]s?|m[aá]nda(?:r?(?:me|te|se|nos)l[oa]s?|los?|les?)|escr[ií]b\\w*(?: \\S+){0,2} (?:correo|mail|e ?mail|mensaje|whatsapp|wasap|sms|dm)(?= (?:a|al|para) )|(?:lee|leer|leerme|revisa|revisar|mira|mirar|contesta|contestar|responde|responder)(?: a)? mis? (?:correos?|mails?|mensajes?|bandeja|comentarios|dms)`,
  de: `(?:lade?|poste?|veröffentliche?|publiziere?|twittere?|teile?|schicke?|sende?|maile?|verschicke?|leite?|simse?)(?: (?:bitte|mal|doch|jetzt|gleich|schon)){0,2} (?:(?:es|das|die|den|sie|ihn|alles|dieses?|meine?n?|unsere?n?|ihm|ihr|ihnen|meinem|meiner|allen)(?= |$))(?: \\S+){0,7}? ?(?:hoch|online|an|per|weiter|ab|raus|${PLATFORMS})(?= |$)|stelle? (?:\\S+ ){1,6}?(?:online|auf (?:${PLATFORMS}))(?= |$)|(?:poste?|veröffentliche?|teile?) (?:es|das|die|den|sie|ihn)(?= |$)|(?:schick\\w*|schreib\\w*|send\\w*)(?: \\S+){0,4} (?:mail|e ?mail|whatsapp|sms|dm|nachricht)(?= (?:an|mit|wegen|dass)|$)|${ASKED}(?:\\S+ ){1,9}?(?:hochladen|hochlädst|posten|veröffentlichen|verschicken|abschicken|losschicken|weiterleiten|online stellen|mailen)(?= ?(?:$|[,?]))|(?:lies|lese?|lesen|check\\w*|prüf\\w*|beantworte?|schau\\w*)(?: \\S+){0,2} meine? (?:\\S+ )?(?:e ?mails?|mails?|postfach|posteingang|nachrichten|kommentare|dms)`,
  fr: `(?:me |m' )?(?:le |la |les |l' )?(?:${ASKED}(?:(?:le |la |les |l' )?(?:poster|publier|partager|tweeter|téléverser|uploader|transférer))|postes?|publies?|partages?|tweetes?|téléverses?|uploades?|transfère|expédie|(?:envoie|envoyer|envoies)(?= (?:(?:le|la|les|lui|leur|ça|ce|cette) ){1,2}(?:\\S+ ){0,3}?(?:à(?! propos)|au|aux|par) ))(?= (?:à|au|aux|sur|par|le|la|les|l'|ça|ce|cette|ces|celui|celle|lui|leur|mon|ma|mes|tout|en|directement|demain)(?: |$)|$)|mets (?:\\S+ ){1,4}?(?:en ligne|sur (?:${PLATFORMS}))|mettre (?:\\S+ ){0,4}?(?:en ligne|sur (?:${PLATFORMS}))|programme (?:le|la|les)(?: \\S+){0,2} (?:pour|à|sur)|(?:envoie|envoyer|écris|écrire|rédige|prépare)(?: \\S+){0,3} (?:mail|e ?mail|courriel|sms|texto|message|whatsapp|dm)(?= (?:à|au|aux|pour) )|(?:lis|lire|regarde|regarder|vérifie|consulter?|réponds|répondre)(?: \\S+){0,1} mes (?:mails?|e ?mails?|courriels?|messages|commentaires|dms)`,
};

/** A request to look up the question before it: "…, check it for me". */
export const LOOK_UP =
  "(?:(?:can|could) (?:you|u) )?(?:check|look|find|google|search)(?: (?:it|that|this))?(?: (?:up|out))?(?: online)? for me|(?:(?:me lo|lo) )?(?:búscamel[oa]|míramel[oa]|averíguamel[oa]|compruébamel[oa]|chequéamel[oa]|búscal[oa]|míral[oa]|averígual[oa]|chécal[oa]|(?:me )?lo (?:buscas|miras|averiguas|compruebas|checas))(?: (?:tú|por mí|por favor))?|(?:schau|guck|sieh|such|check|google|prüf|find)\\w*(?: (?:das|es|mal|für mich|bitte|doch|mir|kurz|du)){0,5}(?: (?:nach|raus|heraus))|(?:schau|guck|such|check|google|prüf)\\w*(?: (?:das|es|mal|bitte|doch|kurz)){0,4} für mich|(?:tu (?:peux|pourrais) )?(?:me |m' )?(?:regarder?|vérifier?|chercher?|checker?|trouver?)(?: (?:moi|le|la|ça)){0,2} pour moi|(?:regarde|vérifie|cherche|trouve) (?:le )?moi ça|(?:regarde|vérifie|cherche|trouve) le moi";
