export { channelSettingsStore, settingsOf } from "./store.ts";
