import { paths } from "@coldopen/contract/paths";
import { useGo } from "../../lib/link.tsx";
import { tell } from "../../lib/tell.ts";
import { t } from "../../locales/en/project-page.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { useProjectPage } from "../project-editing/index.ts";
import { useRemoveProject, useRestoreProject } from "../projects/index.ts";

/** Asks, deletes and leads to the list, where a toast takes it back. */
export function DeleteProject({ onClose }: { onClose: () => void }) {
  const { place, project } = useProjectPage("DeleteProject");
  const go = useGo();
  const remove = useRemoveProject(place, { failed: t("delete.failed") });
  const restore = useRestoreProject(place, { failed: t("delete.undoFailed") });
  const confirm = () =>
    remove.mutate(project.id, {
      onSuccess: () => {
        tell.done(t("delete.done"), {
          label: t("delete.undo"),
          onSelect: () => restore.mutate(project.id),
        });
        void go(paths.projects(place));
      },
    });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("delete.title")}
      description={t("delete.text", { name: project.name })}
      cancel={t("delete.cancel")}
      action={
        <Button kind="danger-fill" busy={remove.isPending} onClick={confirm}>
          {t("delete.action")}
        </Button>
      }
    />
  );
}
