import { paths } from "@coldopen/contract/paths";
import { enterableChannels } from "@coldopen/contract/session/rules";
import type { OrganizationChannel, UserProfile } from "@coldopen/contract/session/schema";
import { Check, Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/shell.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Menu, MenuGroup, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { useShell, useSwitchChannel } from "./use-shell.ts";

export default function ChannelMenu({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(true);
  const { user, scope, mayConnect } = useShell();
  const switchTo = useSwitchChannel();
  const go = useGo();
  const groups = channelsByOrganization(user);
  const isActive = ({ organizationId, channel }: OrganizationChannel) =>
    organizationId === scope?.organizationId && channel.ucid === scope.channelUcid;

  return (
    <Menu trigger={trigger} open={isOpen} onOpenChange={setOpen} className="w-60">
      {groups.map(({ organization, channels }) => (
        <MenuGroup key={organization.id} label={organization.name}>
          {channels.map((entry) => (
            <MenuItem
              key={entry.channel.ucid}
              icon={<Avatar name={entry.channel.name} src={entry.channel.channelThumbnail} size={20} decorative />}
              hint={isActive(entry) && <Check className="size-3.5 text-brand-mark" />}
              onSelect={() => void switchTo({ organizationId: entry.organizationId, channelUcid: entry.channel.ucid })}
            >
              <span className="truncate">{entry.channel.name}</span>
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
      {groups.length > 0 && mayConnect && <MenuSeparator />}
      {mayConnect && (
        <MenuItem icon={<Plus />} onSelect={() => void go(paths.connectChannel)}>
          {t("channels.connect")}
        </MenuItem>
      )}
    </Menu>
  );
}

const channelsByOrganization = (user: UserProfile) => {
  const entries = enterableChannels(user);
  return user.organizationUsers
    .map(({ organization }) => ({
      organization,
      channels: entries.filter((entry) => entry.organizationId === organization.id),
    }))
    .filter(({ channels }) => channels.length > 0);
};
