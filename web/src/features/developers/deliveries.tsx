import type { WebhookDelivery } from "@coldopen/contract/webhooks/schema";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, RotateCw } from "lucide-react";
import { relativeAge } from "../../lib/format.ts";
import { t } from "../../locales/en/developers.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SectionTable } from "../../ui/section-table.tsx";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import { deliveriesQuery, webhooksApi } from "./api.ts";

type DeliveriesProps = { orgId: string; webhookId: string };

/** The log of a webhook, newest first. */
export function Deliveries({ orgId, webhookId }: DeliveriesProps) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    deliveriesQuery(orgId, webhookId),
  );
  const deliveries = data?.pages.flatMap(({ results }) => results);
  if (!deliveries)
    return isError ? (
      <Alert title={t("webhooks.log.failed")}>
        <Button size="sm" className="mt-2" onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    ) : (
      <RowsSkeleton label={t("webhooks.log.loading")} rows={2} rowLook="h-10" />
    );
  if (deliveries.length === 0) return <p className="text-xs text-faint">{t("webhooks.log.empty")}</p>;
  return (
    <>
      <SectionTable>
        <TableHead>
          <TableRow>
            <TableHeader>{t("webhooks.log.event")}</TableHeader>
            <TableHeader>{t("webhooks.log.about")}</TableHeader>
            <TableHeader>{t("webhooks.log.answer")}</TableHeader>
            <TableHeader numeric>{t("webhooks.log.tries")}</TableHeader>
            <TableHeader>{t("webhooks.log.when")}</TableHeader>
            <TableHeader>
              <span className="sr-only">{t("webhooks.log.actions")}</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} orgId={orgId} webhookId={webhookId} delivery={delivery} />
          ))}
        </TableBody>
      </SectionTable>
      {hasNextPage && (
        <div>
          <Button size="sm" kind="ghost" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t("webhooks.log.more")}
          </Button>
        </div>
      )}
    </>
  );
}

/** A few failed tries are normal; after that the receiver needs attention. */
const ALARMING_TRIES = 3;

function DeliveryRow({ orgId, webhookId, delivery }: DeliveriesProps & { delivery: WebhookDelivery }) {
  const client = useQueryClient();
  const { type, about, tries } = delivery;
  const replay = useMutation({
    mutationFn: () => webhooksApi.replay({ params: { orgId, id: webhookId, deliveryId: delivery.id } }),
    meta: { failed: t("webhooks.log.againFailed") },
    onSuccess: () => client.invalidateQueries({ queryKey: deliveriesQuery(orgId, webhookId).queryKey }),
  });
  return (
    <TableRow>
      <TableCell className="font-mono text-xs whitespace-nowrap">{type}</TableCell>
      <TableCell className="max-w-65 min-w-30 truncate text-muted">{about}</TableCell>
      <TableCell className="whitespace-nowrap">
        <Answer delivery={delivery} />
      </TableCell>
      <TableCell numeric>{tries}</TableCell>
      <TableCell className="whitespace-nowrap text-muted">{whenText(delivery, new Date())}</TableCell>
      <TableCell className="text-right">
        <Button
          size="sm"
          kind="ghost"
          icon={<RotateCw />}
          busy={replay.isPending}
          aria-label={t("webhooks.log.againOf", { event: type, about })}
          onClick={() => replay.mutate()}
        >
          {t("webhooks.log.again")}
        </Button>
      </TableCell>
    </TableRow>
  );
}

function Answer({ delivery: { status, tries, lastStatus, lastFailure } }: { delivery: WebhookDelivery }) {
  const text = lastFailure ? t(`webhooks.log.failures.${lastFailure}`) : lastStatus;
  if (text === null) return <span className="text-faint">{t("webhooks.log.waiting")}</span>;
  if (status === "delivered")
    return (
      <span className="inline-flex items-center gap-1.5 text-positive">
        <CircleCheck className="size-3.5" />
        {text}
      </span>
    );
  const isAlarming = status === "failed" || tries >= ALARMING_TRIES;
  return (
    <span className={`inline-flex items-center gap-1.5 ${isAlarming ? "text-danger" : "text-warning"}`}>
      <CircleAlert className="size-3.5" />
      {text}
    </span>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

function whenText({ status, createdAt, lastTriedAt, nextTryAt }: WebhookDelivery, now: Date): string {
  const when = agoText(lastTriedAt ?? createdAt, now);
  if (status === "failed") return t("webhooks.log.gaveUp", { when });
  if (status === "delivered") return when;
  if (nextTryAt === null) return t("webhooks.log.behind", { when });
  return t("webhooks.log.next", { when, next: untilText(nextTryAt, now) });
}

function agoText(at: string, now: Date): string {
  const ms = now.getTime() - Date.parse(at);
  if (ms < MINUTE_MS) return t("webhooks.ago.now");
  if (ms < HOUR_MS) return t("webhooks.ago.minutes", { count: Math.floor(ms / MINUTE_MS) });
  return ms < 24 * HOUR_MS ? t("webhooks.ago.hours", { count: Math.floor(ms / HOUR_MS) }) : relativeAge(at, now);
}

function untilText(at: string, now: Date): string {
  const ms = Date.parse(at) - now.getTime();
  if (ms <= 0) return t("webhooks.ago.soon");
  if (ms < HOUR_MS) return t("webhooks.ago.inMinutes", { count: Math.ceil(ms / MINUTE_MS) });
  return t("webhooks.ago.inHours", { count: Math.ceil(ms / HOUR_MS) });
}
