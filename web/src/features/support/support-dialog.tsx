import { SUPPORT_MESSAGE_MAX, SupportMessage } from "@coldopen/contract/support/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { z } from "zod";
import { t } from "../../locales/en/support.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { userQuery } from "../session/index.ts";
import { supportApi } from "./api.ts";
import { closeSupport } from "./open-support.ts";

type Errors = { email?: string[]; message?: string[] };

export default function SupportDialog({ requestId }: { requestId?: string | undefined }) {
  const form = useId();
  const knownEmail = useQueryClient().getQueryData(userQuery.queryKey)?.email ?? "";
  const [errors, setErrors] = useState<Errors>({});
  const send = useMutation({
    mutationFn: (body: z.input<typeof SupportMessage>) => supportApi.send({ body }),
    onSuccess: closeSupport,
    meta: { done: t("sent"), failed: t("failed") },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const message = SupportMessage.safeParse({ ...typed, requestId, page: location.pathname });
    setErrors(message.success ? {} : z.flattenError(message.error).fieldErrors);
    if (message.success) send.mutate(message.data);
  };

  return (
    <Dialog
      title={t("title")}
      description={t("text")}
      open
      onOpenChange={(isOpen) => !isOpen && closeSupport()}
      footer={
        <>
          <Button kind="ghost" onClick={closeSupport}>
            {t("cancel")}
          </Button>
          <Button kind="primary" type="submit" form={form} busy={send.isPending} busyLabel={t("sending")}>
            {t("send")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <Field label={t("email")} error={errors.email?.[0]}>
          <Input name="email" type="email" autoComplete="email" defaultValue={knownEmail} />
        </Field>
        <Field label={t("message")} error={errors.message?.[0]}>
          <Textarea name="message" className="[&>textarea]:min-h-28" maxLength={SUPPORT_MESSAGE_MAX} />
        </Field>
      </form>
    </Dialog>
  );
}
