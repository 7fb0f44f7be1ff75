import type { Language } from "../language.ts";

export const REPLACE = [
  /^(?:replace|change|swap|switch|cambia|reemplaza|ersetze|tausche|remplace|change) "?(.+?)"? (?:with|to|for|by|into|por|durch|gegen|mit|par|en) "?(.+?)"?$/isu,
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
  en: /^(?:in|on|at|for|with|without|from|during|after|before|as|by)\s/iu,
  es: /^(?:en|con|sin|para|por|a|al|desde|durante|después|antes|como)\s/iu,
  de: /^(?:in|im|mit|ohne|für|bei|beim|auf|am|an|als|nach|vor|während)\s/iu,
  fr: /^(?:en|avec|sans|pour|dans|à|au|pendant|après|avant|comme)\s/iu,
};

/** "but in winter": the title with the change says it in any case. */
export const CONTRARY = /^(?:but|pero|aber|mais),? (?=\S)/iu;

export const BUT: Record<Language, string> = { en: "but", es: "pero", de: "aber", fr: "mais" };

export const WITH: Record<Language, string> = { en: "with", es: "con", de: "mit", fr: "avec" };
