export { channelSettingsStore } from "./store.ts";
