import { describe, expect, it } from "vitest";
import { DOCUMENT_DEPTH_MAX, DOCUMENT_NODES_MAX, DOCUMENT_TEXT_MAX } from "./check-document.ts";
import type { RichNode } from "./rules.ts";
import { emptyDocument, RichDocument } from "./schema.ts";

const doc = (...content: unknown[]) => ({ type: "doc", content });
const words = (text: string, marks?: unknown[]) => ({ type: "text", text, ...(marks && { marks }) });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const faultOf = (value: unknown) => RichDocument.safeParse(value).error?.issues[0]?.message;
const quotes = (levels: number): RichNode =>
  levels === 0 ? { type: "paragraph" } : { type: "blockquote", content: [quotes(levels - 1)] };

describe("a document", () => {
  it("accepts every node and mark of the editor", () => {
    const link = { type: "link", attrs: { href: "https://example.com" } };
    const whole = doc(
      { type: "heading", attrs: { level: 1, isEditable: false }, content: [words("Title")] },
      paragraph(words("bold", [{ type: "bold" }, { type: "italic" }]), { type: "hardBreak" }, words("link", [link])),
      { type: "bulletList", content: [{ type: "listItem", content: [paragraph(), quotes(1)] }] },
      { type: "orderedList", attrs: { start: 3, type: null }, content: [{ type: "listItem", content: [paragraph()] }] },
      { type: "taskList", content: [{ type: "taskItem", attrs: { checked: true }, content: [paragraph()] }] },
      { type: "codeBlock", attrs: { language: null }, content: [words("let a;")] },
      { type: "horizontalRule" },
      { type: "image", attrs: { src: "https://a.example/x.png", alt: null } },
      { type: "youtube", attrs: { src: "https://youtu.be/dQw4w9WgXcQ" } },
    );
    expect(faultOf(whole)).toBeUndefined();
    expect(RichDocument.parse(whole)).toEqual(whole);
    expect(faultOf(emptyDocument())).toBeUndefined();
  });

  const linkTo = (href: unknown) => doc(paragraph(words("x", [{ type: "link", attrs: { href } }])));
  it.each([
    ["a script as a link", linkTo("javascript:alert(1)")],
    ["a script in disguise", linkTo("java\tscript:alert(1)")],
    ["a page in a link", linkTo("data:text/html,<script>alert(1)</script>")],
    ["a link to nowhere", linkTo(null)],
    ["a picture of data", doc({ type: "image", attrs: { src: "data:image/svg+xml,<svg onload=alert(1)>" } })],
    ["a picture without an address", doc({ type: "image" })],
    ["a video from elsewhere", doc({ type: "youtube", attrs: { src: "https://evil.example/watch?v=dQw4w9WgXcQ" } })],
    ["an unknown node", doc({ type: "iframe", attrs: { src: "https://evil.example" } })],
    ["a node named like a method", doc({ type: "constructor" })],
    ["an unknown mark", doc(paragraph(words("x", [{ type: "textStyle", attrs: { color: "red" } }])))],
    ["a mark named like a method", doc(paragraph(words("x", [{ type: "toString" }])))],
    ["an attribute of one's own", doc({ type: "paragraph", attrs: { onclick: "alert(1)" } })],
    [
      "a style on a link",
      doc(paragraph(words("x", [{ type: "link", attrs: { href: "https://a.example", class: "fixed" } }]))),
    ],
    ["a field of one's own", doc({ type: "paragraph", html: "<script>" })],
    ["a heading of level 4", doc({ type: "heading", attrs: { level: 4 } })],
    ["text without a paragraph", doc(words("x"))],
    ["a paragraph in a paragraph", doc(paragraph(paragraph()))],
    ["an item without a list", doc({ type: "listItem", content: [paragraph()] })],
    ["an empty list", doc({ type: "bulletList", content: [] })],
    [
      "an item that starts with a list",
      doc({ type: "bulletList", content: [{ type: "listItem", content: [quotes(1)] }] }),
    ],
    ["bold code", doc({ type: "codeBlock", content: [words("x", [{ type: "bold" }])] })],
    ["a document in a document", doc(doc(paragraph()))],
    ["empty text", doc(paragraph(words("")))],
    ["text that can't be stored", doc(paragraph(words("a\0b")))],
    ["half a character", doc(paragraph(words("\ud800")))],
    [
      "a picture with something in it",
      doc({ type: "image", attrs: { src: "https://a.example/x.png" }, content: [paragraph()] }),
    ],
    ["nothing", doc()],
  ])("rejects %s", (_, document) => {
    expect(faultOf(document)).toBeTypeOf("string");
  });

  it("is limited in size, depth and number of nodes", () => {
    expect(faultOf(doc(quotes(DOCUMENT_DEPTH_MAX - 1)))).toBeUndefined();
    expect(faultOf(doc(quotes(DOCUMENT_DEPTH_MAX)))).toBe("This is nested too deep");
    expect(faultOf(doc(...Array.from({ length: DOCUMENT_NODES_MAX }, () => paragraph())))).toBe("This is too long");
    const half = "x".repeat(DOCUMENT_TEXT_MAX / 2);
    expect(faultOf(doc(paragraph(words(half), words(half))))).toBeUndefined();
    expect(faultOf(doc(paragraph(words(half), words(half), words("x"))))).toBe("This is too long");
  });
});
