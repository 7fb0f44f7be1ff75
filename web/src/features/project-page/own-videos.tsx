import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { displayDate } from "../../lib/format.ts";
import { t } from "../../locales/en/project-page.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { useProjectPage } from "../project-editing/index.ts";

const SHOWN_VIDEOS = 24;
const outliersApi = api(outlierRoutes);

/** The latest videos of the channel itself. */
const ownVideosQuery = ({ organizationId, channelUcid }: ActiveChannel) =>
  queryOptions({
    queryKey: ["own-videos", organizationId, channelUcid],
    queryFn: async ({ signal }) => {
      const latest = {
        source: "myvids",
        sortField: "uploaded",
        sortOrder: "desc",
        itemsPerPage: SHOWN_VIDEOS,
      } as const;
      const query = { organizationId, ucid: channelUcid, ...latest };
      return (await outliersApi.videos({ query }, { signal })).results;
    },
  });

/** Links the project to one of the channel's videos. The video is out, so the project becomes a published one. */
export function OwnVideos({ onChosen }: { onChosen: (url: string) => void }) {
  const { project, edit } = useProjectPage("OwnVideos");
  const { organizationId, channelUCID: channelUcid } = project;
  const { data: videos = [] } = useQuery(ownVideosQuery({ organizationId, channelUcid }));
  if (videos.length === 0) return null;
  const choose = (videoId: string) => {
    const youtubeURL = `https://www.youtube.com/watch?v=${videoId}`;
    edit({ kind: "change", change: { youtubeURL, status: "published" } });
    onChosen(youtubeURL);
  };
  return (
    <Field label={t("details.ownVideos")} help={t("details.ownVideosHelp")}>
      <Select
        placeholder={t("details.chooseVideo")}
        options={videos.map(({ videoId, title1, uploaded }) => ({
          value: videoId,
          label: t("details.ownVideo", { title: title1, date: displayDate(uploaded) }),
        }))}
        value={videos.find(({ videoId }) => project.youtubeURL?.includes(videoId))?.videoId ?? null}
        onValueChange={choose}
      />
    </Field>
  );
}
