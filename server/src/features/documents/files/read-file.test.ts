import type { RichNode } from "@coldopen/contract/documents/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { docxNumbering, docxOf, docxStyles, docxTargets, pdfOf, zipOf } from "../../../testing/make-files.ts";
import type { FileKind } from "./detect-file-type.ts";
import { readFile } from "./read-file.ts";

const words = (text: string, ...marks: (string | { href: string })[]): RichNode => ({
  type: "text",
  text,
  ...(marks.length > 0 && {
    marks: marks.map((mark) => (typeof mark === "string" ? { type: mark } : { type: "link", attrs: mark })),
  }),
});
const p = (...content: (RichNode | string)[]): RichNode => ({
  type: "paragraph",
  content: content.map((part) => (typeof part === "string" ? words(part) : part)),
});
const h = (level: number, text: string): RichNode => ({ type: "heading", attrs: { level }, content: [words(text)] });
const item = (...content: RichNode[]): RichNode => ({ type: "listItem", content });
const list = (type: string, ...content: RichNode[]): RichNode => ({ type, content });
const read = async (kind: FileKind, file: string | Buffer) => (await readFile(kind, Buffer.from(file))).content;
const refusal = (kind: FileKind, file: string | Buffer) =>
  readFile(kind, Buffer.from(file)).then(
    () => "read",
    (error: Error) => error.message,
  );

describe("plain text", () => {
  it("becomes paragraphs at empty lines and keeps other line breaks", async () => {
    expect(await read("text", "\ufeffOne\r\nline\r\n\r\n \r\nTwo\n")).toEqual([
      p("One", { type: "hardBreak" }, "line"),
      p("Two"),
    ]);
  });
  it("is read in UTF-16 and Windows-1252 too", async () => {
    expect(await read("text", Buffer.from("\ufeffcafé €", "utf16le"))).toEqual([p("café €")]);
    expect(await read("text", Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x20, 0x80]))).toEqual([p("café €")]);
  });
  it.each([
    ["holds nothing", " \n\n ", "There is no text in this file"],
    ["is no text", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]), "This file is not a text document"],
    ["is longer than notes", "word ".repeat(200_000), "This document is too long for notes"],
  ])("is refused where it %s", async (_, file, message) => {
    expect(await refusal("text", file)).toBe(message);
  });
});

describe("Markdown", () => {
  it("keeps headings, styles, lists, tasks, quotes and code", async () => {
    const file =
      "# Plan\n\nA **bold** and *slanted* `word`\non one line.\n\n1. first\n   - deeper\n\n- [x] done\n- [ ] open\n\n> quoted\n\n```\na\n  b\n```\n\n---\n";
    const task = (checked: boolean, text: string) => ({ type: "taskItem", attrs: { checked }, content: [p(text)] });
    expect(await read("markdown", file)).toEqual([
      h(1, "Plan"),
      p("A ", words("bold", "bold"), " and ", words("slanted", "italic"), " ", words("word", "code"), " on one line."),
      { ...list("orderedList", item(p("first"), list("bulletList", item(p("deeper"))))), attrs: { start: 1 } },
      list("taskList", task(true, "done"), task(false, "open")),
      list("blockquote", p("quoted")),
      { type: "codeBlock", content: [words("a\n  b")] },
      { type: "horizontalRule" },
    ]);
  });
  it("keeps links to the web only and shows HTML as text", async () => {
    const file =
      "[ok](https://a.example/x) [bad](javascript:alert(1))\n\n![](data:text/html,x)\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>";
    expect(await read("markdown", file)).toEqual([
      p(words("ok", { href: "https://a.example/x" }), " bad"),
      p("<script>alert(1)</script>"),
      p("<img src=x onerror=alert(1)>"),
    ]);
  });
  it("is flattened beyond the nesting limit", async () => {
    expect(await refusal("markdown", `${">".repeat(400)} deep`)).toBe("read");
  });
});

describe("RTF", () => {
  const rtf = (body: string) => `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\*\\generator Word;}${body}}`;
  it("keeps headings, styles, characters, links and lists", async () => {
    const file = rtf(
      String.raw`\pard\outlinelevel1 Plan\par\pard A {\b bold} caf\'e9 for 3 \u8364?{\i s}\line next {\field{\*\fldinst{HYPERLINK "https://a.example/x"}}{\fldrslt{link}}}\par{\listtext\'b7\tab}one\par{\listtext 1.\tab}first\par end`,
    );
    expect(await read("rtf", file)).toEqual([
      h(2, "Plan"),
      p(
        "A ",
        words("bold", "bold"),
        " café for 3 €",
        words("s", "italic"),
        { type: "hardBreak" },
        "next ",
        words("link", { href: "https://a.example/x" }),
      ),
      list("bulletList", item(p("one"))),
      list("orderedList", item(p("first"))),
      p("end"),
    ]);
  });
  it("drops unpaired surrogates, pictures and script links", async () => {
    const file = rtf(
      String.raw`a\u-10240?b{\pict 00ff00ff}{\field{\*\fldinst HYPERLINK "javascript:alert(1)"}{\fldrslt c}}`,
    );
    expect(await read("rtf", file)).toEqual([p("abc")]);
  });
  it("with unlimited nesting is refused", async () => {
    expect(await refusal("rtf", `{\\rtf1 ${"{".repeat(100_000)}`)).toBe("This document is nested too deep");
  });
});

describe("a Word document", () => {
  const run = (text: string, look = "") => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const styled = (style: string, content: string) => `<w:p><w:pPr>${style}</w:pPr>${content}</w:p>`;
  const listed = (numId: number, level: number, text: string) =>
    styled(`<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`, run(text));

  it("keeps headings, styles, links and nested lists", async () => {
    const body = [
      styled('<w:pStyle w:val="H2"/>', run("Plan")),
      styled(
        "",
        `${run("A ")}${run("bold", "<w:b/>")}${run(" not", '<w:b w:val="0"/>')}<w:r><w:br/></w:r>` +
          `<w:hyperlink r:id="rId1">${run("ok")}</w:hyperlink><w:hyperlink r:id="rId2">${run("bad")}</w:hyperlink>`,
      ),
      listed(1, 0, "one"),
      listed(1, 1, "deeper"),
      listed(1, 0, "two"),
      listed(2, 0, "first"),
      "<w:p/>",
    ].join("");
    const file = docxOf(body, {
      ...docxStyles('<w:style w:styleId="H2"><w:name w:val="heading 2"/></w:style>'),
      ...docxNumbering(
        '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>' +
          '<w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>' +
          '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>',
      ),
      ...docxTargets({ rId1: "https://a.example/x", rId2: "file:///etc/passwd" }),
    });
    expect(await read("docx", file)).toEqual([
      h(2, "Plan"),
      p(
        "A ",
        words("bold", "bold"),
        " not",
        { type: "hardBreak" },
        words("ok", { href: "https://a.example/x" }),
        "bad",
      ),
      list("bulletList", item(p("one"), list("bulletList", item(p("deeper")))), item(p("two"))),
      list("orderedList", item(p("first"))),
    ]);
  });

  const lied = () => {
    const zip = docxOf("<w:p/>");
    zip.writeUInt32LE(0xffff_fff0, zip.length - 6);
    return zip;
  };
  it.each([
    ["unpacks to more than it may", docxOf("a".repeat(50 * 1_048_576)), "This document is too long for notes"],
    ["is another kind of zip", zipOf({ "xl/workbook.xml": "<x/>" }), "This is not a Word document"],
    ["points beyond its end", lied(), "This file is damaged and can't be read"],
    ["is cut off", docxOf("<w:p/>").subarray(0, 60), "This file is damaged and can't be read"],
    ["is not well-formed", docxOf("<w:p><w:r>"), "This file is damaged and can't be read"],
    [
      "brings entities of its own",
      zipOf({ "word/document.xml": '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;">]><a>&c;</a>' }),
      "This file is damaged and can't be read",
    ],
    ["is nested without end", docxOf("<w:p>".repeat(100_000)), "This document is nested too deep"],
  ])("is refused where it %s", async (_, file, message) => {
    expect(await refusal("docx", file)).toBe(message);
  });

  it("with too many entries is refused", async () => {
    const parts = Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`word/${at}.xml`, ""]));
    expect(await refusal("docx", zipOf(parts))).toBe("This document is too long for notes");
  });

  it("with an unknown compression is refused", async () => {
    const zip = docxOf("<w:p/>");
    const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    zip.writeUInt16LE(99, directory + 10);
    expect(await refusal("docx", zip)).toBe("This file is damaged and can't be read");
  });
});

describe("a PDF", () => {
  it("becomes headings, paragraphs and lists by the positions of its text", async () => {
    const file = pdfOf([
      [
        { text: "Plan", size: 24, y: 720 },
        { text: "A first line that goes on in a sec-", y: 690 },
        { text: "ond one.", y: 675 },
        { text: "A new paragraph, further down.", y: 640 },
        { text: "- one", y: 600 },
        { text: "- two", y: 585 },
      ],
      [{ text: "Page two.", y: 720 }],
    ]);
    expect(await read("pdf", file)).toEqual([
      h(1, "Plan"),
      p("A first line that goes on in a second one."),
      p("A new paragraph, further down."),
      list("bulletList", item(p("one")), item(p("two"))),
      p("Page two."),
    ]);
  });
  it.each([
    ["has no text", pdfOf([[]]), "There is no text in this PDF. Pages that were scanned can't be read."],
    ["is only its first line", "%PDF-1.7\n", "This file is damaged and can't be read"],
    ["has pages without end", pdfOf(Array.from({ length: 301 }, () => [])), "This document is too long for notes"],
  ])("is refused where it %s", async (_, file, message) => {
    expect(await refusal("pdf", file)).toBe(message);
  });
});

it("any bytes are either converted or refused with an AppError", async () => {
  const kind = fc.constantFrom<FileKind>("text", "markdown", "rtf", "docx", "doc");
  const seeds = [
    docxOf("<w:p><w:r><w:t>a</w:t></w:r></w:p>"),
    Buffer.from("{\\rtf1 {\\b a}\\par}"),
    Buffer.from("# a\n- b"),
  ];
  const broken = fc
    .tuple(fc.constantFrom(...seeds), fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 20 }))
    .map(([seed, changes]) => {
      const bytes = Buffer.from(seed);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      return bytes;
    });
  const bytes = fc.oneof(
    broken,
    fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
  );
  await fc.assert(
    fc.asyncProperty(kind, bytes, async (of, file) => {
      const outcome = await readFile(of, file).catch((error: Error) => error);
      expect(outcome instanceof Error ? outcome.name : outcome.type).toMatch(/^(AppError|doc)$/);
    }),
    { numRuns: 400 },
  );
});
