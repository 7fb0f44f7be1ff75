export { OutlierCard } from "./card/card.tsx";
export { columnsOf } from "./columns.ts";
export { OutlierCardSkeleton } from "./grid-skeleton.tsx";
export { languageName } from "./languages.ts";
