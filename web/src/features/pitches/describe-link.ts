import type { PitchLink } from "@coldopen/contract/pitches/schema";
import { displayDate } from "../../lib/format.ts";
import { t } from "../../locales/en/pitches.ts";

/** The state of a link in one line, with its number of views. */
export function describeLink(link: Pick<PitchLink, "expiresAt" | "views"> | null): string {
  if (!link) return t("link.none");
  const when = displayDate(link.expiresAt);
  const isExpired = Date.parse(link.expiresAt) <= Date.now();
  return [t("link.views", { count: link.views }), t(isExpired ? "link.expired" : "link.until", { when })].join(" · ");
}
