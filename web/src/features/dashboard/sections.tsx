import {
  type DashboardSection,
  dashboardSections,
  SECTION_MAX,
  sectionQueryOf,
} from "@coldopen/contract/dashboard/sections";
import { paths } from "@coldopen/contract/paths";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { placeholderKeys } from "../../lib/placeholder-keys.ts";
import { stringifySearch } from "../../lib/search.ts";
import { usePainted } from "../../lib/use-painted.ts";
import { t } from "../../locales/en/dashboard.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ProjectCard } from "../project-cards/index.ts";
import { sectionQuery } from "../projects/index.ts";
import { SectionHead } from "./section-head.tsx";

export const IDEAS_SHOWN = 3;
/** The sections of the first frame: others start below the window. */
const FIRST_SECTIONS = 2;

/** Columns of whole pixels: with fractions the browser reports a later card as the largest contentful paint. */
const columns =
  "grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-5 gap-y-7 md:grid-cols-[repeat(auto-fill,13.5rem)]";
/** With two or four columns the fifth card would be alone in its row; the link of the section leads to it. */
const wholeRows =
  "@min-[28.25rem]:@max-[41.5rem]:[&>:nth-child(5)]:hidden @min-[57.75rem]:@max-[72.5rem]:[&>:nth-child(5)]:hidden";
const gridLook = `${columns} ${wholeRows}`;

const CardsLoading = () => (
  <div className={gridLook}>
    {placeholderKeys(SECTION_MAX).map((key) => (
      <span key={key} className="grid content-start gap-2">
        <Skeleton className="aspect-video rounded-md" />
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-5 w-16" />
      </span>
    ))}
  </div>
);

export const IdeasLoading = () => (
  <div role="status" aria-label={t("loadingIdeas")} className="@container">
    <Skeleton className="mb-3 h-5 w-32" />
    <div className="grid gap-x-6 gap-y-7 @[34rem]:grid-cols-2 @[44rem]:grid-cols-3 @[34rem]:@max-[44rem]:[&>:nth-child(3)]:hidden">
      {placeholderKeys(IDEAS_SHOWN).map((key) => (
        <span key={key} className="grid content-start gap-2">
          <Skeleton className="aspect-video rounded-md" />
          <Skeleton className="mt-1 h-3 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-8 w-full" />
          <Skeleton className="mt-1 h-7 w-24" />
        </span>
      ))}
    </div>
  </div>
);

const DashboardLoading = () => (
  <div role="status" aria-label={t("loading")} className="@container">
    <Skeleton className="mb-3 h-5 w-32" />
    <CardsLoading />
  </div>
);

const rest: Record<DashboardSection["name"], object> = {
  ideas: { status__in: "idea", source__isNot: "idea_bank" },
  inDevelopment: { status__in: "in_development" },
  ideaBank: { status__in: "idea", source: "idea_bank" },
  published: { status__in: "published", sort: "publishDate" },
};

const useSections = (channel: ActiveChannel) =>
  useQueries({
    queries: dashboardSections.map(({ filter }) => sectionQuery(channel, sectionQueryOf(channel, filter))),
  });

/** The newest projects of all kinds; undefined until they are known. */
export function useNewestProjects(channel: ActiveChannel): VideoProject[] | undefined {
  const results = useSections(channel);
  return results.every(({ data }) => data !== undefined) ? results.flatMap(({ data = [] }) => data) : undefined;
}

/** Whether the channel has no project of any kind; undefined until that is known. */
export function useHasNoProjects(channel: ActiveChannel): boolean | undefined {
  const results = useSections(channel);
  if (results.some(({ data }) => data !== undefined && data.length > 0)) return false;
  return results.every(({ data }) => data !== undefined) ? true : undefined;
}

/** The newest projects by kind; empty kinds are omitted. */
export function DashboardSections({ channel }: { channel: ActiveChannel }) {
  const [now] = useState(() => new Date());
  const isPainted = usePainted();
  const results = useSections(channel);
  const isPending = results.some((result) => result.isPending);
  const first = results.flatMap(({ data = [] }) => data).find((project) => project.thumbnailPrimaryOption)?.id;
  if (isPending) return <DashboardLoading />;
  const shown = dashboardSections.flatMap(({ name }, index) => {
    const projects = results[index]?.data ?? [];
    return projects.length > 0 ? [{ name, projects }] : [];
  });
  const failed = results.filter(({ isError }) => isError);
  return (
    <>
      {failed.length > 0 && (
        <Alert title={t("failed")}>
          <Button size="sm" className="mt-2" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            {t("retry")}
          </Button>
        </Alert>
      )}
      {(isPainted ? shown : shown.slice(0, FIRST_SECTIONS)).map(({ name, projects }) => (
        <section key={name} aria-labelledby={`dashboard-${name}`} className="@container">
          <SectionHead name={name} href={`${paths.projects(channel)}${stringifySearch({ ...rest[name] })}`} />
          <ul className={gridLook}>
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCard
                  channel={channel}
                  project={project}
                  now={now}
                  pictureLoading={project.id === first ? "eager" : isPainted ? "lazy" : "later"}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
