import { texts } from "../../lib/i18n.ts";

export const t = texts("keywords", {
  tiers: { strong: "Strong", super: "Super", explosive: "Explosive" },
  ratio: "{{ratio}} {{tier}}",
  sample_one: "{{formatted}} video with this word",
  sample_other: "{{formatted}} videos with this word",
});
