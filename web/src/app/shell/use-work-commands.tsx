import type { FollowedChannel } from "@coldopen/contract/following/schema";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { followedQuery } from "../../features/following/index.ts";
import { indexShown, toneOf } from "../../features/outlier-index/index.ts";
import { ProjectPicture, ProjectStatusBadge, titleOf } from "../../features/project-cards/index.ts";
import { fetchProjects } from "../../features/projects/index.ts";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { compactNumber } from "../../lib/format.ts";
import { useGo } from "../../lib/link.tsx";
import { useDebouncedValue } from "../../lib/use-debounced-value.ts";
import { t } from "../../locales/en/shell.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { type Command, matchesText } from "./commands.ts";

const SETTLE_MS = 150;
const MAX_RESULTS = 4;
const MAX_TERM = 100;
const outliersApi = api(outlierRoutes);
const savedItemsApi = api(savedItemRoutes);
const noChannel: ActiveChannel = { organizationId: "", channelUcid: "" };
const pictureLook = "w-14 flex-none";

/** Projects, outliers, followed creators and saved items of the active channel for the typed text. */
export function useWorkCommands(typed: string) {
  const active = useActiveChannel();
  const channel = active ?? noChannel;
  const go = useGo();
  const term = useDebouncedValue(typed, SETTLE_MS).trim().slice(0, MAX_TERM);
  const { organizationId, channelUcid } = channel;
  const shared = { enabled: active !== undefined && term !== "", placeholderData: keepPreviousData, retry: false };
  const keyOf = (kind: string) => ["command-menu", organizationId, channelUcid, kind, term];

  const projects = useQuery({
    ...shared,
    queryKey: keyOf("projects"),
    queryFn: async ({ signal }) =>
      (await fetchProjects(channel, { search: term }, { limit: MAX_RESULTS, signal })).data,
  });
  const outliers = useQuery({
    ...shared,
    queryKey: keyOf("outliers"),
    queryFn: async ({ signal }) => {
      const query = { search: term, searchBy: "title", ucid: channelUcid, organizationId } as const;
      return (await outliersApi.trend({ query }, { signal })).results;
    },
  });
  const savedItems = useQuery({
    ...shared,
    queryKey: keyOf("saved-items"),
    queryFn: async ({ signal }) => {
      const params = { orgId: organizationId, channelUcid };
      return (await savedItemsApi.list({ params, query: { search: term, pageSize: MAX_RESULTS } }, { signal })).results;
    },
  });
  const creators = useQuery({ ...followedQuery(channel), enabled: shared.enabled, retry: false });

  const open = (href: string) => () => void go(href);
  const commands: Command[] = shared.enabled
    ? [
        ...(projects.data ?? []).map((project) => projectCommand(project, open(paths.project(channel, project.id)))),
        ...(outliers.data ?? []).map((video) =>
          outlierCommand(video, open(paths.outliers(channel, { video: video.videoId }))),
        ),
        ...(creators.data ?? [])
          .filter(({ name }) => matchesText(name, term))
          .slice(0, MAX_RESULTS)
          .map((creator) =>
            creatorCommand(
              creator,
              open(
                paths.outliers(channel, { searchBy: "channel", channelId: creator.favoriteUcid, name: creator.name }),
              ),
            ),
          ),
        ...(savedItems.data ?? []).map((item) => savedItemCommand(item, open(addressOfSavedItem(channel, item)))),
      ]
    : [];
  const queries = [projects, outliers, savedItems, creators];
  return {
    commands,
    isSearching: active !== undefined && typed.trim() !== "" && (term !== typed.trim() || queries.some(isLoading)),
    isFailed: shared.enabled && queries.some(({ isError }) => isError),
  };
}

const isLoading = ({
  isFetching,
  isPlaceholderData,
  data,
}: {
  isFetching: boolean;
  isPlaceholderData: boolean;
  data: unknown;
}) => isFetching && (data === undefined || isPlaceholderData);

const projectCommand = (project: VideoProject, run: () => void): Command => ({
  id: `project:${project.id}`,
  group: t("commands.projects"),
  label: titleOf(project),
  icon: <ProjectPicture project={project} small className={pictureLook} />,
  detail: <ProjectStatusBadge project={project} />,
  run,
});

const outlierCommand = (video: OutlierVideo, run: () => void): Command => ({
  id: `outlier:${video.videoId}`,
  group: t("commands.outliers"),
  label: video.title1,
  icon: <Thumbnail src={video.thumb} small className={pictureLook} />,
  detail: (
    <>
      <span className="max-w-40 truncate">{video.name}</span>
      <IndexBadge tone={toneOf(video.performanceIndex)}>{indexShown(video.performanceIndex)}</IndexBadge>
    </>
  ),
  run,
});

const creatorCommand = ({ favoriteUcid, name, thumbnail, subscribers }: FollowedChannel, run: () => void): Command => ({
  id: `creator:${favoriteUcid}`,
  group: t("commands.creators"),
  label: name,
  icon: <Avatar name={name} src={thumbnail} size={24} decorative />,
  ...(subscribers !== null && {
    hint: t("channels.subscribers", { count: subscribers, formatted: compactNumber(subscribers) }),
  }),
  run,
});

const savedItemCommand = (item: SavedItem, run: () => void): Command => ({
  id: `saved:${item.id}`,
  group: t("commands.savedItems"),
  label: item.outliersVideo?.title1 ?? item.title ?? item.concept ?? item.description ?? t("commands.savedItem"),
  icon: <Heart />,
  hint: t(`commands.savedTypes.${item.type}`),
  run,
});

const addressOfSavedItem = (channel: ActiveChannel, { outliersVideoId, type }: SavedItem) =>
  outliersVideoId
    ? paths.outliers(channel, { video: outliersVideoId })
    : `${paths.savedItems(channel)}?type__in=${type}`;
