export { openSupport } from "./open-support.ts";
export { SupportOutlet } from "./support-outlet.tsx";
