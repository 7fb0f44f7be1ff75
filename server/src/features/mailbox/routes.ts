import { AppError } from "@coldopen/contract/kernel/errors";
import type { mailboxRoutes } from "@coldopen/contract/mailbox/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";

export const mailboxHandlers = (world: World): Handlers<typeof mailboxRoutes> => ({
  list: async () => {
    if (!world.mail.isEmbedded || !world.mail.reaches) throw new AppError("not_found", "Not found");
    const mails = await world.mail.inbox();
    return { mails: mails.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() })) };
  },
});
