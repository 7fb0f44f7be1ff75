export { settingsQuery, useCanChangeSettings, useChangeSettings } from "./api.ts";
export { OptOut } from "./opt-out.tsx";
export { StyleChoice } from "./style-choice.tsx";
