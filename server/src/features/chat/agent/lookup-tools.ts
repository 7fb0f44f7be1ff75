import type { ChatOutlier } from "@coldopen/contract/chat/results";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import { ProjectListQuery } from "@coldopen/contract/projects/query";
import { listFollowedUcids } from "../../following/index.ts";
import { findChannelsByName, searchOutliers } from "../../outliers/index.ts";
import { projectsService } from "../../projects/index.ts";
import type { ToolContext, ToolHandlers } from "./tool-context.ts";

const DAY_MS = 86_400_000;
const sortFields = { index: "performance_index", views: "views", newest: "uploaded" } as const;

const toChatOutlier = (video: OutlierVideo): ChatOutlier => ({
  video_id: video.videoId,
  ucid: video.ucid,
  title: video.title1,
  name: video.name,
  avatar: video.channelThumbnail,
  thumbnail_url: video.thumb,
  duration: video.duration,
  subscribers: video.subscribers,
  views: video.views,
  uploaded: video.uploaded,
  performance_index: video.performanceIndex,
});

async function channelsFor(
  { context, scope }: ToolContext,
  { channel, followedOnly }: { channel?: string | undefined; followedOnly: boolean },
): Promise<readonly string[] | undefined> {
  const followed = followedOnly ? await listFollowedUcids(context, scope) : undefined;
  if (!channel) return followed;
  const named = (await findChannelsByName(context, channel)).map(({ ucid }) => ucid);
  return followed ? named.filter((ucid) => followed.includes(ucid)) : named;
}

export const lookupTools: Pick<ToolHandlers, "search_outliers" | "find_projects" | "list_memory" | "search_web"> = {
  search_outliers: async (request, tool) => {
    const { query, days, isShort, sort, minIndex, count } = request;
    const since = days === undefined ? undefined : new Date(tool.context.now().getTime() - days * DAY_MS);
    const { results, count: total } = await searchOutliers(tool.context, {
      kind: isShort ? "shorts" : "videos",
      ucids: await channelsFor(tool, request),
      query: {
        ...(query && { search: query, searchBy: "title" }),
        performanceIndexGte: minIndex,
        ...(since && { uploadedGte: since.toISOString() }),
        sortField: sortFields[sort],
        itemsPerPage: count,
        includeCount: "true",
      },
    });
    return { type: "OUTLIER", about: query, total, outliers: results.map(toChatOutlier) };
  },
  find_projects: async ({ query, status, count }, { context, scope }) => {
    const { data } = await projectsService(context).list(
      scope,
      ProjectListQuery.parse({
        organizationId: scope.organizationId,
        channelUCID: scope.channelUcid,
        limit: count,
        ...(query && { search: query }),
        ...(status && { status__in: [status] }),
      }),
    );
    return {
      type: "PROJECT",
      about: query,
      projects: data.map((project) => ({
        id: project.id,
        name: project.name,
        title: project.title ?? project.titlePrimaryOption?.content ?? null,
        status: project.status,
        thumbnail_url: project.thumbnailPrimaryOption?.content ?? null,
        updated_at: project.updatedAt,
      })),
    };
  },
  list_memory: async (_, { memories }) => ({ type: "MEMORY", memories: [...memories] }),
  search_web: async ({ query, count }, { context, scope, signal }) => {
    if (context.webSearch) {
      const found = await context.webSearch.search(query, count, signal);
      const results = found.map((result) => ({ ...result, video_id: null }));
      return { type: "WEB", about: query, searched: "web", results };
    }
    const { results: videos } = await searchOutliers(context, {
      kind: "videos",
      query: { search: query, itemsPerPage: count, sortField: "views" },
    });
    const results = videos.map((video) => ({
      title: video.title1,
      url: paths.outliers(scope, { video: video.videoId }),
      text: `${video.name}, ${video.views.toLocaleString("en-US")} views`,
      video_id: video.videoId,
    }));
    return { type: "WEB", about: query, searched: "catalogue", results };
  },
};
