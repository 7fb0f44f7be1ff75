import type { Language } from "../language.ts";

export const REPLACE = [
  /^(?:replace|change|swap|switch|cambia|sustituye|reemplaza|ersetze|tausche|remplace|change) "?(.+?)"? (?:with|to|for|by|into|por|durch|gegen|mit|par|en) "?(.+?)"?$/isu,
  /^(?:instead of|rather than|anstatt|statt|en vez de|en lugar de|au lieu de) (.+?), (.+)$/isu,
  /^(?:statt|anstatt) (\S+) (\S+)$/isu,
  /^(.+?) ?(?:->|→|=>) ?(.+)$/su,
];

export const INSTEAD =
  /^"?(.+?)"? (?:instead of|rather than|en vez de|en lugar de|statt|anstatt|au lieu de) "?(.+?)"?$/isu;

export const ABOUT =
  /^(?:make it |do it |but |it'?s )?(?:about|sobre|que trate de|über|es geht um|à propos de|sur) (.+)$/isu;

/** "a campfire, and two weeks", "nur drei Dinge und im Supermarkt": two changes. */
export const TWO_CHANGES =
  /,? (?:and|und|y|et) (?=(?:for|in|on|at|with|only|just|two|three|four|\d|nur|im|in|auf|mit|ohne|für|zwei|drei|en|con|sin|por|avec|sans|pour)(?!\p{L}))/iu;

/** "only three things": another number of the same. */
export const FEWER = /^(?:nur(?: noch)?|only|just|solo|sólo|seulement) (\p{L}+|\d+) (\p{L}{3,})$/iu;

export const TIME_LEAD = /^(?:for|in|during) /iu;

export const WITHOUT =
  /^(?:without|remove|drop|no|sin|quita|ohne|entferne|sans|enlève) (?:the word |la palabra |das wort |le mot )?"?(.+?)"?$/isu;

export const ADD = /^(?:add|mention|include|añade|menciona|füge|erwähne|ajoute|mentionne) (.+?)(?: hinzu)?$/isu;

export const SHORTER = /\b(shorter|short|brief|más (?:corto|breve)|kürzer|kurz|knapper|plus court|plus bref)\b/iu;

export const QUESTION = /\b(question|ask|pregunta|frage|question)\b/iu;

/** "more viral", "más elegante", "catchier": a manner, and nothing to add. */
export const DEGREE =
  /^(?:make it |hazlo |mach es |rends-le )?(?:(?:much |mucho |viel |bien |etwas |un poco |un peu )?(?:more|less|más|menos|mehr|weniger|plus|moins|better|mejor|besser|mieux) ?\p{L}*|\p{L}{3,}(?:ier|er|ster))$/iu;

export const NUMBER = /(?:[$€£]\s?)?\d[\d.,]*(?:\s?(?:%|(?!of |de |von |on |in |for |a )[\p{L}]+))?/u;

export const PREPOSITIONAL: Record<Language, RegExp> = {
  en: /^(?:in|on|at|for|with|without|from|during|after|before|as|by|inside|outside|under|behind|between|through|near|only|using|until|against|while \p{L}+ing)\s/iu,
  es: /^(?:en|con|sin|para|por|a|al|de|del|dentro|solo|sólo|sobre|desde|durante|después|antes|como|entre|contra|hasta|según|bajo|\p{L}+[ai]?endo|\p{L}+ando)\s/iu,
  de: /^(?:in|im|mit|ohne|für|bei|beim|auf|am|an|als|nach|vor|während|nur|unter|über|zwischen|hinter|durch|aus|mitten|bis)\s/iu,
  fr: /^(?:(?:en|avec|sans|pour|dans|à|au|aux|de|du|des|depuis|chez|sur|sous|entre|contre|seulement|uniquement|pendant|après|avant|comme|par|vu|vue|la nuit|le jour)\s|la nuit$|d['’])/iu,
};

/** "misma idea con un vikingo", "remplace-le par une sage-femme": only the rest says what changes. */
export const SAME_IDEA =
  /^(?:c[aá]mbi(?:a|e)l[oa] por|(?:con |haz )?(?:la )?misma idea,?|lo mismo,?|igual,?|(?:avec |fais )?(?:la )?même (?:idée|chose),?|pareil,?|remplace[- ]l[ea] par|change[- ]l[ea] par)(?: (?:pero|mais))? (?:(?:con|avec) (?=(?:un|une|una|mi|mon|ma|mes|mis|el|la|los|las|le|les) ))?|^(?:que sea|que esté|que ce soit|que ça soit|qu['’]il soit) (?=(?:en|con|de|sin|para|à|au|avec|dans|sans|pour|chez|la nuit) )/iu;

/** "que dure un mes" and what is asked before it. */
export const LASTS =
  /^(?:(.*?),? ?(?:(?:y|et|pero|mais) )?)?(?:que|qui|que ça|qu['’](?:il|elle|ça)) dure(?:n|nt)? (?:durante |pendant )?(.+)$/iu;

/** Determiners whose noun phrases take the place of each other: "un romano", "un vikingo". */
export const ALIKE = [
  "un|une|una",
  "mi|mis|mon|ma|mes",
  "el|la|los|las|le|les",
  "\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|six|sept|huit|neuf|dix",
] as const;

/** "con tres gatos" takes the place of "con dos perros". */
export const ACCOMPANIED = /^(con|avec) (?=\S+ \p{L}+$)/iu;

/** The adjective after a noun, with its endings for "un" and "una". */
export const AGREES: Partial<Record<Language, readonly [RegExp, readonly [string, string]]>> = {
  es: [/^( \p{L}*(?:ad|id|os|viej|nuev|rot|roj|negr|blanc|pequeñ|antigu))[oa](?!\p{L})/u, ["o", "a"]],
  fr: [/^( \p{L}+é)e?(?!\p{L})/u, ["", "e"]],
};

/** Words that speak to the writer: pasted into a title they make nonsense. */
export const INSTRUCTION =
  /^(?:(?:tell|make|turn|use|try|show|give|put|write|erzähle?|mache?|zeige?|nutze|schreibe?) |que |qu['’]|qui |haz|pon(?:lo|la|le)?(?!\p{L})|c[aá]mbi|camb[ií]|quita|usa(?!\p{L})|cu[eé]nta|transf|convi[eé]rt|adapt|misma? |lo mismo|fais|mets|rends?[ -]|change|enlève|utilise|raconte|la même|même |pareil|remplace)/iu;

/** "but in winter": the title with the change says it in any case. */
export const CONTRARY = /^(?:but|pero|aber|mais),? (?=\S)/iu;

type Additions = Readonly<Record<"clause" | "detail" | "thing", readonly string[]>>;

/** A title with an addition that takes no place of its own: a clause, "in winter" or "nur nachts", and a noun. */
export const ADDITIONS: Record<Language, Additions> = {
  en: {
    clause: [
      "{title}, but {added}",
      "{title}. The catch: {added}",
      "{title}. The one rule: {added}",
      "{title}, only this time {added}",
      "This time {added}: {title}",
      "{title}. The twist: {added}",
    ],
    detail: [
      "{title} {added}",
      "{title}. This time {added}",
      "{title}, but {added}",
      "{title} {added} (yes, really)",
      "{title}. And all of that {added}",
      "{title}. The one rule: {added}",
    ],
    thing: [
      "{title} with {added}",
      "{title}: {added}",
      "{title}, plus {added}",
      "{title}. New this time: {added}",
      "{title}, but now there is {added}",
      "{title}. And then came {added}",
    ],
  },
  de: {
    clause: [
      "{title}, aber {added}",
      "{title}. Der Haken: {Added}",
      "{title}. Die Bedingung: {Added}",
      "{title}. Die einzige Regel: {Added}",
      "{title}. Und diesmal gilt: {Added}",
      "{title}. Das Problem: {Added}",
    ],
    detail: [
      "{title} {added}",
      "{title}, aber {added}",
      "{title}: {added}",
      "{title}. Diesmal {added}",
      "{title}. Die einzige Regel: {added}",
      "{title}. Und das alles {added}",
      "{title} ({added}, kein Witz)",
    ],
    thing: [
      "{title}: {added}",
      "{title}. Neu dabei: {added}",
      "{title}. Diesmal: {added}",
      "{title} plus {added}",
      "{title}. Und noch etwas: {added}",
      "{title}, aber anders: {added}",
    ],
  },
  es: {
    clause: [
      "{title}, pero {added}",
      "{title}. El problema: {added}",
      "{title}. La condición: {added}",
      "{title}. La única regla: {added}",
      "{title}, solo que esta vez {added}",
      "Esta vez {added}: {title}",
    ],
    detail: [
      "{title} {added}",
      "{title}, pero {added}",
      "{title}. Esta vez, {added}",
      "{title}. La única regla: {added}",
      "{title}. Y todo eso, {added}",
      "{title} {added} (sí, de verdad)",
    ],
    thing: [
      "{title} con {added}",
      "{title}: {added}",
      "{title}. Esta vez: {added}",
      "{title}, más {added}",
      "{title}. La novedad: {added}",
      "{title}. Y algo más: {added}",
    ],
  },
  fr: {
    clause: [
      "{title}, mais {added}",
      "{title}. Le problème : {added}",
      "{title}. La condition : {added}",
      "{title}. La seule règle : {added}",
      "{title}, sauf que cette fois, {added}",
      "Cette fois, {added} : {title}",
    ],
    detail: [
      "{title} {added}",
      "{title}, mais {added}",
      "{title}. Cette fois, {added}",
      "{title}. La seule règle : {added}",
      "{title}. Et tout ça, {added}",
      "{title} {added} (oui, vraiment)",
    ],
    thing: [
      "{title} avec {added}",
      "{title} : {added}",
      "{title}. Cette fois : {added}",
      "{title}, plus {added}",
      "{title}. La nouveauté : {added}",
      "{title}. Et autre chose : {added}",
    ],
  },
};

/** Two titles that share no word and no place. */
export const SIDE_BY_SIDE: Record<Language, readonly string[]> = {
  en: [
    "{a}, and {b}",
    "{a}. Also: {b}",
    "{a}. Meanwhile, {b}",
    "Two stories in one: {a}, and {b}",
    "{a} and {b}, all in one video",
    "First, {a}. Then, {b}",
  ],
  de: [
    "{a}. Und: {B}",
    "{a}. Außerdem: {B}",
    "{a}. Gleichzeitig: {B}",
    "Zwei Geschichten, ein Video: {a}. {B}",
    "Erst das eine, dann das andere: {A}. {B}",
    "{A} und nebenbei: {B}",
  ],
  es: [
    "{a} y {b}",
    "{a}. Además, {b}",
    "{a}. Mientras tanto, {b}",
    "Dos historias en una: {a} y {b}",
    "{a} y {b}, en un solo vídeo",
    "Primero, {a}. Después, {b}",
  ],
  fr: [
    "{a}, et {b}",
    "{a}. En plus, {b}",
    "{a}. Pendant ce temps, {b}",
    "Deux histoires en une : {a}, et {b}",
    "{a} et {b}, en une seule vidéo",
    "D'abord, {a}. Ensuite, {b}",
  ],
};

/** "nur nachts" is a rule of its own and no part of the sentence before it. */
export const ONLY = /^(?:nur|only|solo|sólo|seulement|uniquement) /iu;
