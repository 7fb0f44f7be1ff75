import { addressOf, type Parts } from "@coldopen/contract/kernel/address";
import type { Input, Route, Upload } from "@coldopen/contract/kernel/route";
import type { z } from "zod";
import { withSession } from "./api.ts";
import { errorOf, fromWire, unreachable } from "./http.ts";

type UploadRoute = Route & { upload: Upload };
export type UploadOptions = {
  signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** The content type of the file is its own type. */
export async function upload<R extends UploadRoute, S extends z.ZodType>(
  route: R & { reply: S },
  parts: Input<R>,
  file: Blob,
  options: UploadOptions = {},
): Promise<z.output<S>> {
  const { reply }: { reply: S } = route;
  const answer = await withSession(() => send(route, parts, file, options), "leave");
  return reply.parse(fromWire(route, answer));
}

/** XMLHttpRequest, since fetch does not report upload progress. */
function send(route: UploadRoute, parts: Parts, file: Blob, { signal, onProgress }: UploadOptions): Promise<unknown> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  return new Promise<unknown>((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", abort);
    request.open(route.method, addressOf(route, parts));
    request.withCredentials = true;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(signal?.reason ?? new DOMException("Aborted", "AbortError"));
    request.onerror = () => reject(unreachable());
    request.onload = () => void answerOf(request).then(resolve, reject);
    request.send(file);
  }).finally(() => signal?.removeEventListener("abort", abort));
}

async function answerOf({ status, statusText, responseText }: XMLHttpRequest): Promise<unknown> {
  const response = new Response(responseText, { status, statusText });
  if (!response.ok) throw await errorOf(response);
  return response.json();
}
