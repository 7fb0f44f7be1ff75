export { OutlierSearch } from "./outlier-search.tsx";
export type { Picked } from "./rows.ts";
