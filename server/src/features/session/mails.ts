import { paths } from "@coldopen/contract/paths";
import type { OutgoingMail } from "../../adapters/mail/port.ts";
import { mailSubject, mailText, ownLink } from "../../platform/mail-text.ts";

export const VERIFY_HOURS = 48;
export const RESET_HOURS = 1;

export const verifyMail = (publicUrl: string, to: string, token: string): OutgoingMail => {
  const link = `${publicUrl}${paths.verifyEmail(token)}`;
  return {
    to,
    subject: mailSubject`Confirm your address for Cold Open`,
    link,
    text: mailText`Open this link to confirm your address and set your password:\n\n${ownLink(link)}\n\nIt works once, for ${VERIFY_HOURS} hours. If you did not sign up, ignore this mail.`,
  };
};

export const alreadyHereMail = (publicUrl: string, to: string): OutgoingMail => {
  const link = `${publicUrl}${paths.home}`;
  return {
    to,
    subject: mailSubject`You already have a Cold Open account`,
    link,
    text: mailText`Someone, probably you, tried to sign up with this address. You already have an account: log in here.\n\n${ownLink(link)}\n\nForgot the password? Ask for a new one on the same page.`,
  };
};

export const resetMail = (publicUrl: string, to: string, token: string): OutgoingMail => {
  const link = `${publicUrl}${paths.resetPassword(token)}`;
  return {
    to,
    subject: mailSubject`Set a new Cold Open password`,
    link,
    text: mailText`Open this link to set a new password:\n\n${ownLink(link)}\n\nIt works once, for ${RESET_HOURS} hour. If you did not ask for it, ignore this mail; nothing has changed.`,
  };
};
