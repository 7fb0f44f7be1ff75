import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { ProjectOption } from "@coldopen/contract/projects/schema";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/options.ts";
import { primaryIdOf, useProjectPage } from "../project-editing/index.ts";

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
