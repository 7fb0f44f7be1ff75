import type { Language } from "./lexicon.ts";

export const COMMON: Record<Language, string> = {
  en: "the a an of in on with and my i for to is at from you your this that how why what it under near by through being are was me we he she two three four five",
  es: "el la los las un una unos de del en con y mi para que por es al como durante sin sobre mas lo se su yo me nos a esta estan dos tres cuatro cinco",
  de: "der die das ein eine einen dem den des im in mit und mein meine ich fur auf zu ist ohne bei von aus wie durch unter dich sie er wird werden nicht zwei drei vier vor",
  fr: "le la les un une des du de d' l' j' dans avec et mon ma pour que sur est au aux sans sous je ai qu' ce cette comment a on me il elle se deux trois quatre qui par",
};

export const ENDINGS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/men$/, "man"],
    [/ies$/, "y"],
    [/ves$/, "f"],
    [/es$/, ""],
    [/s$/, ""],
    [/'s$/, ""],
    [/ing$/, ""],
    [/ed$/, ""],
  ],
  es: [
    [/ces$/, "z"],
    [/es$/, ""],
    [/s$/, ""],
    [/as?$/, "o"],
    [/itos?$/, "o"],
  ],
  de: [
    [/en$/, ""],
    [/n$/, ""],
    [/er$/, ""],
    [/e$/, ""],
    [/s$/, ""],
    [/es$/, ""],
  ],
  fr: [
    [/aux$/, "al"],
    [/x$/, ""],
    [/s$/, ""],
    [/es$/, ""],
    [/e$/, ""],
  ],
};
