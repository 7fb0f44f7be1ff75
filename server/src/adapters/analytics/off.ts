import type { Analytics } from "./port.ts";

export const noAnalytics: Analytics = { track: () => {} };
