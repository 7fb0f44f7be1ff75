import { AppError } from "@coldopen/contract/kernel/errors";
import type { mailboxRoutes } from "@coldopen/contract/mailbox/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";

export const mailboxHandlers = (context: AppContext): Handlers<typeof mailboxRoutes> => ({
  list: async () => {
    if (!context.mail.isEmbedded || !context.mail.reaches) throw new AppError("not_found", "Not found");
    const mails = await context.mail.inbox();
    return { mails: mails.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() })) };
  },
});
