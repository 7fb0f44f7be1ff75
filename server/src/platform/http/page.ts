import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

/** A plain page without scripts. Its style sheet is allowed by hash, its forms may only post to this origin. */
export class Page {
  readonly #body: string;
  readonly #title: string;
  readonly #style: string;
  /** `body` is HTML: whatever comes from a request must have been escaped with `escapeHtml`. */
  constructor({ title, body, style }: { title: string; body: string; style: string }) {
    this.#title = title;
    this.#body = body;
    this.#style = style;
  }
  send(reply: FastifyReply): FastifyReply {
    const hash = createHash("sha256").update(this.#style).digest("base64");
    return reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(this.#title)}</title><style>${this.#style}</style></head><body>${this.#body}</body></html>`,
      );
  }
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);
