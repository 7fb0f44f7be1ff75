import { paths } from "@coldopen/contract/paths";
import { INVITE_DAYS } from "@coldopen/contract/team/schema";
import type { OutgoingMail } from "../../adapters/mail/port.ts";

export const inviteLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${paths.signup({ invite: token })}`;

export const inviteMail = (
  invite: { email: string; organizationName: string; invitedBy: string },
  link: string,
): OutgoingMail => ({
  to: invite.email,
  subject: `Join ${invite.organizationName} on Cold Open`,
  link,
  text: `${invite.invitedBy} invites you to ${invite.organizationName} on Cold Open, a studio for planning videos.\n\n${link}\n\nThe link works once, for ${INVITE_DAYS} days.`,
});
