import { WEBHOOK_ROTATION_HOURS, WEBHOOKS_MAX, type Webhook } from "@coldopen/contract/webhooks/schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { displayDate } from "../../lib/format.ts";
import { t } from "../../locales/en/developers.ts";
import { Alert } from "../../ui/alert.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { webhooksApi, webhooksQuery } from "./api.ts";
import { Deliveries } from "./deliveries.tsx";
import { ExportDeliveries } from "./export-menus.tsx";
import { ShownSecret } from "./shown-secret.tsx";
import { StoppedWebhook } from "./stopped-webhook.tsx";
import { WebhookForm } from "./webhook-form.tsx";

type Open = { action: "add" } | { action: "edit" | "rotate"; webhook: Webhook } | { action: "secret"; secret: string };

export function Webhooks({ orgId }: { orgId: string }) {
  const { data: webhooks, isError, refetch } = useQuery(webhooksQuery(orgId));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const showSecret = (secret: string) => setOpen({ action: "secret", secret });
  if (!webhooks)
    return isError ? (
      <Alert title={t("webhooks.failed")}>
        <Button size="sm" className="mt-2" onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    ) : (
      <RowsSkeleton label={t("webhooks.loading")} rows={2} rowLook="h-12" />
    );
  const isFull = webhooks.length >= WEBHOOKS_MAX;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {webhooks.length === 0 && <p className="text-muted">{t("webhooks.empty")}</p>}
      {webhooks.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          orgId={orgId}
          webhook={webhook}
          onEdit={() => setOpen({ action: "edit", webhook })}
          onRotate={() => setOpen({ action: "rotate", webhook })}
        />
      ))}
      <div className="flex items-center gap-3">
        <Button size="sm" icon={<Plus />} disabled={isFull} onClick={() => setOpen({ action: "add" })}>
          {t("webhooks.add")}
        </Button>
        {isFull && <span className="text-xs text-faint">{t("webhooks.full", { limit: WEBHOOKS_MAX })}</span>}
      </div>
      {open?.action === "add" && <WebhookForm orgId={orgId} onCreated={showSecret} onClose={close} />}
      {open?.action === "edit" && (
        <WebhookForm orgId={orgId} webhook={open.webhook} onCreated={showSecret} onClose={close} />
      )}
      {open?.action === "rotate" && (
        <RotateSecret orgId={orgId} webhook={open.webhook} onRotated={showSecret} onClose={close} />
      )}
      {open?.action === "secret" && <ShownSecret texts={secretTexts()} secret={open.secret} onClose={close} />}
    </div>
  );
}

const secretTexts = () => ({
  title: t("webhooks.secretDialog.title"),
  text: t("webhooks.secretDialog.text"),
  label: t("webhooks.secretDialog.label"),
  copy: t("webhooks.secretDialog.copy"),
  done: t("webhooks.secretDialog.done"),
});

type WebhookRowProps = { orgId: string; webhook: Webhook; onEdit: () => void; onRotate: () => void };

function WebhookRow({ orgId, webhook, onEdit, onRotate }: WebhookRowProps) {
  const { url, events, isEnabled, creator, stopReason, previousSecretExpiresAt: until } = webhook;
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 truncate font-mono text-xs">{url}</span>
        <Chip size="tag">{t("webhooks.events", { count: events.length })}</Chip>
        {!isEnabled && !stopReason && <Chip size="tag">{t("webhooks.paused")}</Chip>}
        {until && <Chip size="tag">{t("webhooks.rotating", { date: displayDate(until) })}</Chip>}
        {creator && <span className="text-xs text-faint">{t("webhooks.createdBy", { name: creator.name })}</span>}
        <span className="ml-auto flex items-center gap-1">
          <ExportDeliveries orgId={orgId} webhook={webhook} />
          <Button size="sm" kind="ghost" aria-label={t("webhooks.rotateOf", { url })} onClick={onRotate}>
            {t("webhooks.rotate")}
          </Button>
          <Button size="sm" kind="ghost" aria-label={t("webhooks.editOf", { url })} onClick={onEdit}>
            {t("webhooks.edit")}
          </Button>
        </span>
      </div>
      {stopReason && <StoppedWebhook orgId={orgId} webhook={webhook} reason={stopReason} />}
      <Deliveries orgId={orgId} webhookId={webhook.id} />
    </div>
  );
}

type RotateSecretProps = {
  orgId: string;
  webhook: Webhook;
  onRotated: (secret: string) => void;
  onClose: () => void;
};

function RotateSecret({ orgId, webhook, onRotated, onClose }: RotateSecretProps) {
  const client = useQueryClient();
  const rotate = useMutation({
    mutationFn: () => webhooksApi.rotateSecret({ params: { orgId, id: webhook.id } }),
    meta: { failed: t("webhooks.rotateDialog.failed") },
    onSuccess: ({ secret }) => {
      onRotated(secret);
      return client.invalidateQueries({ queryKey: webhooksQuery(orgId).queryKey, exact: true });
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("webhooks.rotateDialog.title")}
      description={t("webhooks.rotateDialog.text", { hours: WEBHOOK_ROTATION_HOURS })}
      cancel={t("webhooks.rotateDialog.cancel")}
      action={
        <Button kind="primary" busy={rotate.isPending} onClick={() => rotate.mutate()}>
          {t("webhooks.rotateDialog.submit")}
        </Button>
      }
    />
  );
}
