import { AppError } from "@coldopen/contract/kernel/errors";
import type { supportRoutes } from "@coldopen/contract/support/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { mailSubject, mailText, paragraphs } from "../../platform/mail-text.ts";

export const supportHandlers = (context: AppContext): Handlers<typeof supportRoutes> => ({
  contact: () => ({ url: context.config.supportUrl ?? null }),
  send: async ({ body }) => {
    if (!context.mail.reaches)
      throw new AppError("conflict", "No mail leaves this studio, so the message can't be sent from here.");
    const { email, message, page = "-", requestId = "-" } = body;
    const to = context.config.supportEmail ?? context.config.mailFrom;
    const text = mailText`${paragraphs(message)}\n\nFrom: ${email}\nPage: ${page}\nRequest: ${requestId}`;
    await context.mail
      .send({ to, replyTo: email, subject: mailSubject`Support: ${email}`, text })
      .catch((cause: unknown) => {
        throw new AppError("upstream_failed", "The message could not be sent. Try again in a moment.", { cause });
      });
    return {};
  },
});
