import { z } from "zod";
import type { ModelSettings } from "../../../platform/config.ts";
import { ModelError } from "../../model-error.ts";
import { cappedFetch } from "./capped-fetch.ts";
import { type ImageRequest, type ImageWire, ModelRejectedError } from "./wire.ts";

const ADDRESS = "https://generativelanguage.googleapis.com/v1beta";
/** Imagen draws but changes nothing here; the other family does. */
const CHANGES_FOR_IMAGEN = "gemini-2.5-flash-image";

const Predicted = z.object({ predictions: z.array(z.object({ bytesBase64Encoded: z.string().min(1) })).min(1) });
const Part = z.object({ inlineData: z.object({ data: z.string().min(1) }).optional() });
const Generated = z.object({ candidates: z.array(z.object({ content: z.object({ parts: z.array(Part) }) })).min(1) });

const inline = (bytes: Uint8Array) => ({
  inlineData: { mimeType: "image/png", data: Buffer.from(bytes).toString("base64") },
});
const MARKS = "The second picture is a mask of the first: white are the areas to change, black is what stays.";

/** Google's two families of image models, over the same address and key. */
export function googleWire({ model, apiKey, baseUrl }: ModelSettings, mostBytes: number): ImageWire {
  const address = baseUrl ?? ADDRESS;
  const isImagen = model.startsWith("imagen");
  const send = cappedFetch(mostBytes);

  async function call(path: string, signal: AbortSignal, body?: unknown): Promise<unknown> {
    const response = await send(`${address}/models/${path}`, {
      headers: { "x-goog-api-key": apiKey, "content-type": "application/json" },
      signal,
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    if (response.ok) return response.json();
    const reason = await response.text();
    throw new ModelRejectedError(reason.includes("API_KEY_INVALID") ? 401 : response.status, response.headers);
  }

  async function predict(prompt: string, signal: AbortSignal): Promise<string | undefined> {
    const parameters = { sampleCount: 1, aspectRatio: "16:9" };
    const answer = await call(`${model}:predict`, signal, { instances: [{ prompt }], parameters });
    return Predicted.safeParse(answer).data?.predictions[0]?.bytesBase64Encoded;
  }

  async function generate({ prompt, photos, change }: ImageRequest, signal: AbortSignal): Promise<string | undefined> {
    const parts = [
      { text: change ? `${MARKS}\n${prompt}` : prompt },
      ...(change ? [inline(change.picture), inline(change.marks)] : []),
      ...photos.map(inline),
    ];
    const generationConfig = {
      responseModalities: ["IMAGE"],
      ...(!change && { imageConfig: { aspectRatio: "16:9" } }),
    };
    const named = isImagen ? CHANGES_FOR_IMAGEN : model;
    const answer = await call(`${named}:generateContent`, signal, { contents: [{ parts }], generationConfig });
    const shown = Generated.safeParse(answer).data?.candidates[0]?.content.parts;
    return shown?.find((part) => part.inlineData)?.inlineData?.data;
  }

  return {
    name: "Google",
    canSeePhotos: !isImagen,
    changesAt: (size) => size,
    ask: async (request, signal) => {
      const picture =
        isImagen && !request.change ? await predict(request.prompt, signal) : await generate(request, signal);
      if (picture === undefined) throw new ModelError("The model sent no picture");
      return Buffer.from(picture, "base64");
    },
    check: async (signal) => void (await call(model, signal)),
  };
}
