import { CLIENT_ID_HEADER, ClientId } from "@coldopen/contract/kernel/client-id";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Caller } from "../access/caller.ts";

export type CookieOptions = { maxAgeSeconds: number; path?: string; isReadable?: boolean };
export type RequestInfo = {
  /** Aborted when the reader leaves. */
  readonly signal: AbortSignal;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** A page opened from one of ours, or by the person themselves: no picture, frame, script, prefetch or other site. */
  readonly isOwnNavigation: boolean;
  /** The tab that calls, as it names itself. */
  readonly clientId: string | undefined;
  /** The last event that a client of a stream has, when it reconnects. */
  readonly lastEventId: number | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
  setCookie(name: string, value: string, options: CookieOptions): void;
};

const LastEventId = z.coerce.number().int().min(0);

/** The author of a change and the tab it came from, which gets no event for it. */
export const asWriter = ({ caller, info }: { caller: Caller; info: Pick<RequestInfo, "clientId"> }) => ({
  ...caller,
  clientId: info.clientId,
});

/** What a handler may know of the request, computed on access. */
export class FastifyRequestInfo implements RequestInfo {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
  }
  get signal(): AbortSignal {
    const gone = new AbortController();
    if (this.#reply.raw.closed) gone.abort();
    else this.#reply.raw.once("close", () => gone.abort());
    return gone.signal;
  }
  get requestId() {
    return this.#request.id;
  }
  get ip() {
    return this.#request.ip;
  }
  get userAgent() {
    return this.#request.headers["user-agent"] ?? "";
  }
  get isOwnNavigation() {
    const { "sec-fetch-mode": mode, "sec-fetch-dest": dest, "sec-fetch-site": site } = this.#request.headers;
    const isOwn = site === "same-origin" || site === "none";
    return mode === "navigate" && dest === "document" && isOwn && this.#request.headers["sec-purpose"] === undefined;
  }
  get clientId() {
    return ClientId.safeParse(this.#request.headers[CLIENT_ID_HEADER]).data;
  }
  get lastEventId() {
    return LastEventId.safeParse(this.#request.headers["last-event-id"]).data;
  }
  header(name: string) {
    const value = this.#request.headers[name];
    return typeof value === "string" ? value : undefined;
  }
  setHeader(name: string, value: string) {
    void this.#reply.header(name, value);
  }
  get cookies() {
    return this.#request.cookies;
  }
  setCookie(name: string, value: string, { maxAgeSeconds, path = "/", isReadable = false }: CookieOptions) {
    void this.#reply.setCookie(name, value, {
      path,
      maxAge: maxAgeSeconds,
      httpOnly: !isReadable,
      sameSite: "lax",
    });
  }
}
