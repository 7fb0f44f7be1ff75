import type { Language } from "../language.ts";

/** Questions whose verb comes before the subject. */
export const DIRECT =
  /^(?:is|are|was|were|can|could|does|do|did|should|would|will|has|have)\b|^(?:what|who|when|where|which|how(?: (?:much|many|long|far|often|old|big|fast|hard|deep|tall|cheap|expensive))?|why) (?:is|are|was|were|can|could|does|do|did|should|would|will|has|have|happens)\b/i;
export const GERMAN_DIRECT =
  /^\p{L}+ (?:(?:lange|oft|weit|schnell|viel|teuer|gut) (?:\p{Ll}+t|kann|muss|darf|soll)|kann|muss|darf|soll|passiert|passieren|geschieht|kostet|kosten|macht|machen|funktioniert|bedeutet|heißt|leben|lebt) /u;

export const HOW = /^(?:how|cómo|wie|comment)$/;
export const WHY = /^(?:why|por qué|warum|wieso|pourquoi)$/;

/** What something costs that one does. */
export const COST: Record<Language, RegExp> = {
  en: /^(?:how much|what) (?:it (?:really )?costs|does it (?:really )?cost) to (\p{L}+)(.*)$/iu,
  es: /^cuánto cuesta (\p{Ll}+[aei]r)((?: .*)?)$/iu,
  de: /(?!)/,
  fr: /(?!)/,
};

/** English: a question word with its degree, the verb that asks, and the rest. */
export const ENGLISH_ASKED =
  /^(?:why|what|where|when|which \p{L}+|how)((?: (?:much|many|long|far|often|deep|old|fast)(?: \p{L}+)??)?) (do|does|did|is|are|was|were|(?:can|could|should|would|will)(?= (?:you|i|we|they|he|she|it) )) (.+)$/iu;
/** Asked and told in the same words: "what happens to lost luggage". */
export const TOLD_AS_ASKED = /^what (happens .+)$/iu;
/** "should I move", "soll ich umziehen": what is only considered. */
export const CONSIDERED = /^(?:should (?:i|we|you) (\p{L}+)(.*)|soll(?:te)? (?:ich|man) ([^,]+en))$/iu;
/** What one should do can't be tested. */
export const ADVISES = /^(?:should|shall|soll\p{Ll}*|darf|dürfen|muss|debería\p{Ll}*|faut-il|doit-on) /iu;

export const HOW_MUCH = /^(?:much|many|long|often|far|viele?|lange|oft|weit|teuer|groß|alt)\b/;

/** German: the verb of a question, with a word of degree before it: "lange überlebt ein Handy". */
export const INVERTED = /^((?:lange|oft|weit|schnell|viel|teuer|gut|alt|groß) )?(\p{Ll}+) ([^,]+)$/u;
/** French questions as they are told: "que se passe-t-il" as "ce qui se passe". */
export const TOLD_QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [/^que se passe-t-il /iu, "ce qui se passe "],
  [/^qu['’]est-ce qu(?=[ie'’])/iu, "ce qu"],
  [/^(comment|pourquoi|où|quand|combien) est-ce qu(?:e |['’])/iu, "$1 "],
];
export const STILL_ASKS = /-(?:t-)?(?:ils?|elles?|on|ce|tu|vous|je|nous)(?!\p{L})/u;

/** French: the pronoun of a question that repeats its subject. */
export const REPEATED_SUBJECT = /(?<=\p{L})-(?:t-)?(?:ils?|elles?)(?!\p{L})/u;
