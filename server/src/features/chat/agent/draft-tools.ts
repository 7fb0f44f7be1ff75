import { createHash } from "node:crypto";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { hasPicture } from "../../pictures/index.ts";
import type { ToolHandlers } from "./tool-context.ts";

/** The same fact gets the same key, so that it is remembered once. */
const memoryKeyOf = (text: string) =>
  createHash("sha256").update(text.trim().toLowerCase()).digest("base64url").slice(0, 22);

/** These tools store nothing: the person confirms what they prepare. */
export const draftTools: Pick<ToolHandlers, "draft_project" | "draft_memory" | "suggest_follow_ups"> = {
  draft_project: async ({ name, title = null, concept = null, thumbnailUrl }, { context, scope }) => {
    const id = thumbnailUrl === undefined ? undefined : pictureIdOf(thumbnailUrl);
    const isOwnPicture = id !== undefined && (await hasPicture(context, scope, id));
    const thumbnail_url = isOwnPicture && thumbnailUrl ? thumbnailUrl : null;
    return { type: "PROJECT_DRAFT", name, title, concept, thumbnail_url };
  },
  draft_memory: async ({ text }) => ({ type: "MEMORY_DRAFT", key: memoryKeyOf(text), text }),
  suggest_follow_ups: async ({ prompt, followUpActions }) => ({
    type: "FOLLOW_UP_ACTION",
    prompt,
    follow_up_actions: followUpActions,
  }),
};
