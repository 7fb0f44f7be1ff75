import { CircleAlert, Columns2, MessageSquare, SquarePen } from "lucide-react";
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { Link, useGo } from "../../lib/link.tsx";
import { loadModule } from "../../lib/load-module.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { usePersisted } from "../../lib/use-persisted.ts";
import { useRootAttribute } from "../../lib/use-root-attribute.ts";
import { t } from "../../locales/en/chat.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { OutlierDetail } from "../outlier-detail/index.ts";
import { SaveButton } from "../saved-items/index.ts";
import { logInteraction } from "./feedback/use-feedback.ts";
import { MessageBox } from "./message-box.tsx";
import { MessageList } from "./message-list.tsx";
import { chatPath } from "./paths.ts";
import { useIsPitchAgent } from "./pitch-selections.ts";
import { type Row, reuseRows, rowsOf } from "./rows.ts";
import { SelectionContext, useSelection, useSelectionState } from "./selection.ts";
import { closedSplit, splitScreen } from "./split-state.ts";
import { ThreadMenu } from "./thread-menu.tsx";
import { type Chat, ChatContext, type ThreadPlace, useConversation, useOpenConversation } from "./use-conversation.ts";

const PitchDraftBar = lazy(() => loadModule(() => import("./pitch-draft-bar.tsx")));
const SplitPane = lazy(() => loadModule(() => import("./split-pane.tsx")));

type ConversationPageProps = ThreadPlace & { /** The list of threads. */ aside: ReactNode; threadsButton: ReactNode };

/** An open thread: its bar, its messages and the box for the next one. The list beside it stays when another one is opened. */
export default function ConversationPage({ aside, threadsButton, ...place }: ConversationPageProps) {
  useRootAttribute("data-fills-window");
  const client = useOpenConversation(place);
  const [video, setVideo] = useState<{ threadId: string; videoId: string }>();
  const { channel, threadId, agentId } = place;
  const chat = useMemo<Chat>(
    () => ({
      channel,
      threadId,
      agentId,
      client,
      send: (content) => {
        void logInteraction(threadId, "follow_up", null);
        void client.send({ content, attachments: [] });
      },
      openVideo: (videoId) => setVideo({ threadId, videoId }),
      openDocument: (document) =>
        splitScreen.write({ isOpen: true, side: "document", document: { threadId, ...document } }),
    }),
    [channel, threadId, agentId, client],
  );
  return (
    <ChatContext value={chat}>
      <main className="flex min-h-0 flex-1 flex-col">
        <ConversationBar key={threadId} chat={chat} threadsButton={threadsButton} />
        <div className="flex min-h-0 flex-1">
          {aside}
          <ConversationBody key={threadId} chat={chat} />
        </div>
      </main>
      {video?.threadId === threadId && (
        <VideoDetail chat={chat} videoId={video.videoId} onClose={() => setVideo(undefined)} onVideo={chat.openVideo} />
      )}
    </ChatContext>
  );
}

function ConversationBody({ chat }: { chat: Chat }) {
  const selection = useSelectionState();
  const load = useConversation(chat.client, (view) => view.load);
  const split = usePersisted(splitScreen) ?? closedSplit;
  return (
    <SelectionContext value={selection}>
      <div className="flex min-h-0 min-w-0 flex-1 max-lg:flex-col">
        <div className="flex min-h-0 min-w-0 flex-[1.2] flex-col">
          {load === "ready" ? <OpenThread chat={chat} /> : <NotLoaded chat={chat} load={load} />}
        </div>
        {split.isOpen && load === "ready" && (
          <Suspense>
            <SplitPane split={split} />
          </Suspense>
        )}
      </div>
    </SelectionContext>
  );
}

function ConversationBar({ chat, threadsButton }: { chat: Chat; threadsButton: ReactNode }) {
  const { agentId, channel, client, threadId } = chat;
  const go = useGo();
  const title = useConversation(client, (view) => view.title) || t("untitled");
  const split = usePersisted(splitScreen) ?? closedSplit;
  usePageTitle(title);
  return (
    <PageBar
      title={t(agentId === "pitch" ? "pitchTitle" : "title")}
      actions={
        <>
          {threadsButton}
          <Button size="sm" kind="outline" icon={<SquarePen />} render={<Link href={chatPath(agentId)} />}>
            {t("newChat")}
          </Button>
          <IconButton
            size="sm"
            label={t(split.isOpen ? "menu.closeSplit" : "menu.split")}
            icon={<Columns2 />}
            aria-pressed={split.isOpen}
            onClick={() => splitScreen.write({ ...split, isOpen: !split.isOpen })}
          />
          <ThreadMenu
            channel={channel}
            thread={{ id: threadId, title }}
            label={t("menu.name")}
            onRenamed={client.setTitle}
            onRemoved={() => void go(chatPath(agentId))}
          />
        </>
      }
    >
      <span aria-hidden className="text-faint max-md:hidden">
        /
      </span>
      <span className="min-w-0 flex-1 truncate font-medium text-muted max-md:hidden">{title}</span>
    </PageBar>
  );
}

function NotLoaded({ chat, load }: { chat: Chat; load: "loading" | "missing" | "failed" }) {
  if (load === "loading")
    return (
      <div className="grid flex-1 place-items-center">
        <Spinner label={t("loading")} className="size-5" />
      </div>
    );
  return load === "missing" ? (
    <Empty
      icon={<MessageSquare />}
      title={t("missing")}
      className="flex-1"
      action={<Button render={<Link href={chatPath(chat.agentId)} />}>{t("newChat")}</Button>}
    >
      {t("missingHint")}
    </Empty>
  ) : (
    <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-3 text-muted">
      <CircleAlert className="text-danger" />
      {t("loadFailed")}
      <Button size="sm" onClick={() => void chat.client.load()}>
        {t("retry")}
      </Button>
    </div>
  );
}

function useRows({ client }: Chat): readonly Row[] {
  const view = useConversation(client, (state) => state);
  const before = useRef<readonly Row[]>([]);
  return useMemo(() => {
    before.current = reuseRows(before.current, rowsOf(view));
    return before.current;
  }, [view]);
}

function OpenThread({ chat }: { chat: Chat }) {
  const rows = useRows(chat);
  const isPitchAgent = useIsPitchAgent();
  return (
    <>
      <MessageList rows={rows} />
      <div className="mx-auto w-full max-w-3xl flex-none px-4 pb-4">
        {isPitchAgent && (
          <Suspense>
            <PitchDraftBar />
          </Suspense>
        )}
        <ReplyBox chat={chat} />
      </div>
    </>
  );
}

function ReplyBox({ chat: { channel, client } }: { chat: Chat }) {
  const [text, setText] = useState("");
  const run = useConversation(client, (view) => view.run);
  const selection = useSelection();
  const { items, clear, restore } = selection;
  const send = useCallback(async () => {
    const content = text.trim();
    setText("");
    clear();
    const outcome = await client.send({ content, attachments: items });
    if (outcome === "sent") return;
    setText((typed) => typed || content);
    restore(items);
  }, [client, text, items, clear, restore]);
  return (
    <MessageBox
      channel={channel}
      label={t("box.label")}
      hint={t("box.hint")}
      value={text}
      onChange={setText}
      selection={selection}
      onSend={() => void send()}
      note={run ? t("box.goesOn") : items.length > 0 && t("box.selected", { count: items.length })}
      run={run && { isStopping: run.isStopping, onStop: () => void client.stop() }}
    />
  );
}

type VideoDetailProps = { chat: Chat; videoId: string; onClose: () => void; onVideo: (videoId: string) => void };

function VideoDetail({ chat: { channel }, videoId, onClose, onVideo }: VideoDetailProps) {
  return (
    <Suspense>
      <OutlierDetail
        channel={channel}
        videoId={videoId}
        onClose={onClose}
        onVideo={(video) => onVideo(video.videoId)}
        saveButton={<SaveButton channel={channel} item={{ type: "outliers", outliersVideoId: videoId }} />}
      />
    </Suspense>
  );
}
