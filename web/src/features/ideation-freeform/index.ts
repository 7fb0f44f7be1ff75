export { COMPOSER_ID, Composer } from "./composer.tsx";
export { HandProvider, useHand, useNewHand } from "./hand.ts";
export { type Mode, ModeSwitch } from "./mode-switch.tsx";
export { Toolbar } from "./toolbar.tsx";
