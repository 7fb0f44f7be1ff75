import { z } from "zod";
import { Nothing, routes, text } from "../kernel/route.ts";
import { Email } from "../session/schema.ts";

export const SUPPORT_MESSAGE_MAX = 4000;
export const SupportMessage = z.object({
  email: Email,
  message: text(SUPPORT_MESSAGE_MAX).pipe(z.string().trim().min(1, "Cannot be empty")),
  requestId: text(64).optional(),
  page: text(500).optional(),
});

export const supportRoutes = routes({
  contact: {
    method: "GET",
    path: "/api/support",
    access: "public",
    summary: "Where support is reached",
    reply: z.object({ url: z.string().nullable() }),
  },
  send: {
    method: "POST",
    path: "/api/support/messages",
    access: "public",
    summary: "Write to support",
    limit: { per: "ip", max: 5, windowSeconds: 60 },
    body: SupportMessage,
    /** The longest message takes three bytes a character. */
    maxBodyBytes: 32_768,
    reply: Nothing,
  },
});
