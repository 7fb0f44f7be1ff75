import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { defaultProjectName, projectNameFrom } from "@coldopen/contract/projects/rules";
import type { NewProject, ProjectOption, YoutubeItem } from "@coldopen/contract/projects/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/projects.ts";
import { projectsApi, refetchLists, scopeOf } from "./api.ts";

type Idea = Pick<z.input<typeof NewProject>, "name" | "options" | "youtubeItems">;
type Element = Pick<ProjectOption, "content" | "optionType" | "description" | "seed">;

const VIDEO_TITLE_MAX = 200;
const DESCRIPTION_MAX = 1000;
const wireType = { title: "TITLE", concept: "CONCEPT", thumbnail: "THUMBNAIL" } as const;

export const youtubeItemOf = ({ videoId, title1 }: Pick<OutlierVideo, "videoId" | "title1">): YoutubeItem => ({
  videoId,
  title: title1.slice(0, VIDEO_TITLE_MAX),
});

/** A picture is named by its description: its content is an address. */
export function ideaOfElement({ content, optionType, description, seed }: Element): Idea {
  const words = optionType === "thumbnail" ? (description ?? "") : content;
  return {
    name: projectNameFrom(words) || defaultProjectName(new Date()),
    options: [
      {
        content,
        optionType: wireType[optionType],
        description: description?.slice(0, DESCRIPTION_MAX) ?? null,
        seed,
      },
    ],
  };
}

export const ideaOfVideo = (item: YoutubeItem): Idea => ({ name: projectNameFrom(item.title), youtubeItems: [item] });

/** Stores an idea and what it consists of in one call. */
export function useAddToIdeaBank(channel: ActiveChannel) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (idea: Idea) => {
      await projectsApi.create({ body: { ...idea, status: "idea", source: "idea_bank", ...scopeOf(channel) } });
    },
    meta: { done: t("ideaAdded"), failed: t("ideaFailed") },
    onSettled: () => refetchLists(client, channel),
  });
}
