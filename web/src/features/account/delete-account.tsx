import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useGo } from "../../lib/link.tsx";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/profile.ts";
import { t as sessionText } from "../../locales/en/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { FormFailure, failureText, sessionApi } from "../session/index.ts";

export function DeleteAccount({ user }: { user: UserProfile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        {t("delete.open")}
      </Button>
      {isOpen && <DeleteDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type DeleteDialogProps = { user: UserProfile; onClose: () => void };

function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const formId = useId();
  const go = useGo();
  const remove = useMutation({
    mutationFn: ({ confirmEmail, password }: { confirmEmail: string; password: string }) =>
      sessionApi.deleteAccount({ body: { confirmEmail, ...(user.hasPassword && { password }) } }),
    meta: { failed: false },
    onSuccess: () => go(paths.logout),
  });
  const isWrong = remove.error instanceof AppError && remove.error.code === "wrong_credentials";
  const Confirmation = z.object({
    confirmEmail: z
      .string()
      .trim()
      .refine((email) => email.toLowerCase() === user.email.toLowerCase(), t("delete.mismatch")),
    password: user.hasPassword ? z.string().min(1, "Cannot be empty") : z.string(),
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Confirmation),
    defaultValues: { confirmEmail: "", password: "" },
  });
  const { errors } = formState;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("delete.dialogTitle")}
      description={t("delete.dialogText", { email: user.email })}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("delete.cancel")}</Button>} />
          <Button kind="danger-fill" type="submit" form={formId} busy={remove.isPending} busyLabel={t("delete.busy")}>
            {t("delete.submit")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={handleSubmit((confirmation) => remove.mutate(confirmation))}
      >
        <Field label={t("delete.confirmEmail")} error={errors.confirmEmail?.message}>
          <Input type="email" autoComplete="off" {...register("confirmEmail")} />
        </Field>
        {user.hasPassword && (
          <Field
            label={sessionText("fields.password")}
            error={errors.password?.message ?? (isWrong ? t("password.wrong") : undefined)}
          >
            <PasswordInput autoComplete="current-password" {...register("password")} />
          </Field>
        )}
        <FormFailure text={remove.isError && !isWrong ? failureText(remove.error) : undefined} />
      </form>
    </Dialog>
  );
}
