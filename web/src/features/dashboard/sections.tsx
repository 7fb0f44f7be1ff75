import { paths } from "@coldopen/contract/paths";
import { orderByParam } from "@coldopen/contract/projects/query";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { stringifySearch } from "../../lib/search.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import type { ActiveChannel } from "../channels/index.ts";
import { ProjectCard } from "../project-cards/index.ts";
import { type ProjectFilter, sectionQuery } from "../projects/index.ts";
import { DashboardLoading, gridLook, SECTION_MAX } from "./loading.tsx";
import { SectionHead } from "./section-head.tsx";
import { t } from "./texts.ts";

const latest = orderByParam({ field: "publishDate", direction: "desc" });

type Section = { name: "ideas" | "inDevelopment" | "ideaBank" | "published"; filter: ProjectFilter; more: object };
const sections: readonly Section[] = [
  {
    name: "ideas",
    filter: { status__in: ["idea"], source__isNot: "idea_bank" },
    more: { status__in: "idea", source__isNot: "idea_bank" },
  },
  { name: "inDevelopment", filter: { status__in: ["in_development"] }, more: { status__in: "in_development" } },
  {
    name: "ideaBank",
    filter: { status__in: ["idea"], source: "idea_bank" },
    more: { status__in: "idea", source: "idea_bank" },
  },
  {
    name: "published",
    filter: { status__in: ["published"], orderBy: latest },
    more: { status__in: "published", sort: "publishDate" },
  },
];

/** The newest projects of each kind; a kind without any is left out. */
export default function DashboardSections({ place }: { place: ActiveChannel }) {
  const [now] = useState(() => new Date());
  const results = useQueries({ queries: sections.map(({ filter }) => sectionQuery(place, filter, SECTION_MAX)) });
  if (results.some(({ isPending }) => isPending)) return <DashboardLoading />;
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
      {sections.map(({ name, more }, index) => {
        const projects = results[index]?.data ?? [];
        return (
          projects.length > 0 && (
            <section key={name} aria-labelledby={`dashboard-${name}`}>
              <SectionHead name={name} href={`${paths.projects(place)}${stringifySearch({ ...more })}`} />
              <ul className={gridLook}>
                {projects.map((project) => (
                  <li key={project.id}>
                    <ProjectCard place={place} project={project} now={now} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}
