import type { CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { cutText } from "@coldopen/contract/kernel/names";
import { defaultProjectName } from "@coldopen/contract/projects/rules";
import {
  CONCEPT_MAX,
  DESCRIPTION_MAX,
  type NewProject,
  TITLE_MAX,
  type VideoProjectDetail,
  YOUTUBE_ITEMS_MAX,
  type YoutubeItem,
} from "@coldopen/contract/projects/schema";
import type { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { projectsApi, scopeOf, youtubeItemOf } from "../projects/index.ts";
import { wordsOf } from "./card-text.ts";

type Option = NonNullable<z.input<typeof NewProject>["options"]>[number];

/** What a card is in a project: a title, a concept or a thumbnail. A note becomes a concept. */
function optionOf(card: CanvasCard): Option | undefined {
  const { kind, title, text, picture } = card;
  if (kind === "thumbnail")
    return picture
      ? { content: picture, optionType: "THUMBNAIL", description: cutText(text, DESCRIPTION_MAX) || null }
      : undefined;
  if (kind === "title") return title ? { content: cutText(title, TITLE_MAX), optionType: "TITLE" } : undefined;
  const content = cutText(wordsOf(card), CONCEPT_MAX);
  return kind === "outlier" || content === "" ? undefined : { content, optionType: "CONCEPT" };
}

/** An outlier becomes a reference video. */
const videoOf = ({ video }: CanvasCard): YoutubeItem | undefined => (video ? youtubeItemOf(video) : undefined);

export const hasMaterial = (card: CanvasCard): boolean => optionOf(card) !== undefined || videoOf(card) !== undefined;

export async function createProjectOf(
  channel: ActiveChannel,
  cards: readonly CanvasCard[],
  name: string,
): Promise<{ id: string; name: string }> {
  // A new project takes one option of a kind.
  const options = cards.flatMap((card) => optionOf(card) ?? []).reverse();
  const firstOfEachKind = new Map(options.map((option) => [option.optionType, option]));
  const videos = new Map(cards.flatMap((card) => videoOf(card) ?? []).map((video) => [video.videoId, video]));
  const { data } = await projectsApi.create({
    body: {
      name: name || defaultProjectName(new Date()),
      status: "idea",
      source: "brainstorm",
      options: [...firstOfEachKind.values()],
      youtubeItems: [...videos.values()],
      ...scopeOf(channel),
    },
  });
  return data;
}

export async function addToProject(project: VideoProjectDetail, card: CanvasCard): Promise<void> {
  const video = videoOf(card);
  if (video) {
    const others = project.youtubeItems.filter(({ videoId }) => videoId !== video.videoId);
    const youtubeItems = [video, ...others].slice(0, YOUTUBE_ITEMS_MAX);
    await projectsApi.update({ params: { id: project.id }, body: { youtubeItems } });
    return;
  }
  const option = optionOf(card);
  if (option)
    await projectsApi.addOption({
      body: {
        content: option.content,
        optionType: option.optionType,
        description: option.description ?? null,
        source: "user",
        videoProjectId: project.id,
      },
    });
}
