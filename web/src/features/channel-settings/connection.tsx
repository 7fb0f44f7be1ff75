import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import { useState } from "react";
import { t } from "../../locales/en/channel-settings.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { DisconnectChannel } from "./disconnect-channel.tsx";
import { ReconnectChannel } from "./reconnect-channel.tsx";

type ConnectionProps = { entry: OrganizationChannel; canEdit: boolean };

export function Connection({ entry, canEdit }: ConnectionProps) {
  const [open, setOpen] = useState<"reconnect" | "disconnect">();
  const close = () => setOpen(undefined);
  const { name, handle, channelThumbnail } = entry.channel;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name={name} src={channelThumbnail} size={40} decorative />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-muted">{handle}</p>
      </div>
      {canEdit && (
        <>
          <Button kind="outline" onClick={() => setOpen("reconnect")}>
            {t("connection.reconnect")}
          </Button>
          <Button kind="danger" onClick={() => setOpen("disconnect")}>
            {t("connection.disconnect")}
          </Button>
        </>
      )}
      {open === "reconnect" && <ReconnectChannel entry={entry} onClose={close} />}
      {open === "disconnect" && <DisconnectChannel entry={entry} onClose={close} />}
    </div>
  );
}
