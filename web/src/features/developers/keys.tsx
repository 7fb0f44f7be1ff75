import type { ApiKey } from "@coldopen/contract/api-keys/schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { relativeAge, tableDate } from "../../lib/format.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/developers.ts";
import { Alert } from "../../ui/alert.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SectionTable } from "../../ui/section-table.tsx";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import { apiKeysApi, apiKeysQuery } from "./api.ts";
import type { KeyChannel } from "./new-key.tsx";

type KeysProps = { orgId: string; channels: readonly KeyChannel[] };

export function Keys({ orgId, channels }: KeysProps) {
  const { data: keys, isError, refetch } = useQuery(apiKeysQuery(orgId));
  const [revoking, setRevoking] = useState<ApiKey>();
  if (!keys)
    return isError ? (
      <Alert title={t("keys.failed")}>
        <Button size="sm" className="mt-2" onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    ) : (
      <RowsSkeleton label={t("keys.loading")} rows={3} rowLook="h-12" />
    );
  if (keys.length === 0) return <p className="text-muted">{t("keys.empty")}</p>;
  return (
    <>
      <SectionTable>
        <TableHead>
          <TableRow>
            {(["name", "key", "access", "lastUsed", "expires"] as const).map((column) => (
              <TableHeader key={column}>{t(`keys.${column}`)}</TableHeader>
            ))}
            <TableHeader>
              <span className="sr-only">{t("keys.actions")}</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} channels={channels} onRevoke={() => setRevoking(key)} />
          ))}
        </TableBody>
      </SectionTable>
      {revoking && <RevokeKey orgId={orgId} apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}

type KeyRowProps = { apiKey: ApiKey; channels: readonly KeyChannel[]; onRevoke: () => void };

function KeyRow({ apiKey, channels, onRevoke }: KeyRowProps) {
  const { name, lastFour, createdBy, lastUsedAt, expiresAt } = apiKey;
  return (
    <TableRow>
      <TableCell className="max-w-50 min-w-32 py-2">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-xs text-faint">{t("keys.createdBy", { name: createdBy })}</p>
      </TableCell>
      <TableCell className="font-mono text-xs whitespace-nowrap text-muted">co_…{lastFour}</TableCell>
      <TableCell className="min-w-40 py-2">{accessText(apiKey, channels)}</TableCell>
      <TableCell className="whitespace-nowrap text-muted">
        {lastUsedAt ? lastUsedText(lastUsedAt, new Date()) : t("keys.never")}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        {expiresAt ? <Expiry at={expiresAt} /> : <span className="text-muted">{t("keys.never")}</span>}
      </TableCell>
      <TableCell className="text-right">
        <Button size="sm" kind="ghost" aria-label={t("keys.revokeOf", { name })} onClick={onRevoke}>
          {t("keys.revoke")}
        </Button>
      </TableCell>
    </TableRow>
  );
}

function accessText({ access, channelUcids }: ApiKey, channels: readonly KeyChannel[]): string {
  const names = channelUcids?.map((ucid) => channels.find((channel) => channel.ucid === ucid)?.name ?? ucid);
  const on = names ? names.join(", ") || t("keys.noChannels") : t("keys.allChannels");
  return t("keys.accessOn", { access: t(`keys.accessOf.${access}`), channels: on });
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SOON_DAYS = 7;

function lastUsedText(at: string, now: Date): string {
  const ms = now.getTime() - Date.parse(at);
  if (ms >= HOUR_MS) return relativeAge(at, now);
  const minutes = Math.floor(ms / 60_000);
  return minutes < 1 ? t("keys.usedNow") : t("keys.usedMinutes", { count: minutes });
}

function Expiry({ at }: { at: string }) {
  const msLeft = Date.parse(at) - Date.now();
  if (msLeft <= 0) return <span className="font-medium text-danger">{t("keys.expired")}</span>;
  const days = Math.ceil(msLeft / DAY_MS);
  if (days > SOON_DAYS) return <span className="text-muted">{tableDate(at)}</span>;
  return <span className="font-medium text-warning">{t("keys.expiresSoon", { count: days })}</span>;
}

function RevokeKey({ orgId, apiKey, onClose }: { orgId: string; apiKey: ApiKey; onClose: () => void }) {
  const client = useQueryClient();
  const { id, name } = apiKey;
  const revoke = useMutation({
    mutationFn: () => apiKeysApi.revoke({ params: { orgId, id } }),
    meta: { failed: t("revoke.failed") },
    onSuccess: () => {
      toast.success(t("revoke.revoked", { name }));
      onClose();
      return client.invalidateQueries({ queryKey: apiKeysQuery(orgId).queryKey });
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("revoke.title", { name })}
      description={t("revoke.text")}
      cancel={t("revoke.cancel")}
      action={
        <Button kind="danger-fill" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          {t("revoke.submit")}
        </Button>
      }
    />
  );
}
