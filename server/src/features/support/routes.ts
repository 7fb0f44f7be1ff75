import type { supportRoutes } from "@coldopen/contract/support/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";

export const supportHandlers = (world: World): Handlers<typeof supportRoutes> => ({
  contact: () => ({ url: world.config.supportUrl ?? null }),
  send: async ({ body }) => {
    const { email, message, page = "-", requestId = "-" } = body;
    const to = world.config.supportEmail ?? world.config.mailFrom;
    await world.mail.send({
      to,
      subject: `Support: ${email}`,
      text: `${message}\n\nFrom: ${email}\nPage: ${page}\nRequest: ${requestId}`,
    });
    return {};
  },
});
