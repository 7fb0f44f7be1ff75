import { AHEAD } from "@coldopen/contract/kernel/address";
import type { PictureSources } from "@coldopen/contract/pictures/rules";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Drawing } from "./words/messages.ts";

type Answer = { address: string; text: string };
type Ask = (address: string) => Promise<Answer | undefined>;
export type Ahead = {
  answers: readonly Answer[];
  pictures: readonly PictureSources[];
  /** The answers are all that the first drawing of the page is made from. */
  isWhole: boolean;
};
/** Decides what a page brings along, asking the API as its visitor would. */
export type AskAhead = (
  visit: { path: string; cookies: Readonly<Record<string, string | undefined>> },
  ask: Ask,
) => Promise<Ahead>;

const LONGEST_WAIT_MS = 1_000;
const NOTHING: Ahead = { answers: [], pictures: [], isWhole: false };

/** A page that has to wait for its answers is better sent without: its script asks again. */
export async function aheadOf(app: FastifyInstance, request: FastifyRequest, askAhead: AskAhead): Promise<Ahead> {
  const { cookie, host, "user-agent": agent } = request.headers;
  const headers = { ...(cookie && { cookie }), ...(host && { host }), ...(agent && { "user-agent": agent }) };
  const ask: Ask = async (address) => {
    const reply = await app.inject({ url: address, headers, remoteAddress: request.ip });
    return reply.statusCode === 200 ? { address, text: reply.payload } : undefined;
  };
  const found = askAhead({ path: request.url, cookies: request.cookies }, ask).catch((error: unknown) => {
    request.log.warn({ err: error }, "A page goes out without what it will ask for");
    return NOTHING;
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Ahead>((resolve) => {
    timer = setTimeout(() => resolve(NOTHING), LONGEST_WAIT_MS);
  });
  return Promise.race([found, tooLate]).finally(() => clearTimeout(timer));
}

const attribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const picture = ({ src, srcSet, sizes }: PictureSources) =>
  `<link rel="preload" as="image" fetchpriority="high" href="${attribute(src)}"${
    srcSet && sizes ? ` imagesrcset="${attribute(srcSet)}" imagesizes="${attribute(sizes)}"` : ""
  }>`;

/** JSON holds a "<" only inside texts, where it can be written as an escape: nothing in an answer ends its element. */
const answer = ({ address, text }: Answer) =>
  `<script type="application/json" ${AHEAD}="${attribute(address)}">${text.replaceAll("<", "\\u003c")}</script>`;

export type Parts = { head: string; body: string };
/** The head of a page can go out while its body is being made. */
export function partsOf(page: string): Parts {
  const at = page.indexOf("<body>") + "<body>".length;
  return { head: page.slice(0, at), body: page.slice(at) };
}

const ROOT = '<div id="root">';
/** Nobody can use words before their script runs; they hold for the clock they were written by. */
const rootWith = ({ html, offset }: Drawing) => `<div id="root" inert data-offset="${offset}">${html}`;

export const namePictures = ({ pictures }: Ahead): string => pictures.map(picture).join("");

export const bringAlong = (body: string, { answers }: Ahead, drawing: Drawing | undefined): string =>
  (drawing ? body.replace(ROOT, () => rootWith(drawing)) : body).replace(
    "</body>",
    () => `${answers.map(answer).join("")}</body>`,
  );
