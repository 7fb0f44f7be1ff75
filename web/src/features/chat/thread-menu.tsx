import { Download, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { loadModule } from "../../lib/load-module.ts";
import { t } from "../../locales/en/chat.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { MenuOnDemand } from "../../ui/menu-on-demand.tsx";
import { exportThread } from "./export-thread.ts";

const RenameDialog = lazy(() => loadModule(() => import("./rename-dialog.tsx")));
const RemoveDialog = lazy(() => loadModule(() => import("./remove-dialog.tsx")));

type ThreadMenuProps = {
  channel: ActiveChannel;
  thread: { id: string; title: string };
  label: string;
  size?: "xs" | "sm";
  onRenamed?: (title: string) => void;
  onRemoved?: () => void;
};

export function ThreadMenu({ channel, thread, label, size = "sm", onRenamed, onRemoved }: ThreadMenuProps) {
  const [dialog, setDialog] = useState<"rename" | "remove">();
  const close = () => setDialog(undefined);
  return (
    <>
      <MenuOnDemand align="end" trigger={<IconButton size={size} label={label} icon={<Ellipsis />} />}>
        <MenuItem icon={<Pencil />} onSelect={() => setDialog("rename")}>
          {t("menu.rename")}
        </MenuItem>
        <MenuItem icon={<Download />} onSelect={() => void exportThread(thread.id, thread.title)}>
          {t("menu.export")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setDialog("remove")}>
          {t("menu.remove")}
        </MenuItem>
      </MenuOnDemand>
      <Suspense>
        {dialog === "rename" && (
          <RenameDialog channel={channel} thread={thread} onRenamed={onRenamed} onClose={close} />
        )}
        {dialog === "remove" && (
          <RemoveDialog channel={channel} thread={thread} onRemoved={onRemoved} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
