import type { Role } from "@coldopen/contract/session/schema";
import type { Team } from "@coldopen/contract/team/schema";
import { t } from "../../locales/en/team.ts";

type ChannelRolesLineProps = {
  channels: Team["channels"];
  entitlements: readonly { channelUcid: string; role: Role }[];
};

/** The channels of a member with their roles. */
export function ChannelRolesLine({ channels, entitlements }: ChannelRolesLineProps) {
  const given = channels.flatMap(({ ucid, name }) => {
    const role = entitlements.find((entry) => entry.channelUcid === ucid)?.role;
    return role ? [{ ucid, name, role }] : [];
  });
  if (given.length === 0) return t("members.noChannels");
  return (
    <ul>
      {given.map(({ ucid, name, role }) => (
        <li key={ucid} className="wrap-anywhere">
          {name} <span className="text-faint">{t(`roles.${role}`)}</span>
        </li>
      ))}
    </ul>
  );
}
