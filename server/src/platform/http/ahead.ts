import { AHEAD } from "@coldopen/contract/kernel/address";
import type { PictureSources } from "@coldopen/contract/pictures/rules";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Drawing } from "./words/messages.ts";

type Answer = { address: string; text: string };
type Ask = (address: string) => Promise<Answer | undefined>;
export type Ahead = {
  answers: readonly Answer[];
  /** The one that is seen first, and its address in few bytes where there is one. */
  picture?: (PictureSources & { smallest?: string }) | undefined;
  /** The answers are all that the first drawing of the page is made from. */
  isWhole: boolean;
};
/** Decides what a page brings along, asking the API as its visitor would. */
export type AskAhead = (
  visit: { path: string; cookies: Readonly<Record<string, string | undefined>> },
  ask: Ask,
) => Promise<Ahead>;

const LONGEST_WAIT_MS = 1_000;
const NOTHING: Ahead = { answers: [], isWhole: false };
/** What a page carries of a picture delays its words. */
const MOST_PICTURE_BYTES = 16_000;

/** Asks as the visitor of a page would. */
function askFor(app: FastifyInstance, { headers: { cookie, host, "user-agent": agent }, ip }: FastifyRequest) {
  const headers = { ...(cookie && { cookie }), ...(host && { host }), ...(agent && { "user-agent": agent }) };
  return (url: string) => app.inject({ url, headers, remoteAddress: ip });
}

const limited = <T>(answer: Promise<T>, late: T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late), LONGEST_WAIT_MS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
};

/** A page that has to wait for its answers is better sent without: its script asks again. */
export async function aheadOf(app: FastifyInstance, request: FastifyRequest, askAhead: AskAhead): Promise<Ahead> {
  const asked = askFor(app, request);
  const ask: Ask = async (address) => {
    const { statusCode, payload } = await asked(address);
    return statusCode === 200 ? { address, text: payload } : undefined;
  };
  const found = askAhead({ path: request.url, cookies: request.cookies }, ask).catch((error: unknown) => {
    request.log.warn({ err: error }, "A page goes out without what it will ask for");
    return NOTHING;
  });
  return limited(found, NOTHING);
}

/** The first picture as a text: inside its page it is there with the first paint. */
export async function firstPictureOf(app: FastifyInstance, request: FastifyRequest, { picture, isWhole }: Ahead) {
  if (!picture?.smallest || !isWhole) return undefined;
  const answer = await limited(askFor(app, request)(picture.smallest), undefined);
  const type = String(answer?.headers["content-type"]);
  if (answer?.statusCode !== 200 || !type.startsWith("image/") || answer.rawPayload.length > MOST_PICTURE_BYTES)
    return undefined;
  return `data:${type};base64,${answer.rawPayload.toString("base64")}`;
}

const attribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const responsive = ({ srcSet, sizes }: PictureSources, set: string, widths: string) =>
  srcSet && sizes ? ` ${set}="${attribute(srcSet)}" ${widths}="${attribute(sizes)}"` : "";

export const namePicture = ({ picture }: Ahead): string =>
  picture
    ? `<link rel="preload" as="image" fetchpriority="high" href="${attribute(picture.src)}"${responsive(picture, "imagesrcset", "imagesizes")}>`
    : "";

/** The drawing with its first picture in it; what the script shows in its place is fetched after the words. */
export function withPicture(drawing: Drawing, { picture }: Ahead, bytes: string): Drawing {
  if (!picture) return drawing;
  const named = `src="${attribute(picture.src)}"${responsive(picture, "srcSet", "sizes")}`;
  const html = drawing.html
    .replace(named, () => `src="${bytes}" decoding="sync"`)
    .replace(/(<link rel="preload" as="image"[^>]*) fetchPriority="high"/, '$1 fetchPriority="low"');
  return { ...drawing, html };
}

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

export const bringAlong = (body: string, { answers }: Ahead, drawing: Drawing | undefined): string =>
  (drawing ? body.replace(ROOT, () => rootWith(drawing)) : body).replace(
    "</body>",
    () => `${answers.map(answer).join("")}</body>`,
  );
