import { z } from "zod";

/** Id of one tab, sent when it connects and when it saves, so that it does not receive its own changes. */
export const CLIENT_ID_HEADER = "x-client-id";
export const ClientId = z.uuid();
export const ClientAuth = z.object({ clientId: ClientId });
