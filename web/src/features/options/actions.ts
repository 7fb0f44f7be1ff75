import { optionsOfKind } from "@coldopen/contract/projects/rules";
import { PROJECT_NAME_MAX, type ProjectOption, TITLE_MAX } from "@coldopen/contract/projects/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tell } from "../../lib/tell.ts";
import { t } from "../../locales/en/options.ts";
import { primaryIdOf, useProjectPage } from "../project-editing/index.ts";
import { projectsApi, refetchLists, scopeOf } from "../projects/index.ts";

/** Deletes at once; the toast brings it back to where it was. */
export function useDeleteOption() {
  const { project, edit } = useProjectPage("useDeleteOption");
  return (option: ProjectOption, remove: () => void = () => edit({ kind: "removeOption", id: option.id })) => {
    const type = option.optionType;
    const to = optionsOfKind(project.options, type).findIndex(({ id }) => id === option.id);
    const asPrimary = primaryIdOf(project, type) === option.id;
    remove();
    tell.done(t(`kinds.${type}.deleted`), {
      label: t("undo"),
      onSelect: () => edit({ kind: "addOption", option, back: { to, asPrimary } }),
    });
  };
}

export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    tell.done(t("copied"));
  } catch {
    tell.failed(t("copyFailed"));
  }
}

const cut = (text: string, max: number) => [...text.replace(/\s+/g, " ")].slice(0, max).join("").trim();

/** Keeps a title or a concept as an idea of its own. */
export function useAddToIdeaBank() {
  const { place } = useProjectPage("useAddToIdeaBank");
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ content, optionType }: ProjectOption) => {
      const title = optionType === "title" ? cut(content, TITLE_MAX) : null;
      const body = { name: cut(content, PROJECT_NAME_MAX), title, source: "idea_bank" as const, ...scopeOf(place) };
      const { data: idea } = await projectsApi.create({ body });
      if (optionType === "concept")
        await projectsApi.addOption({
          body: { content, optionType: "CONCEPT", source: "user", videoProjectId: idea.id },
        });
    },
    meta: { done: t("idea.added"), failed: t("idea.failed") },
    onSettled: () => refetchLists(client, place),
  });
}
