/** Names this tab to the server, which then does not send its own changes back to it. */
export const clientId: string = crypto.randomUUID();
