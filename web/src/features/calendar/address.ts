import { repeated } from "@coldopen/contract/kernel/route";
import { ProjectStatus } from "@coldopen/contract/projects/schema";
import { useLocation, useRouter } from "@tanstack/react-router";
import { z } from "zod";
import { useQueryString } from "../../lib/search.ts";
import { dateToDay } from "../../ui/day.ts";
import { allStatuses } from "../project-filters/index.ts";

const CalendarSearch = z.object({
  date: z.iso.date().catch(() => dateToDay(new Date())),
  view: z.enum(["month", "week"]).catch("month"),
  status__in: repeated(ProjectStatus)
    .transform((statuses) => (statuses?.length ? statuses : [...allStatuses]))
    .catch([...allStatuses]),
});
export type CalendarSearch = z.infer<typeof CalendarSearch>;

export function useCalendarSearch() {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useQueryString(CalendarSearch);
  const change = (parts: Partial<Record<keyof CalendarSearch, unknown>>) =>
    void router.navigate({ to: pathname, search: { ...router.state.location.search, ...parts }, replace: true });
  return { search, change };
}
