import type { AgentId } from "@coldopen/contract/chat/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { z } from "zod";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { loadModule } from "../../lib/load-module.ts";
import { persisted } from "../../lib/persisted.ts";
import { useQueryString } from "../../lib/search.ts";
import { useMedia } from "../../lib/use-media.ts";
import { usePainted } from "../../lib/use-painted.ts";
import { useRootAttribute } from "../../lib/use-root-attribute.ts";
import { t } from "../../locales/en/chat.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Popover } from "../../ui/popover.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useGate } from "../labs/index.ts";
import { threadsQuery } from "./api.ts";
import { ChatHome } from "./home.tsx";

const ConversationPage = lazy(() => loadModule(() => import("./conversation-page.tsx")));
const ThreadList = lazy(() => loadModule(() => import("./thread-list.tsx")));
const FirstUse = lazy(() => loadModule(() => import("./first-use-dialog.tsx")));

/** Beside the conversation; on narrower screens the list opens from a button. */
const WIDE = "(min-width: 1100px)";
const Search = z.object({ thread: z.uuid().optional().catch(undefined) });

/** The chat with an agent, on the active channel. */
export function ChatPage({ agentId }: { agentId: AgentId }) {
  const channel = useActiveChannel();
  return channel ? (
    <ChannelChat key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} agentId={agentId} />
  ) : null;
}

function ChannelChat({ channel, agentId }: { channel: ActiveChannel; agentId: AgentId }) {
  const { thread } = useQueryString(Search);
  const hasFirstUse = useGate("STUDIO_CHAT_FIRST_USE_MODAL");
  const { aside, button, hasThreads } = useThreadList(channel, agentId, thread);
  return (
    <>
      {thread ? (
        <Suspense fallback={<OpeningThread />}>
          <ConversationPage
            channel={channel}
            agentId={agentId}
            threadId={thread}
            aside={aside}
            threadsButton={button}
          />
        </Suspense>
      ) : (
        <ChatHome channel={channel} agentId={agentId} aside={aside} threadsButton={button} />
      )}
      {hasFirstUse && !thread && hasThreads === false && (
        <Suspense>
          <FirstUse />
        </Suspense>
      )}
    </>
  );
}

function OpeningThread() {
  useRootAttribute("data-fills-window");
  return (
    <main className="grid flex-1 place-items-center">
      <Spinner label={t("loading")} className="size-5" />
    </main>
  );
}

/** Whether there were threads at the last visit. Unless there were none, the place of the list is kept free while it loads. */
const hadThreads = persisted("studio-chat-has-threads", z.boolean());

/** The list of threads as a column, or behind a button; none while there are no threads. */
function useThreadList(channel: ActiveChannel, agentId: AgentId, current: string | undefined) {
  const isPainted = usePainted();
  const isWide = useMedia(WIDE);
  const [had] = useState(() => hadThreads.read() ?? true);
  const { data } = useInfiniteQuery({ ...threadsQuery(channel, { agentId, search: "" }), enabled: isPainted });
  const hasThreads = data ? data.pages.some(({ data: threads }) => threads.length > 0) : undefined;
  useEffect(() => {
    if (hasThreads !== undefined) hadThreads.write(hasThreads);
  }, [hasThreads]);
  if (!(hasThreads ?? had)) return { aside: undefined, button: undefined, hasThreads };
  const list = (onOpen?: () => void) => (
    <Suspense>
      {isPainted && <ThreadList channel={channel} agentId={agentId} current={current} {...(onOpen && { onOpen })} />}
    </Suspense>
  );
  return isWide
    ? { aside: <ThreadColumn>{list()}</ThreadColumn>, button: undefined, hasThreads }
    : { aside: undefined, button: <ThreadsButton>{list}</ThreadsButton>, hasThreads };
}

/** Stays in place while the page of the dashboard is scrolled. */
const ThreadColumn = ({ children }: { children: ReactNode }) => (
  <aside
    aria-label={t("threads.name")}
    className="sticky top-13 flex h-[calc(100dvh-3.25rem)] w-62 flex-none flex-col self-start border-r border-line"
  >
    {children}
  </aside>
);

function ThreadsButton({ children }: { children: (onOpen: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t("threads.open")}
      align="end"
      className="flex h-96 w-72 p-0!"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton size="sm" label={t("threads.open")} icon={<MessagesSquare />} />}
    >
      {children(() => setOpen(false))}
    </Popover>
  );
}
