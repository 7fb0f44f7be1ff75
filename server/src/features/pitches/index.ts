export { estimateForChannel } from "./figures.ts";
export { pitchLinkStore } from "./link-store.ts";
export { emptyPitch, withFigures } from "./rules.ts";
export { pitchService } from "./service.ts";
export { pitchStore } from "./store.ts";
export { pitchVersionStore } from "./version-store.ts";
