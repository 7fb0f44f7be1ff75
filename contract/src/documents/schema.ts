import { z } from "zod";
import { faultOf } from "./check-document.ts";
import type { RichNode } from "./rules.ts";

const Block: z.ZodType<RichNode> = z.looseObject({ type: z.string() });

/** A document of the rich-text editor, validated by `nodes.ts`. */
export const RichDocument = z
  .object({ type: z.literal("doc"), content: z.array(Block).min(1) })
  .check((input) => {
    const fault = faultOf(input.value);
    if (fault) input.issues.push({ code: "custom", input: input.value, message: fault });
  })
  .meta({
    example: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "A first thought" }] }] },
  });
export type RichDocument = z.infer<typeof RichDocument>;

export const emptyDocument = (): RichDocument => ({ type: "doc", content: [{ type: "paragraph" }] });

/** Version 0: never saved. */
const Version = z.number().int().min(0).max(2_000_000_000);

export const Notes = z.object({
  version: Version,
  content: RichDocument,
  updatedAt: z.iso.datetime().nullable(),
  /** Name of the person who saved it. */
  updatedBy: z.string().nullable(),
});
export type Notes = z.infer<typeof Notes>;

/** `version` is the version that the change is based on. */
export const NotesChange = z.object({ version: Version, content: RichDocument });
export type NotesChange = z.infer<typeof NotesChange>;

export const SavedNotes = Notes.pick({ version: true, updatedAt: true });
export type SavedNotes = z.infer<typeof SavedNotes>;
