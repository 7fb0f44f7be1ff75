import { z } from "zod";
import { routes } from "../kernel/route.ts";

export const MailboxMail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  sentAt: z.iso.datetime(),
});
export type MailboxMail = z.infer<typeof MailboxMail>;

export const mailboxRoutes = routes({
  list: {
    method: "GET",
    path: "/api/mailbox",
    access: "public",
    summary: "Mails of the embedded post, only in a demo on this machine",
    reply: z.object({ mails: z.array(MailboxMail) }),
  },
});
