import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Input } from "../access-matrix/example.ts";
import type { Operation } from "../access-matrix/operations.ts";
import { type Browser, ORIGIN } from "../start-app.ts";
import { encode, type Mutation, mutated, toJson } from "./mutations.ts";

export type RawAnswer = { status: number; text: string; location: string | undefined };
/** Far beyond what a busy machine needs for any call: only a call that never ends reaches it. */
const HANG_TIMEOUT_MS = 120_000;

const inHeader = (value: string) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, "~").slice(0, 9_000);

/** A mutated call over a real socket, as a hostile program would send it. */
export function sendRaw(
  app: FastifyInstance,
  browser: Browser,
  operation: Operation,
  valid: Input,
  change: Mutation,
): Promise<RawAnswer> {
  const { params = {}, query = {}, body, file } = mutated(valid, change);
  const plain = (value: unknown) => (typeof value === "string" ? value : toJson(value));
  const text = (value: unknown) => encode(plain(value));
  // With an empty part it would be the address of another operation, a list.
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => text(params[name] ?? "") || "%20");
  const search = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one: unknown) => `${text(key)}=${text(one)}`),
  );
  if (change.kind === "query") search.push(change.text);
  const path = `${filled}${change.kind === "path" ? change.text : ""}${search.length > 0 ? `?${search.join("&")}` : ""}`;
  const content = file && ("text" in file ? plain(file.text) : Buffer.from(plain(file.base64), "base64"));
  const sent = content ?? (body === undefined ? "" : toJson(body));
  const payload = change.kind === "body" ? change.text : sent;
  const type = file ? inHeader(plain(file.type)) : "application/json";
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    origin: ORIGIN,
    cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; "),
    ...(payload.length > 0 && { "content-type": type }),
    ...(change.kind === "contentType" && { "content-type": change.value }),
    ...(change.kind === "header" && { [change.name]: change.value }),
    "content-length": String(Buffer.byteLength(payload)),
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, method: operation.method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString("utf8"),
          location: response.headers.location,
        }),
      );
    });
    call.setTimeout(HANG_TIMEOUT_MS, () => call.destroy(new Error(`${operation.id} hangs`)));
    call.on("error", reject);
    call.end(payload);
  });
}
