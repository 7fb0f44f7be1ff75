import { texts } from "../../lib/i18n.ts";

export const t = texts("deletion", {
  organization: "{{organization}} and everything in it will be deleted on {{date}}.",
  account: "Your account will be deleted on {{date}}.",
  undo: "Undo",
  undone: "Nothing will be deleted.",
});
