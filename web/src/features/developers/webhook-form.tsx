import {
  NewWebhook,
  WEBHOOK_URL_MAX,
  type Webhook,
  type WebhookEventType,
  webhookEventTypes,
} from "@coldopen/contract/webhooks/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/developers.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Switch } from "../../ui/switch.tsx";
import { FormFailure, failureText, useUser } from "../session/index.ts";
import { webhooksApi, webhooksQuery } from "./api.ts";

const groups = ["project", "option", "idea", "feed_test", "outlier"] as const;
const eventsOf = (group: string) => webhookEventTypes.filter((type) => type.startsWith(`${group}.`));

type WebhookFormProps = {
  orgId: string;
  /** Without it, a new webhook is added. */
  webhook?: Webhook;
  onCreated: (secret: string) => void;
  onClose: () => void;
};

export function WebhookForm({ orgId, webhook, onCreated, onClose }: WebhookFormProps) {
  const formId = useId();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhook?.events ?? webhookEventTypes);
  const [isEnabled, setIsEnabled] = useState(webhook?.isEnabled ?? true);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: async (): Promise<string | undefined> => {
      const body = { url, events: [...events] };
      if (!webhook) return (await webhooksApi.create({ params: { orgId }, body })).secret;
      await webhooksApi.change({ params: { orgId, id: webhook.id }, body: { ...body, isEnabled } });
      return undefined;
    },
    meta: { failed: false },
    onSuccess: (secret) => {
      if (secret === undefined) {
        toast.success(t("webhooks.form.saved"));
        onClose();
      } else onCreated(secret);
      return client.invalidateQueries({ queryKey: webhooksQuery(orgId).queryKey });
    },
  });
  const isUrlWrong = !NewWebhook.shape.url.safeParse(url).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (isUrlWrong) field.current?.focus();
    else if (events.length > 0) save.mutate();
  };
  const toggle = (type: WebhookEventType, isOn: boolean) =>
    setEvents(webhookEventTypes.filter((one) => (one === type ? isOn : events.includes(one))));
  if (webhook && isDeleting) return <DeleteWebhook orgId={orgId} webhook={webhook} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(webhook ? "webhooks.form.change" : "webhooks.form.new")}
      initialFocus={field}
      footer={
        <>
          {webhook && (
            <Button kind="danger" className="mr-auto" onClick={() => setIsDeleting(true)}>
              {t("webhooks.form.delete")}
            </Button>
          )}
          <DialogClose render={<Button kind="ghost">{t("webhooks.form.cancel")}</Button>} />
          <Button kind="primary" type="submit" form={formId} busy={save.isPending}>
            {t(webhook ? "webhooks.form.save" : "webhooks.form.create")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <Field
          label={t("webhooks.form.url")}
          help={t("webhooks.form.urlHelp")}
          error={isSubmitted && isUrlWrong ? t("webhooks.form.urlWrong") : null}
        >
          <Input
            ref={field}
            type="url"
            inputMode="url"
            value={url}
            maxLength={WEBHOOK_URL_MAX}
            placeholder={t("webhooks.form.urlPlaceholder")}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
        </Field>
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-xs font-medium text-muted">{t("webhooks.form.events")}</legend>
          {groups.map((group) => (
            <div key={group} className="grid gap-1.5">
              <p className="text-xs text-faint">{t(`webhooks.groups.${group}`)}</p>
              <div className="grid grid-cols-2 gap-1.5">
                {eventsOf(group).map((type) => (
                  <Checkbox key={type} checked={events.includes(type)} onCheckedChange={(isOn) => toggle(type, isOn)}>
                    <span className="font-mono text-xs">{type}</span>
                  </Checkbox>
                ))}
              </div>
            </div>
          ))}
          {isSubmitted && events.length === 0 && (
            <p role="alert" className="text-xs text-danger">
              {t("webhooks.form.eventsMissing")}
            </p>
          )}
        </fieldset>
        {webhook && (
          <div className="flex items-center justify-between gap-4">
            <span aria-hidden="true">{t("webhooks.form.enabled")}</span>
            <Switch label={t("webhooks.form.enabled")} checked={isEnabled} onCheckedChange={setIsEnabled} />
          </div>
        )}
        {webhook && webhook.creator?.id !== userId && (
          <p className="text-xs text-muted">
            {webhook.creator
              ? t("webhooks.form.takeOver", { name: webhook.creator.name })
              : t("webhooks.form.takeOverFromUnknown")}
          </p>
        )}
        <FormFailure text={save.isError ? failureText(save.error) : undefined} />
      </form>
    </Dialog>
  );
}

function DeleteWebhook({ orgId, webhook, onClose }: { orgId: string; webhook: Webhook; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => webhooksApi.remove({ params: { orgId, id: webhook.id } }),
    meta: { failed: t("webhooks.deleteDialog.failed") },
    onSuccess: () => {
      toast.success(t("webhooks.deleteDialog.deleted"));
      onClose();
      return client.invalidateQueries({ queryKey: webhooksQuery(orgId).queryKey });
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("webhooks.deleteDialog.title")}
      description={t("webhooks.deleteDialog.text")}
      cancel={t("webhooks.deleteDialog.cancel")}
      action={
        <Button kind="danger-fill" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t("webhooks.deleteDialog.submit")}
        </Button>
      }
    />
  );
}
