const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** A line that goes on with a list or a quote across an empty line. */
const CONTINUES = /^(?:\s|[-*+>]\s|\d+[.)]\s)/;

/**
 * Splits Markdown at empty lines; fences, lists and quotes stay whole. Text that grows changes only the last block, so
 * that the others need not be parsed again.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let block = "";
  let fence = "";
  let isAfterBlankLine = false;
  for (const line of text.split(/(?<=\n)/)) {
    const mark = FENCE.exec(line)?.[1] ?? "";
    if (fence === "" && isAfterBlankLine && line.trim() !== "" && !CONTINUES.test(line)) {
      blocks.push(block);
      block = "";
    }
    if (mark !== "" && (fence === "" || mark.startsWith(fence))) fence = fence === "" ? mark : "";
    isAfterBlankLine = block !== "" && line.trim() === "" && line.endsWith("\n");
    block += line;
  }
  if (block !== "") blocks.push(block);
  return blocks;
}

const OPEN_LINK = /^\[[^\]\n]*(?:\]\([^)\n]*)?$/;

/** Leaves out a link or a picture at the end whose address is not complete. */
function cutOpenLink(text: string): string {
  const at = text.lastIndexOf("[");
  if (at < 0 || !OPEN_LINK.test(text.slice(at))) return text;
  return text.slice(0, text[at - 1] === "!" ? at - 1 : at);
}

/** Closes or holds back an open mark at the end of growing text, which would flicker otherwise. */
export function closeOpenMarks(text: string): string {
  const isInFence = (text.match(/^```/gm)?.length ?? 0) % 2 === 1;
  if (isInFence) return text;
  const from = text.lastIndexOf("\n\n") + 1;
  let tail = cutOpenLink(text.slice(from));
  for (const mark of ["**", "`", "~~"]) {
    const isOpen = tail.split(mark).length % 2 === 0;
    if (isOpen) tail = tail.endsWith(mark) ? tail.slice(0, -mark.length) : tail + mark;
  }
  return text.slice(0, from) + tail;
}

const LINK_PROTOCOLS: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** The address if a link may lead there: paths of the studio, web pages and mail. */
export function safeHref(raw: string): string | undefined {
  const href = raw.trim();
  if (/^\/(?![/\\])/.test(href)) return href;
  return URL.canParse(href) && LINK_PROTOCOLS.has(new URL(href).protocol) ? href : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The lexer leaves entities as they were written. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
