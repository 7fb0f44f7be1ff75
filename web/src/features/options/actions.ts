import { optionsOfKind } from "@coldopen/contract/projects/rules";
import { PROJECT_NAME_MAX, type ProjectOption, TITLE_MAX } from "@coldopen/contract/projects/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/options.ts";
import { primaryIdOf, useProjectPage } from "../project-editing/index.ts";
import { projectsApi, refetchLists, scopeOf } from "../projects/index.ts";

/** Deletes at once; Undo in the toast restores the position. */
export function useDeleteOption() {
  const { project, edit } = useProjectPage("useDeleteOption");
  return (option: ProjectOption, remove: () => void = () => edit({ kind: "removeOption", id: option.id })) => {
    const type = option.optionType;
    const to = optionsOfKind(project.options, type).findIndex(({ id }) => id === option.id);
    const asPrimary = primaryIdOf(project, type) === option.id;
    remove();
    toast.success(t(`kinds.${type}.deleted`), {
      label: t("undo"),
      onSelect: () => edit({ kind: "addOption", option, back: { to, asPrimary } }),
    });
  };
}

export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t("copied"));
  } catch {
    toast.error(t("copyFailed"));
  }
}

const cut = (text: string, max: number) => [...text.replace(/\s+/g, " ")].slice(0, max).join("").trim();

/** Stores a title or a concept as a new idea. */
export function useAddToIdeaBank() {
  const { channel } = useProjectPage("useAddToIdeaBank");
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ content, optionType }: ProjectOption) => {
      const title = optionType === "title" ? cut(content, TITLE_MAX) : null;
      const options = optionType === "concept" ? [{ content, optionType: "CONCEPT" as const }] : [];
      await projectsApi.create({
        body: { name: cut(content, PROJECT_NAME_MAX), title, source: "idea_bank", options, ...scopeOf(channel) },
      });
    },
    meta: { done: t("idea.added"), failed: t("idea.failed") },
    onSettled: () => refetchLists(client, channel),
  });
}
