import type { IdeaForYou } from "@coldopen/contract/ideas/schema";
import { text } from "@coldopen/contract/kernel/route";
import { SearchBy } from "@coldopen/contract/outliers/query";
import { type OutlierVideo, VideoId } from "@coldopen/contract/outliers/schema";
import { PitchStage } from "@coldopen/contract/pitches/schema";
import { ProjectStatus, type VideoProject } from "@coldopen/contract/projects/schema";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answerTool, ChannelArgument, type ToolContext } from "./tool.ts";

const MAX_RESULTS = 50;
const limit = (standard: number) => z.number().int().min(1).max(MAX_RESULTS).default(standard);
const readOnly = { readOnlyHint: true } as const;

const projectLine = ({
  id,
  name,
  status,
  publishDate,
  updatedAt,
  outlierIndex,
  views,
  videoProjectTags,
}: VideoProject) => ({
  id,
  name,
  status,
  publishDate,
  updatedAt,
  outlierIndex,
  views,
  tags: videoProjectTags.map((tag) => tag.name),
});

const outlierLine = (video: OutlierVideo) => ({
  videoId: video.videoId,
  title: video.title1,
  channel: video.name,
  channelUcid: video.ucid,
  subscribers: video.subscribers,
  views: video.views,
  uploaded: video.uploaded,
  seconds: video.duration,
  index: video.performanceIndex,
});

const ideaLine = ({ id, day, title, concept, whyNow, sources, savedProjectId }: IdeaForYou) => ({
  id,
  day,
  title,
  concept,
  whyNow,
  sources,
  savedProjectId,
});

export function registerReadTools(server: McpServer, { client, scopeOf }: ToolContext): void {
  server.registerTool(
    "list_projects",
    {
      title: "Projects",
      description: "Projects of a channel, the last changed first. `next` continues the list as `cursor`.",
      inputSchema: z.object({
        channel: ChannelArgument,
        search: text(200).optional(),
        status: z.array(ProjectStatus).optional(),
        limit: limit(20),
        cursor: z.string().optional(),
      }),
      annotations: readOnly,
    },
    ({ channel, search, status, limit: count, cursor }) =>
      answerTool(async () => {
        const { organizationId, channelUcid: channelUCID } = scopeOf(channel);
        const { data, responseMetadata } = await client.projects.list({
          query: { organizationId, channelUCID, search, status__in: status, limit: count, cursor },
        });
        return { projects: data.map(projectLine), next: responseMetadata.nextCursor };
      }),
  );
  server.registerTool(
    "get_project",
    {
      title: "Project",
      description: "One project with its titles, concepts and thumbnails",
      inputSchema: z.object({ channel: ChannelArgument, projectId: z.uuid() }),
      annotations: readOnly,
    },
    ({ channel, projectId }) =>
      answerTool(async () => {
        const { organizationId, channelUcid: channelUCID } = scopeOf(channel);
        const { data } = await client.projects.get({
          params: { id: projectId },
          query: { organizationId, channelUCID },
        });
        const options = data.options.map(({ id, optionType, content, description }) => ({
          id,
          type: optionType,
          content,
          description,
        }));
        return { project: { ...projectLine(data), notes: data.notes, options } };
      }),
  );
  server.registerTool(
    "search_outliers",
    {
      title: "Outliers",
      description: "Videos or shorts of the catalogue by words, minimum index and time, best first",
      inputSchema: z.object({
        search: text(200).optional().describe("Words of the title or the channel"),
        searchBy: SearchBy.default("all"),
        kind: z.enum(["videos", "shorts"]).default("videos"),
        minIndex: z.number().min(0).max(1_000).default(2),
        uploadedSince: z.iso.date().optional(),
        limit: limit(10),
      }),
      annotations: readOnly,
    },
    ({ search, searchBy, kind, minIndex, uploadedSince, limit: itemsPerPage }) =>
      answerTool(async () => {
        const { results, isPreparing } = await client.outliers[kind]({
          query: {
            search,
            searchBy,
            performanceIndexGte: minIndex,
            uploadedGte: uploadedSince,
            itemsPerPage,
            sortField: "performance_index",
          },
        });
        return { outliers: results.map(outlierLine), isPreparing: isPreparing ?? false };
      }),
  );
  server.registerTool(
    "explain_outlier",
    {
      title: "Index of an outlier",
      description: "How the index of a video came about: its baseline videos, the window and the confidence",
      inputSchema: z.object({ videoId: VideoId }),
      annotations: readOnly,
    },
    ({ videoId }) => answerTool(async () => ({ index: await client.outliers.explain({ params: { videoId } }) })),
  );
  server.registerTool(
    "list_ideas",
    {
      title: "Ideas",
      description: "The latest ideas for a channel, with the videos they are based on",
      inputSchema: z.object({ channel: ChannelArgument, limit: limit(10), withSaved: z.boolean().default(false) }),
      annotations: readOnly,
    },
    ({ channel, limit: count, withSaved }) =>
      answerTool(async () => {
        const { organizationId: orgId, channelUcid } = scopeOf(channel);
        const { results, isPreparing } = await client.ideas.list({
          params: { orgId, channelUcid },
          query: { limit: Math.min(count, 20), exclude: withSaved ? ["dismissed"] : ["saved", "dismissed"] },
        });
        return { ideas: results.map(ideaLine), isPreparing };
      }),
  );
  server.registerTool(
    "list_pitches",
    {
      title: "Pitches",
      description: "Pitches of a channel to brands, with their stage. `next` continues the list as `page`.",
      inputSchema: z.object({
        channel: ChannelArgument,
        stage: PitchStage.optional(),
        search: text(200).optional(),
        page: z.string().optional(),
      }),
      annotations: readOnly,
    },
    ({ channel, stage, search, page }) =>
      answerTool(async () => {
        const { organizationId: orgId, channelUcid } = scopeOf(channel);
        const found = await client.pitches.list({ params: { orgId, channelUcid }, query: { stage, search, page } });
        const pitches = found.results.map(({ id, stage: at, brandName, title, updatedAt, updatedBy }) => ({
          id,
          stage: at,
          brandName,
          title,
          updatedAt,
          updatedBy,
        }));
        return { pitches, next: found.page.next };
      }),
  );
  server.registerTool(
    "get_pitch",
    {
      title: "Pitch",
      description: "One pitch with its texts and figures; every figure names its source",
      inputSchema: z.object({ channel: ChannelArgument, pitchId: z.uuid() }),
      annotations: readOnly,
    },
    ({ channel, pitchId }) =>
      answerTool(async () => {
        const { organizationId: orgId, channelUcid } = scopeOf(channel);
        return { pitch: await client.pitches.get({ params: { orgId, channelUcid, id: pitchId } }) };
      }),
  );
}
