import type { ChannelConnection } from "@coldopen/contract/channels/schema";
import { paths } from "@coldopen/contract/paths";
import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { displayDate } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/channel-settings.ts";
import { Alert } from "../../ui/alert.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { connectionQuery } from "../channels/index.ts";
import { ChannelAudience } from "./channel-audience.tsx";
import { DisconnectChannel } from "./disconnect-channel.tsx";
import { ReconnectChannel } from "./reconnect-channel.tsx";
import { useReconnect } from "./use-reconnect.ts";

type ConnectionProps = { entry: OrganizationChannel; canEdit: boolean };

export function Connection({ entry, canEdit }: ConnectionProps) {
  const [open, setOpen] = useState<"reconnect" | "disconnect">();
  const close = () => setOpen(undefined);
  const { name, handle, channelThumbnail, ucid } = entry.channel;
  const channel = { organizationId: entry.organizationId, channelUcid: ucid };
  const { data: connection } = useQuery(connectionQuery(channel));
  const reconnect = useReconnect(channel, connection, () => setOpen("reconnect"));
  return (
    <div className="grid gap-4">
      {connection?.state === "needs_reconnect" && (
        <Alert title={t("connection.lost")}>{canEdit ? t("connection.lostAction") : t("connection.lostAsk")}</Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} src={channelThumbnail} size={40} decorative />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-muted">{handle}</p>
        </div>
        {canEdit && (
          <>
            <Button kind="outline" busy={reconnect.isPending} onClick={reconnect.start}>
              {t("connection.reconnect")}
            </Button>
            <Button kind="danger" onClick={() => setOpen("disconnect")}>
              {t("connection.disconnect")}
            </Button>
          </>
        )}
      </div>
      {connection && <p className="text-muted">{describeConnection(connection)}</p>}
      {connection?.state === "connected" && <ChannelAudience channel={channel} />}
      {open === "reconnect" && <ReconnectChannel entry={entry} onClose={close} />}
      {open === "disconnect" && (
        <DisconnectChannel entry={entry} isConnected={connection?.state === "connected"} onClose={close} />
      )}
    </div>
  );
}

function describeConnection({ method, state, source, connectedAt }: ChannelConnection) {
  if (state === "connected" && connectedAt) return t("connection.since", { date: displayDate(connectedAt) });
  if (state === "needs_reconnect") return t("connection.stored");
  if (method === "google" && source === "typed")
    return (
      <>
        {t("connection.typed")}{" "}
        <TextLink render={<Link href={paths.connectChannel} />}>{t("connection.connectNew")}</TextLink>
      </>
    );
  return t(`connection.method.${method}`);
}
