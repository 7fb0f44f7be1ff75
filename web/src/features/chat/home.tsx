import type { AgentId } from "@coldopen/contract/chat/schema";
import { IDEA_MAX } from "@coldopen/contract/projects/schema";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { loadModule } from "../../lib/load-module.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/chat.ts";
import { t as dashboardText, exampleIdeas } from "../../locales/en/dashboard.ts";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { DashboardContent, IdeaButtons, useHasNoProjects } from "../dashboard/index.ts";
import { useAddProject } from "../projects/index.ts";
import { MessageBox } from "./message-box.tsx";
import { chatPath } from "./paths.ts";
import { useSelectionState } from "./selection.ts";
import { startThread } from "./use-conversation.ts";

type ChatHomeProps = { channel: ActiveChannel; agentId: AgentId; aside: ReactNode; threadsButton: ReactNode };

/** No thread is open: the box starts one, with the dashboard beneath it. */
export function ChatHome({ channel, agentId, aside, threadsButton }: ChatHomeProps) {
  const { add, isAdding } = useAddProject(channel);
  const isFirstRun = useHasNoProjects(channel) === true;
  const isPitch = agentId === "pitch";
  usePageTitle(t(isPitch ? "pitchTitle" : "title"));
  return (
    <main className="flex flex-1 flex-col">
      <PageBar
        title={t(isPitch ? "pitchTitle" : "title")}
        actions={
          <>
            {threadsButton}
            {!isPitch && (
              <Button kind={isFirstRun ? "outline" : "primary"} icon={<Plus />} busy={isAdding} onClick={add}>
                {t("newProject")}
              </Button>
            )}
          </>
        }
      />
      <div className="flex flex-1">
        {aside}
        <div className="min-w-0 flex-1">
          {isPitch ? (
            <div className="px-(--page-x) py-6">
              <HomeBox channel={channel} agentId={agentId} />
            </div>
          ) : (
            <DashboardContent channel={channel} box={<HomeBox channel={channel} agentId={agentId} />} />
          )}
        </div>
      </div>
    </main>
  );
}

type HomeBoxProps = { channel: ActiveChannel; agentId: AgentId };

/** Sent, the text starts a thread; the other buttons make it an idea, as on the dashboard. */
function HomeBox({ channel, agentId }: HomeBoxProps) {
  const go = useGo();
  const client = useQueryClient();
  const selection = useSelectionState();
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const isPitch = agentId === "pitch";
  useEffect(() => {
    // The conversation is loaded while the person types.
    if (text !== "") void loadModule(() => import("./conversation-page.tsx"));
  }, [text]);
  const send = () => {
    const threadId = startThread(client, { channel, agentId }, { content: text.trim(), attachments: selection.items });
    void go(chatPath(agentId, threadId));
  };
  return (
    <div className="grid gap-2.5">
      <MessageBox
        channel={channel}
        label={t("box.homeLabel")}
        hint={t(isPitch ? "box.pitchHint" : "box.homeHint")}
        value={text}
        onChange={setText}
        selection={selection}
        onSend={send}
        field={field}
        note={
          !isPitch &&
          text.length >= IDEA_MAX && <span className="text-warning">{t("box.limit", { max: IDEA_MAX })}</span>
        }
      >
        {!isPitch && <IdeaButtons channel={channel} idea={text} onAdded={() => setText("")} />}
      </MessageBox>
      {!isPitch && (
        <Starters
          channel={channel}
          onPick={(starter) => {
            setText(starter);
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Texts to begin with: ideas on a channel without projects, requests on others. */
function Starters({ channel, onPick }: { channel: ActiveChannel; onPick: (starter: string) => void }) {
  const isFirstRun = useHasNoProjects(channel) === true;
  const requests = (["packages", "outliers", "titles"] as const).map((name) => t(`starters.${name}`));
  const label = isFirstRun ? dashboardText("firstRun.examples") : t("starters.name");
  return (
    <section aria-label={label}>
      {isFirstRun && <p className="mt-2 mb-3 text-xs font-medium text-muted">{label}</p>}
      <div className="flex flex-wrap gap-2">
        {(isFirstRun ? exampleIdeas : requests).map((starter) => (
          <Button
            key={starter}
            size="sm"
            kind="outline"
            className="max-w-full font-normal!"
            onClick={() => onPick(starter)}
          >
            {starter}
          </Button>
        ))}
      </div>
    </section>
  );
}
