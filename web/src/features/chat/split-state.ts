import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";

const SplitScreen = z.object({
  isOpen: z.boolean(),
  side: z.enum(["notes", "document"]),
  /** The last opened document, with the thread it belongs to. */
  document: z.object({ threadId: z.uuid(), title: z.string(), markdown: z.string() }).nullable(),
});
export type SplitScreen = z.infer<typeof SplitScreen>;

export const closedSplit: SplitScreen = { isOpen: false, side: "notes", document: null };
export const splitScreen = persisted("studio-chat-split", SplitScreen);
