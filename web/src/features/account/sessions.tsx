import { paths } from "@coldopen/contract/paths";
import type { ActiveSession } from "@coldopen/contract/session/schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { relativeAge } from "../../lib/format.ts";
import { useGo } from "../../lib/link.tsx";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/profile.ts";
import { Alert } from "../../ui/alert.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { SectionTable } from "../../ui/section-table.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import { sessionApi } from "../session/index.ts";
import { sessionsQuery } from "./api.ts";

function SignOutEverywhere() {
  const go = useGo();
  const endAll = useMutation({
    mutationFn: () => sessionApi.endAllSessions(),
    meta: { failed: t("sessions.endFailed") },
    onSuccess: () => go(paths.logout),
  });
  return (
    <AlertDialog
      trigger={<Button>{t("sessions.endAll")}</Button>}
      title={t("sessions.endAllTitle")}
      description={t("sessions.endAllText")}
      cancel={t("sessions.cancel")}
      action={
        <Button kind="danger-fill" busy={endAll.isPending} onClick={() => endAll.mutate()}>
          {t("sessions.endAll")}
        </Button>
      }
    />
  );
}

export function Sessions() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  if (isError)
    return (
      <Alert title={t("sessions.failed")}>
        <Button size="sm" className="mt-2" onClick={() => refetch()}>
          {t("sessions.retry")}
        </Button>
      </Alert>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <SectionTable>
        <TableHead>
          <TableRow>
            <TableHeader>{t("sessions.device")}</TableHeader>
            <TableHeader>{t("sessions.address")}</TableHeader>
            <TableHeader>{t("sessions.lastSeen")}</TableHeader>
            <TableHeader>
              <span className="sr-only">{t("sessions.end")}</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {sessions ? sessions.map((session) => <SessionRow key={session.id} session={session} />) : <SkeletonRow />}
        </TableBody>
      </SectionTable>
      <SignOutEverywhere />
    </div>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  const client = useQueryClient();
  const { device } = session;
  const end = useMutation({
    mutationFn: () => sessionApi.endSession({ params: { id: session.id } }),
    meta: { failed: t("sessions.endFailed") },
    onSuccess: () => {
      client.setQueryData(sessionsQuery.queryKey, (all) => all?.filter(({ id }) => id !== session.id));
      toast.success(t("sessions.ended", { device }));
    },
  });
  return (
    <TableRow>
      <TableCell className="font-semibold wrap-anywhere">{device}</TableCell>
      <TableCell className="type-data text-muted">{session.ip}</TableCell>
      <TableCell className="text-muted">
        {session.isCurrent ? t("sessions.now") : relativeAge(session.lastSeenAt, new Date())}
      </TableCell>
      <TableCell className="text-right">
        {session.isCurrent ? (
          <Chip size="tag">{t("sessions.current")}</Chip>
        ) : (
          <Button
            size="sm"
            kind="outline"
            busy={end.isPending}
            aria-label={t("sessions.endOf", { device })}
            onClick={() => end.mutate()}
          >
            {t("sessions.end")}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

const SkeletonRow = () => (
  <TableRow>
    <TableCell>
      <Skeleton className="h-4 w-40" />
    </TableCell>
    <TableCell>
      <Skeleton className="h-4 w-24" />
    </TableCell>
    <TableCell>
      <Skeleton className="h-4 w-16" />
    </TableCell>
    <TableCell />
  </TableRow>
);
