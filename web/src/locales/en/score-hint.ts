import { texts } from "../../lib/i18n.ts";

export const t = texts("scoreHint", { hint: "How well it is written, from 0 to 100. It does not predict views." });
