/** Identifies this tab, so that the server does not send its own changes back to it. */
export const clientId: string = crypto.randomUUID();
