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

/** Sending or publishing: no tool does it. */
export const SENDING: Record<Language, string> = {
  en: "(?:send|shoot|drop|fire off|forward|write) (?:an? )?(?:e ?mail|mail|text|text message|dm|whats ?app|message) (?:to|with)|(?:send|shoot|drop|write) (?:him|her|them|my|our|the|\\w+) (?:\\S+ ){0,2}an? (?:e ?mail|mail|text|dm|message)|(?:e ?mail|mail|text|message|dm|forward|whatsapp) (?:it|this|that|these|those|them|him|her|my|our|the)|(?:post|upload|publish|tweet|share|schedule) (?:it|this|that|these|those|them|(?:the|my) (?:\\S+ ){0,2}(?:one|title|titles|thumbnail|thumbnails|script|outline|video|concept))|send (?:it|this|that|these|those|them|the \\S+(?: \\S+){0,3}) to",
  es: "(?:m[aá]nd|env[ií]|escr[ií]b)\\w*(?: \\S+){0,2} (?:correo|mail|e ?mail|mensaje|whatsapp|wasap|sms|dm)|(?:m[aá]nd|env[ií]|reenv[ií])\\w*(?:sel[oa]s?|l[oa]s)|(?:s[uú]be|publ[ií]ca|post[eé]a|cu[eé]lga|comp[aá]rte|tuit[eé]a|prog[aá]ma)(?:l[oa]s?|sel[oa]s?)|(?:s[uú]be|publica|postea|cuelga|comparte|programa) (?:eso|esto|es[ae]|est[ae]|el (?:primero|segundo|tercero|último|video|vídeo|guion|título)|la (?:primera|segunda|tercera|última|miniatura))|(?:manda|envía|mandá|enviá|reenvía)(?: \\S+){1,4} (?:a mi|a mis|por (?:correo|mail|whatsapp|wasap))",
  de: "(?:schick\\w*|schreib\\w*|send\\w*|mail\\w*)(?: \\S+){0,4} (?:mail|e ?mail|whatsapp|sms|dm|nachricht)(?: (?:an|mit))?|(?:mail|maile|simse?) (?:es|das|die|den|ihm|ihr|ihnen|mein\\w*)|(?:schick|schicke|sende|leite)(?: (?:es|das|die|den|sie|ihn)){1,2}(?: \\S+){0,2} (?:an|per|weiter)|(?:poste?|lade?|teile?|veröffentliche?|twittere?|stelle?) (?:es|das|die|den|sie|ihn)(?: \\S+){0,5} ?(?:hoch|online|auf|bei|ins|direkt|gleich|bitte)|(?:poste?|veröffentliche?|teile?) (?:es|das|die|den|sie|ihn)(?: (?:erste\\w*|zweite\\w*|dritte\\w*|letzte\\w*))?",
  fr: "(?:envoie|envoyer|envoyez|écris|écrire|écrivez|expédie)(?: \\S+){0,3} (?:mail|e ?mail|courriel|sms|texto|message|whatsapp|dm)|(?:envoie|transfère|transmets|expédie)(?: (?:le|la|les|lui|leur|ça|ce|cette)){1,2}(?: \\S+){0,3} (?:à|au|aux|par)|(?:poste|publie|partage|tweete|programme|téléverse|uploade|balance) (?:le|la|les|ça|ce|cette|celui|celle)|mets (?:le|la|les|ça) en ligne|(?:envoie|poste|publie|partage) (?:lui|leur) (?:le|la|les|ça|un|une)",
};

/** A request to look up the question before it: "…, check it for me". */
export const LOOK_UP =
  "(?:(?:can|could) (?:you|u) )?(?:check|look|find|google|search)(?: (?:it|that|this))?(?: (?:up|out))?(?: online)? for me|(?:(?:me lo|lo) )?(?:búscamel[oa]|míramel[oa]|averíguamel[oa]|compruébamel[oa]|chequéamel[oa]|búscal[oa]|míral[oa]|averígual[oa]|chécal[oa]|(?:me )?lo (?:buscas|miras|averiguas|compruebas|checas))(?: (?:tú|por mí|por favor))?|(?:schau|guck|sieh|such|check|google|prüf|find)\\w*(?: (?:das|es|mal|für mich|bitte|doch|mir|kurz|du)){0,5}(?: (?:nach|raus|heraus))|(?:schau|guck|such|check|google|prüf)\\w*(?: (?:das|es|mal|bitte|doch|kurz)){0,4} für mich|(?:tu (?:peux|pourrais) )?(?:me |m' )?(?:regarder?|vérifier?|chercher?|checker?|trouver?)(?: (?:moi|le|la|ça)){0,2} pour moi|(?:regarde|vérifie|cherche|trouve) (?:le )?moi ça|(?:regarde|vérifie|cherche|trouve) le moi";
