import { paths } from "@coldopen/contract/paths";
import { useGo } from "../../lib/link.tsx";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/project-page.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { useProjectPage } from "../project-editing/index.ts";
import { useRemoveProject, useRestoreProject } from "../projects/index.ts";

/** Asks, deletes and returns to the list, with Undo in a toast. */
export function DeleteProject({ onClose }: { onClose: () => void }) {
  const { channel, project } = useProjectPage("DeleteProject");
  const go = useGo();
  const remove = useRemoveProject(channel, { failed: t("delete.failed") });
  const restore = useRestoreProject(channel, { failed: t("delete.undoFailed") });
  const confirm = () =>
    remove.mutate(project.id, {
      onSuccess: () => {
        toast.success(t("delete.done"), {
          label: t("delete.undo"),
          onSelect: () => restore.mutate(project.id),
        });
        void go(paths.projects(channel));
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
