import { PRELOADED_ANSWERS } from "@coldopen/contract/kernel/address";
import { isPictureAddress } from "@coldopen/contract/pictures/address";
import type { PictureSources } from "@coldopen/contract/pictures/rules";
import type { FastifyInstance, FastifyRequest } from "fastify";

type Answer = { address: string; text: string };
type CallApi = (address: string) => Promise<Answer | undefined>;
type Preloaded = { answers: readonly Answer[]; pictures: readonly PictureSources[] };
/** Decides which answers a page carries, calling the API as its visitor would. */
export type CollectAnswers = (
  visit: { path: string; cookies: Readonly<Record<string, string | undefined>> },
  callApi: CallApi,
) => Promise<Preloaded>;

const COLLECT_TIMEOUT_MS = 1_000;
const NOTHING: Preloaded = { answers: [], pictures: [] };

/** A page that would have to wait for its answers is sent without them: its script asks for them itself. */
export async function collectPreloaded(
  app: FastifyInstance,
  request: FastifyRequest,
  collect: CollectAnswers,
): Promise<Preloaded> {
  const { cookie, host, "user-agent": agent } = request.headers;
  const headers = { ...(cookie && { cookie }), ...(host && { host }), ...(agent && { "user-agent": agent }) };
  const callApi: CallApi = async (address) => {
    const reply = await app.inject({ url: address, headers, remoteAddress: request.ip });
    return reply.statusCode === 200 ? { address, text: reply.payload } : undefined;
  };
  const collected = collect({ path: request.url, cookies: request.cookies }, callApi).catch((error: unknown) => {
    request.log.warn({ err: error }, "Failed to collect preloaded answers");
    return NOTHING;
  });
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<Preloaded>((resolve) => {
    timer = setTimeout(() => resolve(NOTHING), COLLECT_TIMEOUT_MS);
  });
  return Promise.race([collected, timedOut]).finally(() => clearTimeout(timer));
}

const attribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const pictureLink = ({ src, srcSet, sizes }: PictureSources) =>
  `<link rel="preload" as="image" fetchpriority="high" href="${attribute(src)}"${
    srcSet && sizes ? ` imagesrcset="${attribute(srcSet)}" imagesizes="${attribute(sizes)}"` : ""
  }>`;

const pictureLinks = (pictures: readonly PictureSources[]) =>
  pictures
    .filter(({ src }) => isPictureAddress(src))
    .map(pictureLink)
    .join("");

/** JSON has "<" only inside strings, where it can be escaped: nothing in an answer closes the element. */
const answersBlock = (answers: readonly Answer[]) => {
  const json = `{${answers.map(({ address, text }) => `${JSON.stringify(address)}:${text}`).join(",")}}`;
  return `<script type="application/json" id="${PRELOADED_ANSWERS}">${json.replaceAll("<", "\\u003c")}</script>`;
};

export const embedPreloaded = (page: string, { answers, pictures }: Preloaded): string =>
  answers.length === 0
    ? page
    : page
        .replace("</head>", () => `${pictureLinks(pictures)}</head>`)
        .replace("</body>", () => `${answersBlock(answers)}</body>`);
