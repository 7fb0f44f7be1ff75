import type { ChannelAssignment, Team } from "@coldopen/contract/team/schema";
import { t } from "../../locales/en/team.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Select } from "../../ui/select.tsx";

const options = (["none", "user", "admin"] as const).map((value) => ({ value, label: t(`roles.${value}`) }));

type ChannelRolesProps = {
  channels: Team["channels"];
  value: readonly ChannelAssignment[];
  onChange: (value: ChannelAssignment[]) => void;
};

export const ChannelRoles = ({ channels, value, onChange }: ChannelRolesProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-xs font-medium text-muted">{t("edit.channels")}</legend>
    <ul className="divide-y divide-line border-y border-line">
      {channels.map(({ ucid, name, channelThumbnail }) => (
        <li key={ucid} className="flex h-12 items-center gap-3">
          <Avatar name={name} src={channelThumbnail} size={24} decorative />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <Select
            className="max-w-30"
            label={t("edit.channel", { channel: name })}
            options={options}
            value={value.find((entry) => entry.channelUcid === ucid)?.role ?? "none"}
            onValueChange={(role) =>
              onChange(value.map((entry) => (entry.channelUcid === ucid ? { ...entry, role } : entry)))
            }
          />
        </li>
      ))}
    </ul>
  </fieldset>
);
