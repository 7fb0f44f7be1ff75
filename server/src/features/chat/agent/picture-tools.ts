import type { ChatPackage, ChatThumbnail } from "@coldopen/contract/chat/results";
import { AppError } from "@coldopen/contract/kernel/errors";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { drawPictures, thumbnailPrompts } from "../../ideation/index.ts";
import { findPictureDescription } from "../../pictures/index.ts";
import { writeConcepts, writeTitles } from "./idea-tools.ts";
import type { ToolContext, ToolHandlers } from "./tool-context.ts";

type Style = "conceptArt" | "realistic" | "sketch" | undefined;

/** Draws thumbnails and shows each as soon as it is there. One that fails has an empty address. */
async function drawThumbnails(
  { context, scope, userId, seed, signal, onProgress }: ToolContext,
  { about, prompts, editPrompt = "", style }: { about: string; prompts: string[]; editPrompt?: string; style?: Style },
) {
  const thumbnails: ChatThumbnail[] = prompts.map((prompt) => ({
    id: crypto.randomUUID(),
    thumbnail_url: "",
    edit_prompt: editPrompt,
    description: prompt,
  }));
  const result = { type: "THUMBNAIL" as const, about, is_revision: editPrompt !== "", thumbnails };
  onProgress(result);
  const onDrawn = (index: number, picture: { url: string } | undefined) => {
    const thumbnail = thumbnails[index];
    if (!thumbnail || !picture) return;
    thumbnail.thumbnail_url = picture.url;
    onProgress(result);
  };
  await drawPictures(context, scope, userId, { prompts, seed, style }, { signal, onDrawn });
  if (thumbnails.every(({ thumbnail_url: url }) => url === ""))
    throw new AppError("upstream_failed", "The thumbnails could not be drawn");
  return result;
}

export const pictureTools: Pick<ToolHandlers, "draw_thumbnails" | "revise_thumbnail" | "make_packages"> = {
  draw_thumbnails: ({ about, count, style, instruction }, tool) => {
    const subject = instruction ? `${about}, ${instruction}` : about;
    return drawThumbnails(tool, { about, prompts: thumbnailPrompts(subject, count), style });
  },
  revise_thumbnail: async ({ thumbnailUrl, editPrompt, count }, tool) => {
    const id = pictureIdOf(thumbnailUrl);
    const description = id && (await findPictureDescription(tool.context, tool.scope, id));
    if (description === undefined) throw new AppError("not_found", "This thumbnail is not in this studio");
    const prompts = thumbnailPrompts(`${description}, ${editPrompt}`, count);
    return drawThumbnails(tool, { about: description, prompts, editPrompt });
  },
  make_packages: async ({ about, count, instruction }, tool) => {
    const { context, scope, userId, seed, signal, onProgress } = tool;
    const titles = await writeTitles(tool, { about, count, instruction });
    const concepts = await writeConcepts(tool, { about, count: titles.length, instruction });
    const packages: ChatPackage[] = titles.map(({ id, title, score, sources }, index) => ({
      ...{ id, title, score, sources },
      thumbnail_url: "",
      concept: concepts[index]?.concept ?? "",
      description: concepts[index]?.why_this_works ?? "",
    }));
    const result = { type: "PACKAGE" as const, about, packages };
    onProgress(result);
    const onDrawn = (index: number, picture: { url: string } | undefined) => {
      const entry = packages[index];
      if (!entry || !picture) return;
      entry.thumbnail_url = picture.url;
      onProgress(result);
    };
    await drawPictures(
      context,
      scope,
      userId,
      { prompts: titles.map(({ title }) => title), seed },
      { signal, onDrawn },
    );
    return result;
  },
};
