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

export const newOwnerMail = (publicUrl: string, email: string, organizationName: string): OutgoingMail => ({
  to: email,
  subject: mailSubject`You are now the owner of ${organizationName}`,
  text: mailText`The owner of ${organizationName} has deleted their account, so the organization is yours now. Its channels, projects and people stay as they are. A paid plan ended with the card of the former owner:\n\n${ownLink(`${publicUrl}${paths.billing}`)}`,
});
