import { ModelError } from "../../model-error.ts";

const tooLarge = (maxBytes: number) => new ModelError(`Model response exceeds limit (${maxBytes} bytes)`);

/** Reads a response up to a limit, whatever its headers say. */
export const cappedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    if (!response.body) return response;
    if (Number(response.headers.get("content-length")) > maxBytes) {
      await response.body.cancel();
      throw tooLarge(maxBytes);
    }
    let size = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        size += piece.byteLength;
        if (size > maxBytes) controller.error(tooLarge(maxBytes));
        else controller.enqueue(piece);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
  };
