import { sourceNames } from "@coldopen/contract/ai-models/rules";
import { ApiKey, type KeyProvider } from "@coldopen/contract/ai-models/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { toast } from "../../lib/toast.ts";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/ai-models.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { FormFailure } from "../session/index.ts";
import { modelFailureText } from "./api.ts";
import { aiModelApi, aiModelsQuery } from "./query.ts";

type KeyDialogProps = { orgId: string; source: KeyProvider; onClose: () => void; onSaved: () => void };
const KeyForm = z.object({ apiKey: ApiKey });

export function KeyDialog({ orgId, source, onClose, onSaved }: KeyDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const provider = sourceNames[source];
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(KeyForm),
    defaultValues: { apiKey: "" },
  });
  const save = useMutation({
    mutationFn: (body: z.infer<typeof KeyForm>) => aiModelApi.saveKey({ params: { orgId, provider: source }, body }),
    meta: { failed: false },
    onSuccess: async (offered) => {
      client.setQueryData(["ai-models", orgId, "offered", source], offered);
      toast.success(t("keys.saved", { provider }));
      await client.invalidateQueries({ ...aiModelsQuery(orgId), exact: true });
      onSaved();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("keys.dialogTitle", { provider })}
      description={t("keys.dialogText", { provider })}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("keys.cancel")}</Button>} />
          <Button kind="primary" type="submit" form={formId} busy={save.isPending} busyLabel={t("keys.saving")}>
            {t("keys.save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="mt-4 grid gap-4" onSubmit={handleSubmit((body) => save.mutate(body))}>
        <Field label={t("keys.field")} error={formState.errors.apiKey?.message}>
          <PasswordInput autoComplete="off" {...register("apiKey")} />
        </Field>
        <FormFailure text={save.isError ? modelFailureText(save.error) : undefined} />
      </form>
    </Dialog>
  );
}
