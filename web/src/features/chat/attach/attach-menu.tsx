import { NOTES_FILE_MAX_BYTES } from "@coldopen/contract/documents/files";
import { AppError } from "@coldopen/contract/kernel/errors";
import { Clapperboard, FileText, Plus, TrendingUp } from "lucide-react";
import { useRef, useState } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { log } from "../../../lib/log.ts";
import { toast } from "../../../lib/toast.ts";
import { t } from "../../../locales/en/chat.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { titleOf } from "../../project-cards/index.ts";
import { readDocumentText } from "../api.ts";
import { SelectProjectDialog } from "../save/select-project-dialog.tsx";
import { type Selection, selectedItem } from "../selection.ts";
import { SelectOutlierDialog } from "./select-outlier-dialog.tsx";

const FILE_TEXT_MAX = 20_000;
const FILE_TYPES = ".txt,.md,.markdown,.csv,.srt,.vtt,.rtf,.pdf,.doc,.docx,text/plain,text/markdown";
/** Other files are read here as text. */
const READ_BY_SERVER = /\.(?:rtf|pdf|docx?)$/i;

type AttachMenuProps = { channel: ActiveChannel; selection: Selection };

export default function AttachMenu({ channel, selection }: AttachMenuProps) {
  const [dialog, setDialog] = useState<"outlier" | "project">();
  const file = useRef<HTMLInputElement>(null);
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu trigger={<IconButton size="sm" label={t("attach.name")} icon={<Plus />} />}>
        <MenuItem icon={<TrendingUp />} onSelect={() => setDialog("outlier")}>
          {t("attach.outlier")}
        </MenuItem>
        <MenuItem icon={<Clapperboard />} onSelect={() => setDialog("project")}>
          {t("attach.project")}
        </MenuItem>
        <MenuItem icon={<FileText />} onSelect={() => file.current?.click()}>
          {t("attach.file")}
        </MenuItem>
      </Menu>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t("attach.file")}
        accept={FILE_TYPES}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void attachFile(channel, chosen, selection);
          // Cleared, so that the same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      {dialog === "outlier" && (
        <SelectOutlierDialog
          channel={channel}
          onClose={close}
          onSelect={(video) => {
            close();
            selection.add(
              selectedItem(
                { id: video.videoId, type: "outlier", title: video.title1 },
                {
                  thumbnailUrl: video.thumb,
                  avatar: video.channelThumbnail,
                  name: video.name,
                  subscribers: video.subscribers,
                  views: video.views,
                  duration: video.duration,
                  uploaded: video.uploaded,
                  performanceIndex: video.performanceIndex,
                },
              ),
            );
          }}
        />
      )}
      {dialog === "project" && (
        <SelectProjectDialog
          channel={channel}
          onClose={close}
          onSelect={(project) => {
            close();
            selection.add(
              selectedItem(
                { id: project.id, type: "project", title: titleOf(project) || t("selectProject.untitled") },
                { thumbnailUrl: project.thumbnailPrimaryOption?.content || null },
              ),
            );
          }}
        />
      )}
    </>
  );
}

async function attachFile(channel: ActiveChannel, file: File, selection: Selection): Promise<void> {
  const text = await readFile(channel, file);
  if (text === undefined) return;
  if (text.length > FILE_TEXT_MAX) return toast.error(t("attach.fileTooLong", { max: FILE_TEXT_MAX }));
  if (text.includes("\0") || text.includes("\uFFFD") || text.trim() === "")
    return toast.error(t("attach.fileUnreadable"));
  selection.add(selectedItem({ id: crypto.randomUUID(), type: "file", title: file.name }, { description: text }));
}

/** Returns undefined if the file was refused; a toast gives the reason. */
async function readFile(channel: ActiveChannel, file: File): Promise<string | undefined> {
  if (!READ_BY_SERVER.test(file.name)) return file.text();
  if (file.size > NOTES_FILE_MAX_BYTES) {
    toast.error(t("attach.fileTooLarge"));
    return undefined;
  }
  try {
    return await readDocumentText(channel, file);
  } catch (error) {
    log.warn("Failed to read a document", error);
    toast.error(error instanceof AppError && error.status < 500 ? error.message : t("attach.fileUnreadable"));
    return undefined;
  }
}
