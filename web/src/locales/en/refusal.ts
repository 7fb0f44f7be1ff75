import { texts } from "../../lib/i18n.ts";

export const t = texts("refusal", {
  retryIn_one: "Try again in {{count}} second",
  retryIn_other: "Try again in {{count}} seconds",
});
