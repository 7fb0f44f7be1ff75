import { paths } from "@coldopen/contract/paths";
import { INVITE_DAYS } from "@coldopen/contract/team/schema";
import type { OutgoingMail } from "../../adapters/mail/port.ts";
import { mailSubject, mailText, ownLink } from "../../platform/mail-text.ts";

export const inviteLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${paths.signup({ invite: token })}`;

export const inviteMail = (
  invite: { email: string; organizationName: string; invitedBy: string },
  link: string,
): OutgoingMail => ({
  to: invite.email,
  subject: mailSubject`Join ${invite.organizationName} on Cold Open`,
  link,
  text: mailText`${invite.invitedBy} invites you to ${invite.organizationName} on Cold Open, a studio for planning videos.\n\n${ownLink(link)}\n\nThe link works once, for ${INVITE_DAYS} days.`,
});
