import { isLink, type RichNode } from "@coldopen/contract/documents/rules";
import type { Line, Run } from "./lines.ts";

const DEEPEST_LIST = 8;
const marks = ["bold", "italic", "underline", "strike", "code"] as const;

const marksOf = (run: Run): NonNullable<RichNode["marks"]> => [
  ...marks.filter((mark) => run[mark]).map((type) => ({ type })),
  ...(run.href !== undefined && isLink(run.href) ? [{ type: "link", attrs: { href: run.href } }] : []),
];

/** The nodes of a paragraph. Adjacent runs with the same style are merged. */
export function inlineOf(runs: readonly Run[]): RichNode[] {
  const nodes: { node: RichNode; look: string }[] = [];
  for (const run of runs) {
    const found = marksOf(run);
    const look = JSON.stringify(found);
    for (const [at, text] of visible(run.text).split("\n").entries()) {
      if (at > 0) nodes.push({ node: { type: "hardBreak" }, look: "" });
      if (text === "") continue;
      const last = nodes.at(-1);
      if (last?.node.text !== undefined && last.look === look) last.node.text += text;
      else nodes.push({ node: { type: "text", text, ...(found.length > 0 && { marks: found }) }, look });
    }
  }
  return nodes.map(({ node }) => node);
}

const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\uFEFF\uFFFD]/gu;
const ALLOWED_CONTROLS = new Set(["\n", "\t"]);
/** Removes control characters, unpaired surrogates and private-use characters. */
export const visible = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .toWellFormed()
    .replace(INVISIBLE, (character) => (ALLOWED_CONTROLS.has(character) ? character : ""));

const paragraph = (content: RichNode[]): RichNode => ({ type: "paragraph", ...(content.length > 0 && { content }) });
const isBlank = ({ content = [] }: RichNode) => content.every(({ text }) => text === undefined || text.trim() === "");

/** The blocks of a document. Empty lines are left out. */
export function toBlocks(lines: readonly Line[]): RichNode[] {
  const blocks: RichNode[] = [];
  const open: { list: RichNode; level: number }[] = [];
  for (const { runs, heading, list } of lines) {
    const content = inlineOf(runs);
    const text = paragraph(content);
    if (isBlank(text)) continue;
    if (!list) {
      open.length = 0;
      blocks.push(heading ? { type: "heading", attrs: { level: Math.min(heading, 3) }, content } : text);
      continue;
    }
    addItem(blocks, open, list, text);
  }
  return blocks;
}

function addItem(
  blocks: RichNode[],
  open: { list: RichNode; level: number }[],
  { kind, level: wanted }: NonNullable<Line["list"]>,
  text: RichNode,
): void {
  const level = Math.min(wanted, DEEPEST_LIST);
  while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
  const last = open.at(-1);
  if (last && last.level === level && last.list.type !== kind) open.pop();
  const around = open.at(-1);
  if (around?.level === level) return void around.list.content?.push({ type: "listItem", content: [text] });
  const list: RichNode = { type: kind, content: [{ type: "listItem", content: [text] }] };
  const holder = around?.list.content?.at(-1)?.content ?? blocks;
  holder.push(list);
  open.push({ list, level });
}
