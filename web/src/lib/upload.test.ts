import { routes } from "@coldopen/contract/kernel/route";
import { expect, it } from "vitest";
import { z } from "zod";
import { answerUploads } from "../testing/fake-uploads.ts";
import { upload } from "./upload.ts";

const { store } = routes({
  store: {
    method: "POST",
    path: "/api/things/:id/file",
    access: "user",
    summary: "Keep a file",
    params: z.object({ id: z.string() }),
    upload: { maxBytes: 10, types: ["text/plain"] },
    reply: z.object({ size: z.number() }),
  },
});
const file = new Blob(["hello"], { type: "text/plain" });
const send = (options = {}) => upload(store, { params: { id: "a/b" } }, file, options);

it("sends a file with its type and reports progress", async () => {
  const sent: string[] = [];
  answerUploads(async (address, init) => {
    sent.push(`${init.method} ${address} ${new Headers(init.headers).get("content-type")}`);
    return Response.json({ size: 5 });
  });
  const shares: number[] = [];
  expect(await send({ onProgress: (share: number) => shares.push(share) })).toEqual({ size: 5 });
  expect(sent).toEqual(["POST /api/things/a%2Fb/file text/plain"]);
  expect(shares).toEqual([0.5]);
});

it("fails with the server's message, and on a response that breaks the contract", async () => {
  const body = { code: "too_large", message: "A file may have up to 10 MB", requestId: "r" };
  answerUploads(async () => Response.json(body, { status: 413 }));
  await expect(send()).rejects.toMatchObject({ code: "too_large", message: "A file may have up to 10 MB" });
  answerUploads(async () => Response.json({ size: "big" }));
  await expect(send()).rejects.toThrow(z.ZodError);
});

it("says that the studio can't be reached", async () => {
  answerUploads(async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(send()).rejects.toMatchObject({ code: "unavailable" });
});

it("is called back", async () => {
  answerUploads(() => new Promise(() => {}));
  const abort = new AbortController();
  const sending = send({ signal: abort.signal });
  abort.abort(new Error("Changed my mind"));
  await expect(sending).rejects.toThrow("Changed my mind");
  await expect(send({ signal: abort.signal })).rejects.toThrow("Changed my mind");
});
