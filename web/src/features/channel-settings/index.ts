export { settingsQuery, useCanChangeSettings, useChangeSettings } from "./api.ts";
