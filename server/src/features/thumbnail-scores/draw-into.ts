import type { ThumbnailStyle } from "@coldopen/contract/ideation/schema";
import type { Box } from "../../adapters/vision/port.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { type ModelPorts, withModels } from "../ai-models/index.ts";
import { withAiBudget } from "../ai-usage/index.ts";
import { hashNumber } from "./hash.ts";

type DrawRequest = { title: string; prompt: string; style: ThumbnailStyle; base: Uint8Array; box: Box };
const FRAME = { width: 1280, height: 720 };

/** Draws the subject into a box of the picture. All other pixels stay unchanged. */
export async function drawInto(
  context: ModelPorts,
  { userId }: Caller,
  scope: AuthorizedScope,
  { title, prompt, style, base, box }: DrawRequest,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { provider, model, costCentsEach, generateImage } = (await withModels(context, scope)).imageModel;
  const description = prompt || title;
  const maskBB = {
    x1: Math.round(box.x1 * FRAME.width),
    y1: Math.round(box.y1 * FRAME.height),
    x2: Math.round(box.x2 * FRAME.width),
    y2: Math.round(box.y2 * FRAME.height),
  };
  const call = {
    id: crypto.randomUUID(),
    organization: scope,
    userId,
    purpose: "thumbnail",
    provider,
    model,
  };
  return withAiBudget(context, { ...call, maxCostCents: costCentsEach }, async () => {
    const seed = hashNumber(description);
    const { bytes } = await generateImage(
      { prompt, style, seed, base, regions: [{ description, maskBB }] },
      { organizationId: scope.organizationId, signal },
    );
    return { value: bytes, spent: { images: 1, costCents: costCentsEach } };
  });
}
