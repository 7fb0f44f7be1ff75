import type OpenAI from "openai";
import { z } from "zod";
import type { ModelSettings } from "../../../platform/config.ts";
import { ModelError } from "../../model-error.ts";
import { cappedFetch } from "./capped-fetch.ts";
import { type ImageWire, ModelRejectedError, type Size } from "./wire.ts";

const Answer = z.object({ data: z.array(z.object({ b64_json: z.string().min(1) })).min(1) });
const WIDE: Size = { width: 1280, height: 720 };
const OLDER_WIDE: Size = { width: 1536, height: 1024 };
const words = ({ width, height }: Size) => `${width}x${height}`;

/** The newest models draw any size, the older ones three or four, each its own. */
function sizesOf(model: string): { draws: Size; changesAt(size: Size): Size } {
  if (model.startsWith("dall-e-3")) return { draws: { width: 1792, height: 1024 }, changesAt: () => OLDER_WIDE };
  if (model.startsWith("dall-e-2")) {
    const square = { width: 1024, height: 1024 };
    return { draws: square, changesAt: () => square };
  }
  if (/^gpt-image-1(?!\d)|^chatgpt-image/.test(model)) return { draws: OLDER_WIDE, changesAt: () => OLDER_WIDE };
  return {
    draws: WIDE,
    changesAt: (size) => (size.width % 16 === 0 && size.height % 16 === 0 && size.width <= 2560 ? size : WIDE),
  };
}

/** OpenAI's image API and compatible servers. */
export function openaiWire(settings: ModelSettings, mostBytes: number): ImageWire {
  const { model, apiKey, baseUrl } = settings;
  const isGpt = /^(gpt|chatgpt)-image/.test(model);
  const { draws, changesAt } = sizesOf(model);
  let client: Promise<{ sdk: typeof import("openai"); openai: OpenAI }> | undefined;
  const open = () => {
    client ??= import("openai").then((sdk) => ({
      sdk,
      openai: new sdk.OpenAI({ apiKey, baseURL: baseUrl ?? null, maxRetries: 0, fetch: cappedFetch(mostBytes) }),
    }));
    return client;
  };
  // The newer models always return the picture and reject `response_format`.
  const common = { model, n: 1, ...(!isGpt && { response_format: "b64_json" as const }) };

  async function send<T>(call: (opened: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
    const opened = await open();
    try {
      return await call(opened);
    } catch (error) {
      if (error instanceof opened.sdk.APIError && error.status !== undefined)
        throw new ModelRejectedError(error.status, error.headers);
      throw error;
    }
  }

  return {
    name: baseUrl ? new URL(baseUrl).host : "OpenAI",
    canSeePhotos: isGpt,
    changesAt,
    ask: ({ prompt, photos, change }, signal) =>
      send(async ({ sdk, openai }) => {
        const file = (bytes: Uint8Array, name: string) => sdk.toFile(bytes, name, { type: "image/png" });
        const shown = await Promise.all([
          ...(change ? [file(change.picture, "picture.png")] : []),
          ...photos.map((photo, at) => file(photo, `person-${at + 1}.png`)),
        ]);
        const [only, ...others] = shown;
        const answer = only
          ? await openai.images.edit(
              {
                ...common,
                prompt,
                image: others.length > 0 ? shown : only,
                size: words(change?.size ?? draws),
                ...(change && { mask: await file(change.holes, "mask.png") }),
              },
              { signal },
            )
          : await openai.images.generate({ ...common, prompt, size: words(draws) }, { signal });
        const read = Answer.safeParse(answer);
        if (!read.success) throw new ModelError("The model sent no picture");
        return Buffer.from(read.data.data[0]?.b64_json ?? "", "base64");
      }),
    check: (signal) => send(async ({ openai }) => void (await openai.models.retrieve(model, { signal }))),
  };
}
