import { ModelError } from "../../model-error.ts";

/** The longest answer we take, and some hundred bytes of wrapping around each of its words. */
const ANSWER_MAX_BYTES = 4 * 1_048_576;
const LINE_MAX_BYTES = 262_144;
const LINE_END = 10;

const exceeded = (limit: string) => new ModelError(`Model response exceeds limit (${limit})`);

/** Limits a response as it arrives: the providers' libraries buffer a line, or a refusal, until it is complete. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let received = 0;
  let line = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      received += piece.byteLength;
      const end = piece.lastIndexOf(LINE_END);
      line = end < 0 ? line + piece.byteLength : piece.byteLength - end - 1;
      if (received > ANSWER_MAX_BYTES) controller.error(exceeded(`${ANSWER_MAX_BYTES} bytes in total`));
      else if (line > LINE_MAX_BYTES) controller.error(exceeded(`${LINE_MAX_BYTES} bytes a line`));
      else controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
};
