import type { Webhook } from "@coldopen/contract/webhooks/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/developers.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { webhooksApi, webhooksQuery } from "./api.ts";

type StoppedWebhookProps = { orgId: string; webhook: Webhook; reason: NonNullable<Webhook["stopReason"]> };

/** Why a webhook sends nothing, and the way to start it again. That makes the person its creator. */
export function StoppedWebhook({ orgId, webhook: { id, url }, reason }: StoppedWebhookProps) {
  const client = useQueryClient();
  const resume = useMutation({
    mutationFn: () => webhooksApi.change({ params: { orgId, id }, body: { isEnabled: true } }),
    meta: { failed: t("webhooks.stopped.failed") },
    onSuccess: () => {
      toast.success(t("webhooks.stopped.resumed"));
      return client.invalidateQueries({ queryKey: webhooksQuery(orgId).queryKey });
    },
  });
  return (
    <Alert title={t(`webhooks.stopped.${reason}.title`)}>
      <p>{t(`webhooks.stopped.${reason}.text`)}</p>
      <Button
        size="sm"
        className="mt-2"
        busy={resume.isPending}
        aria-label={t(`webhooks.stopped.${reason}.actionOf`, { url })}
        onClick={() => resume.mutate()}
      >
        {t(`webhooks.stopped.${reason}.action`)}
      </Button>
    </Alert>
  );
}
