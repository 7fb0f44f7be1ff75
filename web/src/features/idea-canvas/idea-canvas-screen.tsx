import type { CanvasBoard } from "@coldopen/contract/idea-canvas/schema";
import { isAdminRole, roleOnChannel } from "@coldopen/contract/session/rules";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, CloudOff, Download, Lock, LockOpen, RefreshCwOff } from "lucide-react";
import { useStore } from "zustand";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { downloadText } from "../../lib/use-export.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ListFailed } from "../list-failed/index.ts";
import { useUser } from "../session/index.ts";
import { boardQuery, canvasApi, paramsOf } from "./api.ts";
import { CanvasBoardView } from "./board.tsx";
import type { CanvasSession, SaveState } from "./session.ts";
import { useCanvas } from "./use-canvas.ts";

export default function IdeaCanvasScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <CanvasPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function CanvasPage({ channel }: { channel: ActiveChannel }) {
  const { data, error, isError } = useQuery(boardQuery(channel));
  if (data) return <OpenCanvas channel={channel} board={data} />;
  return (
    <main className="flex flex-1 flex-col">
      <PageBar title={t("title")} />
      {isError ? (
        <ListFailed error={error} />
      ) : (
        <div className="grid flex-1 place-items-center py-24 text-muted">
          <Spinner label={t("loading")} />
        </div>
      )}
    </main>
  );
}

function OpenCanvas({ channel, board }: { channel: ActiveChannel; board: CanvasBoard }) {
  const session = useCanvas(channel, board);
  const isLocked = useStore(session.store, ({ canvas }) => canvas.view.isLocked);
  const isAdmin = useIsAdmin(channel);
  const isEditable = isAdmin || !isLocked;
  return (
    <main className="flex h-[calc(100dvh-var(--footer-h,0px))] min-h-100 flex-1 flex-col">
      <PageBar
        title={t("title")}
        actions={
          <>
            {isAdmin && <LockButton channel={channel} session={session} isLocked={isLocked} />}
            <Button kind="outline" icon={<Download />} onClick={() => exportBoard(session)}>
              {t("export")}
            </Button>
          </>
        }
      >
        {isEditable ? <Saving session={session} /> : null}
        <NotCurrent session={session} />
        {isLocked && (
          <span className="flex items-center gap-1.5 text-xs text-muted">
            <Lock className="size-3.5" />
            {isEditable ? t("lockedForOthers") : t("viewing")}
          </span>
        )}
      </PageBar>
      <CanvasBoardView channel={channel} session={session} isEditable={isEditable} />
    </main>
  );
}

function useIsAdmin({ organizationId, channelUcid }: ActiveChannel): boolean {
  const { entitlements } = useUser();
  const role = roleOnChannel(entitlements, organizationId, channelUcid);
  return role !== undefined && isAdminRole(role);
}

function exportBoard({ store }: CanvasSession): void {
  const { cards, links } = store.getState().canvas.view;
  const name = `idea-canvas-${new Date().toISOString().slice(0, 10)}.json`;
  downloadText(JSON.stringify({ cards, links }, null, 2), "application/json", name);
}

const savingIcons: Record<SaveState, React.ReactNode> = {
  saved: <Check className="size-3.5" />,
  saving: <Spinner />,
  offline: <CloudOff className="size-3.5" />,
};

function Saving({ session }: { session: CanvasSession }) {
  const saving = useStore(session.store, (state) => state.saving);
  return (
    <span role="status" className="flex items-center gap-1.5 text-xs text-muted">
      {savingIcons[saving]}
      {t(saving)}
    </span>
  );
}

function NotCurrent({ session }: { session: CanvasSession }) {
  const isCurrent = useStore(session.store, (state) => state.isCurrent);
  return (
    <span role="status" className="contents">
      {!isCurrent && (
        <span className="flex items-center gap-1.5 text-xs text-warning">
          <RefreshCwOff className="size-3.5" />
          {t("notCurrent")}
          <Button kind="ghost" size="sm" onClick={() => void session.catchUp()}>
            {t("loadNow")}
          </Button>
        </span>
      )}
    </span>
  );
}

type LockButtonProps = { channel: ActiveChannel; session: CanvasSession; isLocked: boolean };

function LockButton({ channel, session, isLocked }: LockButtonProps) {
  const setLock = useMutation({
    mutationFn: () => canvasApi.setLock({ params: paramsOf(channel), body: { isLocked: !isLocked } }),
    meta: { failed: t("lockFailed") },
    onSuccess: session.takeUpdate,
  });
  return (
    <Button
      kind="ghost"
      icon={isLocked ? <LockOpen /> : <Lock />}
      busy={setLock.isPending}
      onClick={() => setLock.mutate()}
    >
      {isLocked ? t("unlock") : t("lock")}
    </Button>
  );
}
