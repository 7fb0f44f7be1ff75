import { orderByParam } from "@coldopen/contract/projects/query";
import { PROJECT_DAYS_PAGE_SIZE, PROJECT_RAIL_PAGE_SIZE, type VideoProject } from "@coldopen/contract/projects/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import type { Day } from "../../ui/day.ts";
import { isEveryStatus, type ProjectsSearch } from "../project-filters/index.ts";
import { projectsQuery } from "../projects/index.ts";

type Range = { first: Day; last: Day; status__in: ProjectsSearch["status__in"] };

/** Groups by date; a project that was just moved is shown at its new date, whichever list it came from. */
function arranged(projects: readonly VideoProject[]) {
  const dated = new Map<Day, VideoProject[]>();
  const undated: VideoProject[] = [];
  for (const project of new Map(projects.map((one) => [one.id, one])).values()) {
    if (project.publishDate === null) undated.push(project);
    else dated.set(project.publishDate, [...(dated.get(project.publishDate) ?? []), project]);
  }
  return { dated, undated };
}

/** Every project of the days shown, and the first pages of projects without a date. */
export function useCalendarProjects(channel: ActiveChannel, { first, last, status__in }: Range) {
  const statuses = isEveryStatus({ status__in }) ? {} : { status__in };
  const inRange = useInfiniteQuery(
    projectsQuery(
      channel,
      {
        ...statuses,
        publishDate__gte: first,
        publishDate__lte: last,
        orderBy: orderByParam({ field: "publishDate", direction: "asc" }),
      },
      PROJECT_DAYS_PAGE_SIZE,
    ),
  );
  const without = useInfiniteQuery(
    projectsQuery(channel, { ...statuses, publishDate__exists: "false" }, PROJECT_RAIL_PAGE_SIZE),
  );
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = inRange;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);

  const all = [inRange, without].flatMap(({ data }) => data?.pages.flatMap((page) => page.data) ?? []);
  return {
    ...arranged(all),
    /** Unknown until the list of projects without a date has loaded. */
    isUndatedKnown: without.data !== undefined,
    isPending: inRange.isPending || without.isPending,
    isError: inRange.isError || without.isError,
    retry: () => void Promise.all([inRange.refetch(), without.refetch()]),
    moreUndated: without.hasNextPage ? () => void without.fetchNextPage() : undefined,
  };
}
