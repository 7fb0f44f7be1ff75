import type { ApiKey } from "@coldopen/contract/api-keys/schema";
import type { Webhook, WebhookDelivery } from "@coldopen/contract/webhooks/schema";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Column } from "../../lib/csv.ts";
import { fetchPages } from "../../lib/fetch-pages.ts";
import { t } from "../../locales/en/developers.ts";
import { ListExport } from "../list-export/index.ts";
import { apiKeysQuery, deliveriesQuery, fetchDeliveries } from "./api.ts";

type KeyRow = Omit<ApiKey, "lastFour">;

const keyColumns: readonly Column<KeyRow>[] = [
  ["id", ({ id }) => id],
  ["name", ({ name }) => name],
  ["access", ({ access }) => access],
  ["channelIds", ({ channelUcids }) => channelUcids?.join(" ") ?? "all"],
  ["createdBy", ({ createdBy }) => createdBy],
  ["createdAt", ({ createdAt }) => createdAt],
  ["lastUsedAt", ({ lastUsedAt }) => lastUsedAt],
  ["expiresAt", ({ expiresAt }) => expiresAt],
];

const deliveryColumns: readonly Column<WebhookDelivery>[] = [
  ["id", ({ id }) => id],
  ["eventId", ({ eventId }) => eventId],
  ["type", ({ type }) => type],
  ["about", ({ about }) => about],
  ["status", ({ status }) => status],
  ["tries", ({ tries }) => tries],
  ["lastStatus", ({ lastStatus }) => lastStatus],
  ["lastFailure", ({ lastFailure }) => lastFailure],
  ["createdAt", ({ createdAt }) => createdAt],
  ["lastTriedAt", ({ lastTriedAt }) => lastTriedAt],
  ["nextTryAt", ({ nextTryAt }) => nextTryAt],
];

/** No part of a key is exported, not even its end. */
const withoutEnd = ({ lastFour: _, ...key }: ApiKey): KeyRow => key;

export function ExportKeys({ orgId }: { orgId: string }) {
  const { data: keys = [] } = useQuery(apiKeysQuery(orgId));
  if (keys.length === 0) return null;
  return (
    <ListExport
      name="api-keys"
      fetchAll={async () => keys.map(withoutEnd)}
      columns={keyColumns}
      label={t("keys.export")}
      done={(count) => t("keys.exported", { count })}
    />
  );
}

type ExportDeliveriesProps = { orgId: string; webhook: Pick<Webhook, "id" | "url"> };

export function ExportDeliveries({ orgId, webhook: { id, url } }: ExportDeliveriesProps) {
  const { data } = useInfiniteQuery(deliveriesQuery(orgId, id));
  if (!data?.pages.some(({ results }) => results.length > 0)) return null;
  return (
    <ListExport
      name="webhook-deliveries"
      fetchAll={(signal, onProgress) =>
        fetchPages(
          async (next: string | undefined) => {
            const { results: rows, page } = await fetchDeliveries(orgId, id, next, signal);
            return { rows, next: page.next };
          },
          { onProgress },
        )
      }
      columns={deliveryColumns}
      label={t("webhooks.log.export", { url })}
      done={(count) => t("webhooks.log.exported", { count })}
    />
  );
}
