import type { Config, ModelSettings } from "../../platform/config.ts";
import type { Log } from "../../platform/log.ts";
import type { ImageModel } from "./port.ts";
import { googleWire } from "./providers/google.ts";
import { providerImageModel } from "./providers/model.ts";
import { openaiWire } from "./providers/openai.ts";
import { centsEach } from "./providers/prices.ts";
import { type ImageWire, ModelRejectedError } from "./providers/wire.ts";

/** A wide picture without loss is about 3 MB, and a third more on the wire. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const CHECK_MS = 5_000;

type Settings = Pick<Config, "imageModel" | "imageModelCents">;

/** The embedded engine, or what the environment names beside it. A wrong key ends the start. */
export async function chooseImageModel(
  { imageModel: settings, imageModelCents }: Settings,
  drawings: ImageModel,
  log: Log,
): Promise<ImageModel> {
  if (!settings) return drawings;
  const wire = imageWireOf(settings);
  await checkKey(wire, settings.model, settings.baseUrl === undefined, log);
  return providerImageModel({ settings, wire, drawings, costCentsEach: imageModelCents ?? centsEach(settings) });
}

export const imageWireOf = (settings: ModelSettings): ImageWire =>
  (settings.provider === "google" ? googleWire : openaiWire)(settings, MAX_ANSWER_BYTES);

/** Without a check: its key was checked when it was stored. */
export const providerImage = (settings: ModelSettings, drawings: ImageModel): ImageModel =>
  providerImageModel({ settings, wire: imageWireOf(settings), drawings, costCentsEach: centsEach(settings) });

/** A server that can't be reached now may be reached later; servers of one's own need not list their models. */
async function checkKey(wire: ImageWire, model: string, isTheirs: boolean, log: Log): Promise<void> {
  try {
    await wire.check(AbortSignal.timeout(CHECK_MS));
  } catch (error) {
    const status = error instanceof ModelRejectedError ? error.status : undefined;
    if (status === 401 || status === 403) throw new Error(`${wire.name} refuses IMAGE_MODEL_API_KEY.`);
    if (status === 404 && isTheirs) throw new Error(`${wire.name} knows no model "${model}": see IMAGE_MODEL.`);
    log.warn({ err: error }, "Failed to check image model");
  }
}
