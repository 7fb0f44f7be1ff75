import type { VideoProject } from "@coldopen/contract/projects/schema";
import { relativeAge, tableDate } from "../../lib/format.ts";
import { t } from "../../locales/en/project-cards.ts";
import { dateToDay, dayToDate } from "../../ui/day.ts";
import type { DueTone } from "../../ui/due-label.tsx";

const SOON_DAYS = 3;
const DAY_MS = 86_400_000;

type Dated = Pick<VideoProject, "status" | "publishDate">;

/** The age of a published project, or a warning when the date is near or past. */
export function dueLabel({ status, publishDate }: Dated, now: Date): { tone: DueTone; text: string } {
  if (publishDate === null) return { tone: "plain", text: tableDate(null) };
  if (status === "published") return { tone: "plain", text: relativeAge(publishDate, now) };
  const left = daysUntil(publishDate, now);
  if (left === 0) return { tone: "soon", text: t("due.today") };
  if (left < 0) return { tone: "overdue", text: t("due.overdue", { age: relativeAge(publishDate, now) }) };
  if (left <= SOON_DAYS) return { tone: "soon", text: t("due.soon", { count: left }) };
  return { tone: "plain", text: tableDate(publishDate) };
}

/** Calendar days, independent of daylight saving time. */
const daysUntil = (day: string, now: Date) =>
  Math.round((dayToDate(day).getTime() - dayToDate(dateToDay(now)).getTime()) / DAY_MS);
