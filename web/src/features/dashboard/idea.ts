import { paths } from "@coldopen/contract/paths";
import { defaultProjectName, oneLine, projectNameFrom } from "@coldopen/contract/projects/rules";
import { type OptionType, TITLE_MAX } from "@coldopen/contract/projects/schema";
import { useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { useSingleMutation } from "../../lib/use-single-mutation.ts";
import { t } from "../../locales/en/dashboard.ts";
import { projectsApi, refetchLists, scopeOf } from "../projects/index.ts";

/** An idea becomes a title if it is short enough, otherwise, or for a thumbnail, a concept. */
export function firstOption(idea: string, pane: OptionType): { optionType: "TITLE" | "CONCEPT"; content: string } {
  const title = oneLine(idea);
  return pane === "title" && title.length <= TITLE_MAX
    ? { optionType: "TITLE", content: title }
    : { optionType: "CONCEPT", content: idea.trim() };
}

/** Creates a project from an idea and opens it with the chosen drawer. */
export function useStartFromIdea(channel: ActiveChannel) {
  const go = useGo();
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ idea, pane }: { idea: string; pane: OptionType }) =>
      projectsApi.create({
        body: {
          name: defaultProjectName(new Date()),
          status: "idea",
          source: "user",
          options: [firstOption(idea, pane)],
          ...scopeOf(channel),
        },
      }),
    meta: { failed: t("createFailed") },
    onSuccess: ({ data: { id } }, { pane }) => {
      void refetchLists(client, channel);
      return go(paths.project(channel, id, { pane, new: "1" }));
    },
  });
}

/** An idea in words, as the idea bank stores it. */
export const ideaInWords = (idea: string) => ({ name: projectNameFrom(idea), options: [firstOption(idea, "title")] });
