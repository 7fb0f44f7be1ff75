import { texts } from "../../lib/i18n.ts";

export const t = texts("labs", {
  title: "Labs",
  lead: "Switch on what is still being tried out, for everyone in {{organization}}.",
  empty: { title: "Nothing in the lab", text: "There is nothing to switch here right now." },
  failed: "The list could not be loaded.",
  retry: "Retry",
  loading: "Loading the list",
  changeFailed: "{{title}} could not be changed. Please try again.",
});
