import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";

/** Whether the assistant may search the web; on unless it was switched off in this tab. */
export const webSearch = persisted("studio-chat-web-search", z.boolean(), 1, { storage: () => sessionStorage });
