import type { Memory } from "@coldopen/contract/chat-memory/schema";
import { isAdminRole, roleOnChannel } from "@coldopen/contract/session/rules";
import { useQuery } from "@tanstack/react-query";
import { Brain, Plus, SearchX } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/chat-memory.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useUser } from "../session/index.ts";
import { AddMemory } from "./add-memory.tsx";
import { memoriesQuery } from "./api.ts";
import { ExportMemories } from "./export-menu.tsx";
import { ForgetAll } from "./forget-all.tsx";
import { MemoryTable } from "./memory-table.tsx";
import { searchMemories } from "./rules.ts";

const SEARCH_MAX = 100;

export default function GlobalMemoryScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <MemoryPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function MemoryPage({ channel }: { channel: ActiveChannel }) {
  const user = useUser();
  const { organizationId, channelUcid } = channel;
  const { data: memories, isError, refetch } = useQuery(memoriesQuery(channel));
  const [query, setQuery] = useState("");
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const channelName =
    user.organizations.find((one) => one.organizationId === organizationId && one.channel.ucid === channelUcid)?.channel
      .name ?? "";
  const canEditGlobal = isAdminRole(roleOnChannel(user.entitlements, organizationId, channelUcid));
  const shared = { channel, channelName, userId: user.id, canEditGlobal };
  const openForm = () => setIsAdding(true);
  const closeForm = () => {
    setIsAdding(false);
    addButton.current?.focus();
  };
  /** A search that hides the new memory would look as if it was not saved. */
  const showAdded = (memory: Memory) => {
    closeForm();
    if (searchMemories([memory], query).length === 0) setQuery("");
  };
  return (
    <main className="flex-1">
      <PageBar
        title={t("title")}
        actions={
          memories && (
            <>
              {memories.length > 0 && <ExportMemories memories={memories} />}
              <ForgetAll {...shared} memories={memories} />
              <Button ref={addButton} kind="primary" icon={<Plus />} onClick={openForm}>
                {t("form.add")}
              </Button>
            </>
          )
        }
      >
        {memories && memories.length > 0 && (
          <>
            <span className="text-xs text-faint">{t("count", { count: memories.length })}</span>
            <div className="w-60 max-w-full">
              <SearchField
                aria-label={t("search")}
                placeholder={t("search")}
                maxLength={SEARCH_MAX}
                value={query}
                onValueChange={setQuery}
              />
            </div>
          </>
        )}
      </PageBar>
      <div className="px-(--page-x) pt-5 pb-12">
        <p className="max-w-210 text-md text-pretty text-muted">{t(canEditGlobal ? "lead" : "memberLead")}</p>
        {isAdding && <AddMemory {...shared} onAdded={showAdded} onCancel={closeForm} />}
        {isError && !memories && (
          <Alert title={t("failed")} className="mt-4 max-w-210">
            <Button size="sm" className="mt-2" onClick={() => refetch()}>
              {t("retry")}
            </Button>
          </Alert>
        )}
        {!memories && !isError && (
          <div className="mt-4">
            <RowsSkeleton label={t("loading")} rows={5} rowLook="h-14" />
          </div>
        )}
        {memories && (
          <Memories {...shared} memories={memories} query={query} onClear={() => setQuery("")}>
            {!isAdding && (
              <Button kind="primary" icon={<Plus />} onClick={openForm}>
                {t("form.add")}
              </Button>
            )}
          </Memories>
        )}
      </div>
    </main>
  );
}

type MemoriesProps = {
  channel: ActiveChannel;
  channelName: string;
  canEditGlobal: boolean;
  memories: readonly Memory[];
  query: string;
  onClear: () => void;
  /** What to do while there are none. */
  children: ReactNode;
};

function Memories({ memories, query, onClear, children, ...shared }: MemoriesProps) {
  const found = searchMemories(memories, query);
  if (memories.length === 0)
    return (
      <Empty icon={<Brain />} title={t("empty.title")} action={children} className="py-20">
        {t("empty.text")}
      </Empty>
    );
  if (found.length === 0)
    return (
      <Empty
        icon={<SearchX />}
        title={t("noMatch.title")}
        action={<Button onClick={onClear}>{t("noMatch.clear")}</Button>}
        className="py-20"
      >
        {t("noMatch.text", { query: query.trim() })}
      </Empty>
    );
  return <MemoryTable {...shared} memories={found} />;
}
