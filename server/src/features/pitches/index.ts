export { estimateForChannel } from "./figures.ts";
export { pitchLinkStore, sealLink } from "./link-store.ts";
export { resealPitchLinks } from "./reseal-links.ts";
export { emptyPitch, withFigures } from "./rules.ts";
export { pitchService } from "./service.ts";
export { pitchStore } from "./store.ts";
export { pitchVersionStore } from "./version-store.ts";
