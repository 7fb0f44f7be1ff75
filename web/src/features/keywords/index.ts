export { keywordsQuery, primeKeywords } from "./api.ts";
export { Powered, PoweredTitle } from "./powered-title.tsx";
export { placedIn } from "./rules.ts";
