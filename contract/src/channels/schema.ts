import { z } from "zod";
import { titleLine } from "../kernel/names.ts";

export const CHANNEL_NAME_MAX = 100;
const ChannelName = titleLine(CHANNEL_NAME_MAX).min(1, "Cannot be empty");
const ChannelHandle = z
  .string()
  .trim()
  .transform((handle) => (handle.startsWith("@") ? handle : `@${handle}`))
  .pipe(
    z.string().regex(/^@[\p{L}\p{N}._-]{3,30}$/u, "A handle has 3 to 30 letters, digits, dots, dashes or underscores"),
  );
export const NewChannel = z.object({ name: ChannelName, handle: ChannelHandle });
export type NewChannel = z.infer<typeof NewChannel>;
