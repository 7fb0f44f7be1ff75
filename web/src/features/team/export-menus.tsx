import type { Invite, Team, TeamMember } from "@coldopen/contract/team/schema";
import type { Column } from "../../lib/csv.ts";
import { t } from "../../locales/en/team.ts";
import { ListExport } from "../list-export/index.ts";

type Entitlements = TeamMember["entitlements"];

/** Such as "Field Notes: admin, Half Built: user". */
const channelsText = (entitlements: Entitlements, channels: Team["channels"]): string =>
  entitlements
    .map(
      ({ channelUcid, role }) => `${channels.find(({ ucid }) => ucid === channelUcid)?.name ?? channelUcid}: ${role}`,
    )
    .join(", ");

const memberColumns = (channels: Team["channels"]): readonly Column<TeamMember>[] => [
  ["id", ({ userId }) => userId],
  ["email", ({ email }) => email],
  ["firstName", ({ firstName }) => firstName],
  ["lastName", ({ lastName }) => lastName],
  ["role", ({ role }) => role],
  ["status", ({ status }) => status],
  ["channels", ({ entitlements }) => channelsText(entitlements, channels)],
];

const inviteColumns = (channels: Team["channels"]): readonly Column<Invite>[] => [
  ["id", ({ id }) => id],
  ["email", ({ email }) => email],
  ["role", ({ role }) => role],
  ["channels", ({ entitlements }) => channelsText(entitlements, channels)],
  ["invitedBy", ({ invitedBy }) => invitedBy],
  ["createdAt", ({ createdAt }) => createdAt],
  ["expiresAt", ({ expiresAt }) => expiresAt],
];

export const ExportMembers = ({ team }: { team: Team }) => (
  <ListExport
    name="members"
    fetchAll={async () => team.members}
    columns={memberColumns(team.channels)}
    label={t("members.export")}
    done={(count) => t("members.exported", { count })}
  />
);

export const ExportInvites = ({ team }: { team: Team }) => (
  <ListExport
    name="invites"
    fetchAll={async () => team.invites}
    columns={inviteColumns(team.channels)}
    label={t("invites.export")}
    done={(count) => t("invites.exported", { count })}
  />
);
