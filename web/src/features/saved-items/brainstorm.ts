import { paths } from "@coldopen/contract/paths";
import { defaultProjectName } from "@coldopen/contract/projects/rules";
import { OptionType } from "@coldopen/contract/projects/schema";
import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import { useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { useSingleMutation } from "../../lib/use-single-mutation.ts";
import { t } from "../../locales/en/saved-items.ts";
import { projectsApi, refetchLists, scopeOf } from "../projects/index.ts";

const wireType = { title: "TITLE", concept: "CONCEPT", thumbnail: "THUMBNAIL" } as const;

/** The text a brainstorm starts from; undefined for outliers. */
export function startOf(item: SavedItem): { type: OptionType; content: string } | undefined {
  const type = OptionType.safeParse(item.type).data;
  const content = type && item[type];
  return content ? { type, content } : undefined;
}

/** Creates an idea from a saved item and opens the drawer on it. */
export function useBrainstormItem(channel: ActiveChannel) {
  const go = useGo();
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: async (item: SavedItem) => {
      const start = startOf(item);
      const { data: project } = await projectsApi.create({
        body: {
          name: defaultProjectName(new Date()),
          status: "idea",
          isPublic: true,
          source: "brainstorm",
          options: start
            ? [{ content: start.content, optionType: wireType[start.type], description: item.description }]
            : [],
          ...scopeOf(channel),
        },
      });
      const [option] = project.options;
      if (!start || !option) return { id: project.id, query: { pane: "title", new: "1" } };
      return { id: project.id, query: { pane: start.type, new: "1", from: option.id } };
    },
    meta: { failed: t("createFailed") },
    onSuccess: ({ id, query }) => {
      void refetchLists(client, channel);
      return go(paths.project(channel, id, query));
    },
  });
}
