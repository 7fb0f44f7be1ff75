import { archiveRoutes } from "@coldopen/contract/archives/routes";
import type { Archive } from "@coldopen/contract/archives/schema";
import { addressOf } from "@coldopen/contract/kernel/address";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { api } from "../../lib/api.ts";
import { displayDate } from "../../lib/format.ts";
import { t } from "../../locales/en/archives.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";

const archiveApi = api(archiveRoutes);
const POLL_MS = 1500;
const BYTES_PER_MB = 1_000_000;

const isInProgress = ({ state }: Archive) => state === "queued" || state === "running";
const sizeText = (bytes: number) => `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;

const archiveQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["archive", orgId],
    queryFn: ({ signal }) => archiveApi.latest({ params: { orgId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.archive && isInProgress(data.archive) ? POLL_MS : false),
  });

export function ArchiveSection({ orgId }: { orgId: string }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(archiveQuery(orgId));
  const make = useMutation({
    mutationFn: () => archiveApi.create({ params: { orgId } }),
    onSuccess: (created) => client.setQueryData(archiveQuery(orgId).queryKey, created),
  });
  const remove = useMutation({
    mutationFn: (id: string) => archiveApi.remove({ params: { orgId, id } }),
    meta: { done: t("removed") },
    onSuccess: () => client.invalidateQueries(archiveQuery(orgId)),
  });
  if (!data)
    return isError ? (
      <Alert title={t("failed")}>
        <Button size="sm" className="mt-2" onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    ) : (
      <RowsSkeleton label={t("loading")} rows={1} rowLook="h-15" />
    );
  const { archive } = data;
  return (
    <div className="grid justify-items-start gap-3">
      {archive && isInProgress(archive) && <Building archive={archive} />}
      {archive?.state === "failed" && <Alert title={t("broken")} />}
      {archive?.state === "ready" && (
        <>
          <p>
            <span className="font-semibold">
              {t("ready", { size: sizeText(archive.sizeBytes ?? 0), date: displayDate(archive.createdAt) })}
            </span>
            {archive.expiresAt && (
              <span className="block text-muted">{t("expires", { date: displayDate(archive.expiresAt) })}</span>
            )}
          </p>
          <span className="flex flex-wrap gap-2">
            <Button
              kind="primary"
              icon={<Download />}
              render={<a href={addressOf(archiveRoutes.download, { params: { orgId, id: archive.id } })} download />}
            >
              {t("download")}
            </Button>
            <Button busy={make.isPending} onClick={() => make.mutate()}>
              {t("makeNew")}
            </Button>
            <Button kind="ghost" busy={remove.isPending} onClick={() => remove.mutate(archive.id)}>
              {t("remove")}
            </Button>
          </span>
        </>
      )}
      {(!archive || archive.state === "failed") && (
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          {t("make")}
        </Button>
      )}
    </div>
  );
}

function Building({ archive: { state, done, total } }: { archive: Archive }) {
  const share = total ? Math.round((done / total) * 100) : 0;
  return (
    <div className="grid w-full max-w-120 gap-2">
      <p role="status">
        {state === "queued" || total === null ? t("queued") : t("running", { done, total })}
        <span className="block text-muted">{t("leave")}</span>
      </p>
      <Progress label={t("progress")} value={share} />
    </div>
  );
}
