import type { MailText } from "../../platform/mail-text.ts";

export type OutgoingMail = {
  to: string;
  subject: MailText;
  text: MailText;
  link?: string;
  replyTo?: string;
  /** The address that stops mails of this kind; mail programs show it as a button. */
  unsubscribe?: string;
};
type StoredMail = { id: string; to: string; subject: string; text: string; link: string | null; sentAt: Date };

export type Mail = {
  name: string;
  isEmbedded: boolean;
  /** Whether a mail really reaches its reader, by post or in the mailbox page. */
  reaches: boolean;
  send(mail: OutgoingMail): Promise<void>;
  /** The newest mails first, where this studio keeps them itself. */
  inbox(): Promise<StoredMail[]>;
  /** Deletes stored mails whose links have expired. */
  cleanUp(): Promise<void>;
};
