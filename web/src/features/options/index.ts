export { copyText } from "./actions.ts";
export { OptionList } from "./list.tsx";
export { useSetPrimary } from "./radio.tsx";
export { landingLook, type Order, useReorder, useReorderRow } from "./reorder.ts";
export { OptionSection } from "./section.tsx";
export { OptionThumbnails } from "./thumbnails.tsx";
