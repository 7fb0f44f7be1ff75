import { PROJECT_NAME_MAX, ProjectName } from "@coldopen/contract/projects/schema";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/project-page.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useProjectPage } from "../project-editing/index.ts";

const Rename = z.object({ name: ProjectName });
const FORM = "rename-project";

export function RenameProject({ onClose }: { onClose: () => void }) {
  const { project, edit } = useProjectPage("RenameProject");
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Rename),
    defaultValues: { name: project.name },
  });
  const save = handleSubmit(({ name }) => {
    if (name !== project.name) edit({ kind: "change", change: { name } });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("rename.title")}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("rename.cancel")}</Button>} />
          <Button kind="primary" type="submit" form={FORM}>
            {t("rename.save")}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={save}>
        <Field label={t("name.label")} error={formState.errors.name?.message}>
          <Input maxLength={PROJECT_NAME_MAX} autoComplete="off" {...register("name")} />
        </Field>
      </form>
    </Dialog>
  );
}
