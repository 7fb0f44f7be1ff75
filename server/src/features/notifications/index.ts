export { announceBy } from "./announce.ts";
