import { paths } from "@coldopen/contract/paths";
import { useMutation, useQuery } from "@tanstack/react-query";
import { FileText, FolderInput, NotebookPen, X } from "lucide-react";
import { useState } from "react";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/chat.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { NotesEditor } from "../documents/index.ts";
import { titleOf } from "../project-cards/index.ts";
import { canEdit, useLock } from "../project-editing/index.ts";
import { projectQuery } from "../projects/index.ts";
import { Markdown } from "./markdown/markdown.tsx";
import { CopyButton } from "./results/copy-button.tsx";
import { SelectProjectDialog } from "./save/select-project-dialog.tsx";
import { closedSplit, type SplitScreen, splitScreen } from "./split-state.ts";
import { useChat, useConversation } from "./use-conversation.ts";

const STARTS_WITH_HEADING = /^#\s/;

/** The notes of a project, or a document of the assistant, beside the conversation. */
export default function SplitPane({ split }: { split: SplitScreen }) {
  const { threadId } = useChat();
  const document = split.document?.threadId === threadId ? split.document : null;
  const change = (part: Partial<SplitScreen>) => splitScreen.write({ ...(splitScreen.read() ?? closedSplit), ...part });
  return (
    <aside
      aria-label={t("split.name")}
      className="flex min-h-0 min-w-0 flex-1 flex-col border-l border-line max-lg:border-t max-lg:border-l-0"
    >
      <header className="flex min-h-11 items-center gap-2 border-b border-line px-3">
        <Segmented
          label={t("split.name")}
          size="sm"
          value={split.side}
          onValueChange={(side) => change({ side })}
          segments={[
            { value: "notes", label: t("split.notes"), icon: <NotebookPen /> },
            { value: "document", label: t("split.document"), icon: <FileText /> },
          ]}
        />
        <span className="ml-auto flex gap-1">
          {split.side === "document" && document && <CopyButton text={document.markdown} label={t("document.copy")} />}
          <IconButton size="sm" label={t("split.close")} icon={<X />} onClick={() => change({ isOpen: false })} />
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        {split.side === "notes" ? (
          <ProjectNotes />
        ) : document ? (
          <>
            {!STARTS_WITH_HEADING.test(document.markdown) && (
              <h2 className="type-title mb-3 text-lg">{document.title}</h2>
            )}
            <Markdown text={document.markdown} />
          </>
        ) : (
          <Empty icon={<FileText />} title={t("split.document")} className="py-16">
            {t("split.noDocument")}
          </Empty>
        )}
      </div>
    </aside>
  );
}

function ProjectNotes() {
  const { channel, client } = useChat();
  const projectId = useConversation(client, (view) => view.projectId);
  const [isSelecting, setSelecting] = useState(false);
  const choose = useMutation({ mutationFn: client.setProject });
  const pick = (
    <Button size="sm" icon={<FolderInput />} busy={choose.isPending} onClick={() => setSelecting(true)}>
      {t(projectId ? "split.change" : "split.pick")}
    </Button>
  );
  return (
    <>
      {projectId ? (
        <Notes key={projectId} projectId={projectId} actions={pick} />
      ) : (
        <Empty icon={<NotebookPen />} title={t("split.notes")} action={pick} className="py-16">
          {t("split.noProject")}
        </Empty>
      )}
      {isSelecting && (
        <SelectProjectDialog
          channel={channel}
          onClose={() => setSelecting(false)}
          onSelect={({ id }) => {
            setSelecting(false);
            choose.mutate(id);
          }}
        />
      )}
    </>
  );
}

function Notes({ projectId, actions }: { projectId: string; actions: React.ReactNode }) {
  const { channel } = useChat();
  const { data: project } = useQuery(projectQuery(channel, projectId));
  const lock = useLock(projectId, () => undefined);
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <Link
          href={paths.project(channel, projectId)}
          className="min-w-0 truncate rounded-xs font-semibold hover:underline"
        >
          {project ? titleOf(project) : t("split.openProject")}
        </Link>
        {actions}
      </div>
      <NotesEditor projectId={projectId} scope={channel} isReadOnly={!canEdit(lock.state)} />
    </>
  );
}
