export { settingsQuery, useCanChangeSettings, useChangeSettings } from "./api.ts";
export { BioForm } from "./bio-form.tsx";
export { OptOut } from "./opt-out.tsx";
export { StyleChoice } from "./style-choice.tsx";
