import { paths } from "@coldopen/contract/paths";
import { defaultProjectName } from "@coldopen/contract/projects/rules";
import { OptionType } from "@coldopen/contract/projects/schema";
import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/saved-items.ts";
import { projectsApi, refetchLists, scopeOf } from "../projects/index.ts";

const wireType = { title: "TITLE", concept: "CONCEPT", thumbnail: "THUMBNAIL" } as const;

/** What a brainstorm can start from; an outlier has its own way. */
export function startOf(item: SavedItem): { type: OptionType; content: string } | undefined {
  const type = OptionType.safeParse(item.type).data;
  const content = type && item[type];
  return content ? { type, content } : undefined;
}

/** Starts an idea from a saved item, and opens it with ideation on that item. */
export function useBrainstormItem(place: ActiveChannel) {
  const go = useGo();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (item: SavedItem) => {
      const start = startOf(item);
      const { data: project } = await projectsApi.create({
        body: {
          name: defaultProjectName(new Date()),
          status: "idea",
          isPublic: true,
          source: "brainstorm",
          ...scopeOf(place),
        },
      });
      if (!start) return { id: project.id, query: { pane: "title", new: "1" } };
      const { data: option } = await projectsApi.addOption({
        body: {
          content: start.content,
          optionType: wireType[start.type],
          description: item.description,
          source: "user",
          videoProjectId: project.id,
        },
      });
      return { id: project.id, query: { pane: start.type, new: "1", from: option.id } };
    },
    meta: { failed: t("createFailed") },
    onSuccess: ({ id, query }) => {
      void refetchLists(client, place);
      return go(paths.project(place, id, query));
    },
  });
}
