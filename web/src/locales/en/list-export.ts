import { texts } from "../../lib/i18n.ts";

export const t = texts("list-export", {
  name: "Export",
  csv: "Export as CSV",
  json: "Export as JSON",
  running: "Reading, {{count}} so far",
  failed: "The export failed. Please try again later.",
});
