import type { Invite, SentInvite, Team } from "@coldopen/contract/team/schema";
import { useState } from "react";
import { displayDate } from "../../lib/format.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/team.ts";
import { Button } from "../../ui/button.tsx";
import { teamApi, useTeamChange } from "./api.ts";
import { ChannelRolesLine } from "./channel-roles-line.tsx";
import { InviteLink } from "./invite-link.tsx";
import { isExpired } from "./rules.ts";

export function Invites({ orgId, team }: { orgId: string; team: Team }) {
  const [resent, setResent] = useState<SentInvite>();
  const isOpen = team.invites.some(({ id }) => id === resent?.invite.id);
  if (team.invites.length === 0) return <p className="text-muted">{t("invites.empty")}</p>;
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {team.invites.map((invite) => (
          <InviteRow key={invite.id} orgId={orgId} invite={invite} channels={team.channels} onResent={setResent} />
        ))}
      </ul>
      {isOpen && resent?.link && <InviteLink email={resent.invite.email} link={resent.link} />}
    </div>
  );
}

type InviteRowProps = {
  orgId: string;
  invite: Invite;
  channels: Team["channels"];
  onResent: (sent: SentInvite) => void;
};

function InviteRow({ orgId, invite, channels, onResent }: InviteRowProps) {
  const { email } = invite;
  const params = { orgId, id: invite.id };
  const resend = useTeamChange(orgId, {
    run: () => teamApi.resendInvite({ params }),
    failed: t("invites.resendFailed"),
    onSuccess: (sent) => {
      toast.success(t("invites.resent", { email }));
      onResent(sent);
    },
  });
  const revoke = useTeamChange(orgId, {
    run: () => teamApi.revokeInvite({ params }),
    failed: t("invites.revokeFailed"),
    onSuccess: () => toast.success(t("invites.revoked", { email })),
  });
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-6 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="truncate font-semibold">{email}</p>
        <p className="text-xs text-faint">
          {t(`roles.${invite.role}`)} · {t("invites.invited", { name: invite.invitedBy })} · {expiryOf(invite)}
        </p>
      </div>
      <div className="min-w-0 flex-1 text-muted">
        <ChannelRolesLine channels={channels} entitlements={invite.entitlements} />
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          kind="outline"
          busy={resend.isPending}
          aria-label={t("invites.resendTo", { email })}
          onClick={() => resend.mutate(undefined)}
        >
          {t("invites.resend")}
        </Button>
        <Button
          size="sm"
          kind="ghost"
          busy={revoke.isPending}
          aria-label={t("invites.revokeOf", { email })}
          onClick={() => revoke.mutate(undefined)}
        >
          {t("invites.revoke")}
        </Button>
      </div>
    </li>
  );
}

const expiryOf = (invite: Invite) =>
  isExpired(invite, new Date()) ? t("invites.expired") : t("invites.expires", { date: displayDate(invite.expiresAt) });
