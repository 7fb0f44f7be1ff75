export { OutlierSearch } from "./outlier-search.tsx";
export { phraseOf } from "./phrase.ts";
export type { Picked } from "./rows.ts";
