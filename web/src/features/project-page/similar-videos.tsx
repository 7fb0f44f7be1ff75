import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { isUnnamed } from "@coldopen/contract/projects/rules";
import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { t } from "../../locales/en/project-page.ts";
import { OptionSection } from "../options/index.ts";
import { OutlierCard } from "../outliers/index.ts";
import { titleOf } from "../project-cards/index.ts";
import { useProjectPage } from "../project-editing/index.ts";

const outliersApi = api(outlierRoutes);
const similarQuery = (title: string) =>
  queryOptions({
    queryKey: ["outliers", "similar", title],
    queryFn: async ({ signal }) => (await outliersApi.similar({ query: { title } }, { signal })).results,
    staleTime: 10 * 60_000,
    enabled: title !== "",
  });

/** A default name says nothing about the video. */
const subjectOf = (project: VideoProjectDetail): string => {
  const title = titleOf(project);
  return isUnnamed(title) ? "" : title;
};

/** Similar outliers; renders nothing if there are none. */
export default function SimilarVideos() {
  const { channel, project } = useProjectPage("SimilarVideos");
  const [now] = useState(() => new Date());
  const title = subjectOf(project);
  const { data: videos = [] } = useQuery(similarQuery(title));
  if (videos.length === 0) return null;
  return (
    <OptionSection title={t("similar.title")}>
      <p className="text-xs text-faint">{t("similar.about", { title })}</p>
      <ul className="mt-3 mb-2 grid gap-x-5 gap-y-7 @md:grid-cols-2 @3xl:grid-cols-3">
        {videos.map((video) => (
          <li key={video.id}>
            <OutlierCard channel={channel} video={video} now={now} />
          </li>
        ))}
      </ul>
    </OptionSection>
  );
}
