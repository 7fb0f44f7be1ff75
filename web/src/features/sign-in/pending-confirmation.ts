import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";

/** The address a confirmation mail was sent to; stored for this tab, not in the URL. */
export const pendingConfirmation = persisted("studio-mail-awaited", z.email(), 1, { storage: () => sessionStorage });
