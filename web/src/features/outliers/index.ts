export { OutlierCard } from "./card/card.tsx";
export { OutlierCardSkeleton } from "./grid-skeleton.tsx";
export { languageName } from "./languages.ts";
