import { texts } from "../../lib/i18n.ts";

export const t = texts("listFailed", {
  title: "Oops",
  text: "We have experienced an unexpected server error. Please refresh and contact us if the issue persists",
  contact: "Contact us",
  retry: "Retry",
});
