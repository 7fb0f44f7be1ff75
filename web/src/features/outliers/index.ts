export { filterSetsQuery } from "./api.ts";
export { OutlierCard } from "./card/card.tsx";
export { columnsOf } from "./columns.ts";
export { AddCreators } from "./followed/add-creators.tsx";
export { CreatorHead } from "./followed/creator-head.tsx";
export { Followed } from "./followed/followed.tsx";
export { OutlierCardSkeleton } from "./grid-skeleton.tsx";
export { languageName } from "./languages.ts";
