import { texts } from "../../lib/i18n.ts";

export const t = texts("labs", {
  title: "Labs",
  lead: "Try new features before they are finished. A change applies to everyone in {{organization}}.",
  empty: { title: "No features to try", text: "New ones appear here." },
  failed: "The list could not be loaded.",
  retry: "Retry",
  loading: "Loading the list",
  changeFailed: "{{title}} could not be changed. Please try again.",
});
