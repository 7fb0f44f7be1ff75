import type { AgentId, Thread } from "@coldopen/contract/chat/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link, useGo } from "../../lib/link.tsx";
import { placeholderKeys } from "../../lib/placeholder-keys.ts";
import { useDebouncedValue } from "../../lib/use-debounced-value.ts";
import { t } from "../../locales/en/chat.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TooltipGroup } from "../../ui/tooltip.tsx";
import { threadsQuery } from "./api.ts";
import { chatPath } from "./paths.ts";
import { groupThreads } from "./thread-groups.ts";
import { ThreadMenu } from "./thread-menu.tsx";

const SEARCH_DEBOUNCE_MS = 300;
const RUNNING_POLL_MS = 4000;
const PLACEHOLDERS = 6;

type ThreadListProps = { channel: ActiveChannel; agentId: AgentId; current: string | undefined; onOpen?: () => void };

export default function ThreadList({ channel, agentId, current, onOpen }: ThreadListProps) {
  const [now] = useState(() => new Date());
  const [text, setText] = useState("");
  const search = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE_MS);
  const threads = useInfiniteQuery({
    ...threadsQuery(channel, { agentId, search }),
    // A run of another tab or device tells this page nothing about its end.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ isRunning }) => isRunning)) ? RUNNING_POLL_MS : false,
  });
  const found = threads.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <nav aria-label={t("threads.name")} className="flex min-h-0 flex-1 flex-col gap-3 p-2.5">
      <SearchField
        aria-label={t("threads.search")}
        placeholder={t("threads.search")}
        value={text}
        onValueChange={setText}
      />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {threads.isPending && <ThreadsLoading />}
        {threads.isError && found.length === 0 && (
          <p role="alert" className="px-2.5 text-xs text-muted">
            {t("threads.failed")}{" "}
            <Button size="sm" kind="ghost" onClick={() => void threads.refetch()}>
              {t("retry")}
            </Button>
          </p>
        )}
        {threads.isSuccess && found.length === 0 && <p className="px-2.5 text-xs text-muted">{t("threads.none")}</p>}
        <TooltipGroup>
          {groupThreads(found, now).map(({ age, threads: group }) => (
            <section key={age} aria-label={t(`threads.${age}`)} className="mb-3">
              <h2 className="px-2.5 py-1 text-micro font-medium text-faint">{t(`threads.${age}`)}</h2>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
                {group.map((thread) => (
                  <li key={thread.id}>
                    <ThreadRow
                      channel={channel}
                      agentId={agentId}
                      thread={thread}
                      isCurrent={thread.id === current}
                      onOpen={onOpen}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </TooltipGroup>
        {threads.hasNextPage && (
          <Button
            size="sm"
            kind="ghost"
            block
            busy={threads.isFetchingNextPage}
            onClick={() => void threads.fetchNextPage()}
          >
            {t("threads.more")}
          </Button>
        )}
      </div>
    </nav>
  );
}

type ThreadRowProps = {
  channel: ActiveChannel;
  agentId: AgentId;
  thread: Thread;
  isCurrent: boolean;
  onOpen: (() => void) | undefined;
};

function ThreadRow({ channel, agentId, thread, isCurrent, onOpen }: ThreadRowProps) {
  const go = useGo();
  const title = thread.title || t("untitled");
  return (
    <div
      className={clsx(
        "group/thread flex h-8.5 items-center rounded-md pr-1 transition-colors duration-(--d-fast) hover:bg-raised",
        isCurrent && "bg-nav-on",
      )}
    >
      <Link
        href={chatPath(agentId, thread.id)}
        aria-current={isCurrent ? "page" : undefined}
        onClick={onOpen}
        className={clsx(
          "min-w-0 flex-1 self-stretch truncate rounded-md px-2.5 leading-8.5",
          isCurrent ? "font-medium text-text" : "text-muted",
        )}
      >
        {title}
      </Link>
      {thread.isRunning && <Spinner label={t("threads.running")} className="mr-1.5 size-3" />}
      <span className="opacity-0 group-focus-within/thread:opacity-100 group-hover/thread:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100">
        <ThreadMenu
          size="xs"
          channel={channel}
          thread={thread}
          label={t("threads.actions", { title })}
          onRemoved={() => isCurrent && void go(chatPath(agentId))}
        />
      </span>
    </div>
  );
}

const ThreadsLoading = () => (
  <div role="status" aria-label={t("threads.loading")} className="grid gap-3 px-2.5 py-2">
    {placeholderKeys(PLACEHOLDERS).map((key) => (
      <Skeleton key={key} className="h-3.5" />
    ))}
  </div>
);
