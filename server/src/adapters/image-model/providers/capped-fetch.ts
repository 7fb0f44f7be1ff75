import { ModelError } from "../../model-error.ts";

const tooLarge = () => new ModelError("The model's answer has no end");

/** Reads no further than an answer may be long, whatever its headers say. */
export const cappedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    if (!response.body) return response;
    if (Number(response.headers.get("content-length")) > mostBytes) {
      await response.body.cancel();
      throw tooLarge();
    }
    let size = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        size += piece.byteLength;
        if (size > mostBytes) controller.error(tooLarge());
        else controller.enqueue(piece);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
  };
