import { AppError } from "@coldopen/contract/kernel/errors";
import type { supportRoutes } from "@coldopen/contract/support/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import { mailSubject, mailText, paragraphs } from "../../platform/mail-text.ts";
import type { World } from "../../world.ts";

export const supportHandlers = (world: World): Handlers<typeof supportRoutes> => ({
  contact: () => ({ url: world.config.supportUrl ?? null }),
  send: async ({ body }) => {
    if (!world.mail.reaches)
      throw new AppError("conflict", "No mail leaves this studio, so the message can't be sent from here.");
    const { email, message, page = "-", requestId = "-" } = body;
    const to = world.config.supportEmail ?? world.config.mailFrom;
    const text = mailText`${paragraphs(message)}\n\nFrom: ${email}\nPage: ${page}\nRequest: ${requestId}`;
    await world.mail
      .send({ to, replyTo: email, subject: mailSubject`Support: ${email}`, text })
      .catch((cause: unknown) => {
        throw new AppError("upstream_failed", "The message could not be sent. Try again in a moment.", { cause });
      });
    return {};
  },
});
