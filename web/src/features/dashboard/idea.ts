import { paths } from "@coldopen/contract/paths";
import { defaultProjectName } from "@coldopen/contract/projects/rules";
import {
  type OptionType,
  PROJECT_NAME_MAX,
  TITLE_MAX,
  type VideoProjectDetail,
} from "@coldopen/contract/projects/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/dashboard.ts";
import { projectsApi, refetchLists, scopeOf } from "../projects/index.ts";

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, " ");

/** An idea becomes a title if it is short enough, otherwise, or for a thumbnail, a concept. */
export function firstOption(idea: string, pane: OptionType): { optionType: "TITLE" | "CONCEPT"; content: string } {
  const title = oneLine(idea);
  return pane === "title" && title.length <= TITLE_MAX
    ? { optionType: "TITLE", content: title }
    : { optionType: "CONCEPT", content: idea.trim() };
}

/** Cuts the idea to the length of a name, after a whole word. */
export function nameFor(idea: string): string {
  const line = oneLine(idea);
  if (line.length <= PROJECT_NAME_MAX) return line;
  const cut = line.slice(0, PROJECT_NAME_MAX + 1);
  const end = cut.lastIndexOf(" ");
  return cut.slice(0, end > 0 ? end : PROJECT_NAME_MAX).trim();
}

type NewIdea = { idea: string; pane: OptionType; name: string; source: "user" | "idea_bank" };

async function createIdea(channel: ActiveChannel, { idea, pane, name, source }: NewIdea): Promise<VideoProjectDetail> {
  const options = [firstOption(idea, pane)];
  return (await projectsApi.create({ body: { name, status: "idea", source, options, ...scopeOf(channel) } })).data;
}

/** Creates a project from an idea and opens it with the chosen drawer. */
export function useStartFromIdea(channel: ActiveChannel) {
  const go = useGo();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idea, pane }: { idea: string; pane: OptionType }) =>
      createIdea(channel, { idea, pane, name: defaultProjectName(new Date()), source: "user" }),
    meta: { failed: t("createFailed") },
    onSuccess: ({ id }, { pane }) => {
      void refetchLists(client, channel);
      return go(paths.project(channel, id, { pane, new: "1" }));
    },
  });
}

export function useAddToIdeaBank(channel: ActiveChannel) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (idea: string) =>
      createIdea(channel, { idea, pane: "title", name: nameFor(idea), source: "idea_bank" }),
    meta: { failed: t("ideaFailed"), done: t("ideaAdded") },
    onSettled: () => refetchLists(client, channel),
  });
}
