export { forgetKeywords, keywordsQuery, primeKeywords } from "./api.ts";
export { tierName } from "./keyword-note.tsx";
export { Powered, PoweredTitle } from "./powered-title.tsx";
export { keywordsInTitle } from "./rules.ts";
