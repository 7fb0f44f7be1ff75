export { estimateForChannel } from "./figures.ts";
export { encryptLink, pitchLinkStore } from "./link-store.ts";
export { reencryptPitchLinks } from "./reencrypt-links.ts";
export { emptyPitch, withFigures } from "./rules.ts";
export { pitchService } from "./service.ts";
export { pitchStore } from "./store.ts";
export { pitchVersionStore } from "./version-store.ts";
