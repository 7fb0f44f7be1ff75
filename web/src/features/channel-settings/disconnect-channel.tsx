import { paths } from "@coldopen/contract/paths";
import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useGo } from "../../lib/link.tsx";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/channel-settings.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { channelsApi } from "../channels/index.ts";
import { userQuery } from "../session/index.ts";

type DisconnectChannelProps = { entry: OrganizationChannel; isConnected: boolean; onClose: () => void };

export function DisconnectChannel({ entry, isConnected, onClose }: DisconnectChannelProps) {
  const { organizationId, channel } = entry;
  const client = useQueryClient();
  const go = useGo();
  const disconnect = useMutation({
    mutationFn: () => channelsApi.disconnect({ params: { orgId: organizationId, channelUcid: channel.ucid } }),
    meta: { failed: t("connection.disconnectFailed") },
    onSuccess: async () => {
      toast.success(t("connection.disconnected", { channel: channel.name }));
      await client.fetchQuery({ ...userQuery, staleTime: 0 });
      await go(paths.root);
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("connection.disconnectTitle", { channel: channel.name })}
      description={
        <>
          {t("connection.disconnectText", { channel: channel.name })} {isConnected && t("connection.disconnectGoogle")}
        </>
      }
      cancel={t("connection.cancel")}
      action={
        <Button kind="danger-fill" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
          {t("connection.disconnect")}
        </Button>
      }
    />
  );
}
