import { z } from "zod";

/** One open tab. It names itself when it connects and when it saves, so that its own change is not sent back to it. */
export const CLIENT_ID_HEADER = "x-client-id";
export const ClientId = z.uuid();
export const ClientAuth = z.object({ clientId: ClientId });
