import { isImageAddress, type RichNode } from "@coldopen/contract/documents/rules";
import { lexer, type MarkedToken, type Token } from "marked";
import type { Run } from "./lines.ts";
import { inlineOf, visible } from "./to-document.ts";

const DEEPEST_BLOCK = 6;
type Look = Omit<Run, "text">;

const isKnown = (token: Token): token is MarkedToken => token.type !== "generic" && "raw" in token;
const known = (tokens: readonly Token[] = []): MarkedToken[] => tokens.filter(isKnown);
const nodeOf = (type: string, content: RichNode[]): RichNode => ({ type, ...(content.length > 0 && { content }) });

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);

/** A line break in Markdown is a space. */
const onOneLine = (text: string) => text.replace(/(?<!\s)\s*\n\s*/g, " ");

/** The text runs with their styles. HTML stays visible as text. */
function runsOf(tokens: readonly Token[] | undefined, look: Look): Run[] {
  return known(tokens).flatMap((token): Run[] => {
    switch (token.type) {
      case "strong":
        return runsOf(token.tokens, { ...look, bold: true });
      case "em":
        return runsOf(token.tokens, { ...look, italic: true });
      case "del":
        return runsOf(token.tokens, { ...look, strike: true });
      case "link":
        return runsOf(token.tokens, { ...look, href: token.href });
      case "codespan":
        return [{ ...look, code: true, text: plain(token.text) }];
      case "br":
        return [{ text: "\n" }];
      case "image":
        return [{ ...look, text: token.text }];
      case "checkbox":
        return [];
      case "text":
        return token.tokens ? runsOf(token.tokens, look) : [{ ...look, text: onOneLine(plain(token.text)) }];
      case "escape":
        return [{ ...look, text: plain(token.text) }];
      default:
        return [{ ...look, text: token.raw.trimEnd() }];
    }
  });
}

const paragraphOf = (tokens: readonly Token[] | undefined): RichNode[] => {
  const content = inlineOf(runsOf(tokens, {}));
  return content.length > 0 ? [nodeOf("paragraph", content)] : [];
};

function pictureOf(tokens: readonly Token[] = []): RichNode[] | undefined {
  const [only, ...others] = known(tokens);
  if (only?.type !== "image" || others.length > 0 || !isImageAddress(only.href)) return undefined;
  return [{ type: "image", attrs: { src: only.href, alt: only.text.slice(0, 1000) } }];
}

function blocksOf(tokens: readonly Token[] | undefined, depth: number): RichNode[] {
  return known(tokens).flatMap((token): RichNode[] => {
    switch (token.type) {
      case "space":
      case "checkbox":
      case "def":
        return [];
      case "heading":
        return [
          { ...nodeOf("heading", inlineOf(runsOf(token.tokens, {}))), attrs: { level: Math.min(token.depth, 3) } },
        ];
      case "paragraph":
        return pictureOf(token.tokens) ?? paragraphOf(token.tokens);
      case "text":
        return paragraphOf(token.tokens ?? [token]);
      case "hr":
        return [{ type: "horizontalRule" }];
      case "code":
        return [codeOf(visible(token.text))];
      case "blockquote": {
        const content = blocksOf(token.tokens, depth + 1);
        return depth >= DEEPEST_BLOCK || content.length === 0 ? content : [nodeOf("blockquote", content)];
      }
      case "list":
        return listOf(token, depth);
      case "table":
        return [token.header, ...token.rows].flatMap((row) =>
          paragraphOf(row.flatMap(({ tokens: cell }, at) => (at > 0 ? [separator, ...cell] : cell))),
        );
      default:
        return paragraphOf([token]);
    }
  });
}
const separator: Token = { type: "text", raw: " | ", text: " | ", escaped: false };
const codeOf = (text: string): RichNode => nodeOf("codeBlock", text === "" ? [] : [{ type: "text", text }]);

function listOf({ items, ordered, start }: Extract<MarkedToken, { type: "list" }>, depth: number): RichNode[] {
  const contents = items.map((item) => ({ item, content: blocksOf(item.tokens, depth + 1) }));
  if (depth >= DEEPEST_BLOCK) return contents.flatMap(({ content }) => content);
  const isTasks = items.length > 0 && items.every(({ task }) => task);
  const children = contents.map(({ item, content }): RichNode => {
    const led = content[0]?.type === "paragraph" ? content : [{ type: "paragraph" }, ...content];
    return isTasks
      ? { type: "taskItem", attrs: { checked: item.checked === true }, content: led }
      : { type: "listItem", content: led };
  });
  if (children.length === 0) return [];
  if (isTasks) return [nodeOf("taskList", children)];
  if (!ordered) return [nodeOf("bulletList", children)];
  return [{ ...nodeOf("orderedList", children), attrs: { start: typeof start === "number" ? start : 1 } }];
}

export const readMarkdown = (text: string): RichNode[] => blocksOf(lexer(text, { gfm: true }), 0);
