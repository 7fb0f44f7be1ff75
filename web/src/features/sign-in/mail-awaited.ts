import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";

/** The address a confirmation mail went to, for this tab only and out of its address bar. */
export const mailAwaited = persisted("studio-mail-awaited", z.email(), 1, { storage: () => sessionStorage });
