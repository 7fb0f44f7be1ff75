import { AppError } from "@coldopen/contract/kernel/errors";
import type { GateName } from "@coldopen/contract/labs/schema";
import type { AppContext } from "../../app-context.ts";
import type { Caller } from "../../platform/access/caller.ts";

const ANY_OF: readonly GateName[] = [
  "STUDIO_THUMBNAIL_EDITING",
  "STUDIO_THUMBNAIL_REGIONAL_PROMPTING",
  "STUDIO_THUMBNAIL_SCORING",
];

/** Scoring includes applying its recommendations. */
export async function requireEditing(
  { flags }: Pick<AppContext, "flags">,
  { userId, isInternal }: Caller,
  organizationId: string,
): Promise<void> {
  const open = await Promise.all(ANY_OF.map((gate) => flags.isOn(gate, { organizationId, userId, isInternal })));
  if (!open.includes(true)) throw new AppError("not_found", "Not found");
}
