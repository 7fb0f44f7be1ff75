import { render, screen } from "@testing-library/react";
import { lexer } from "marked";
import { describe, expect, it } from "vitest";
import { closeOpenMarks, safeHref, splitBlocks } from "./blocks.ts";
import { Markdown } from "./markdown.tsx";

const show = (text: string, isGrowing = false) => render(<Markdown text={text} isGrowing={isGrowing} />).container;

describe("Markdown", () => {
  it("renders headings below those of the page, lists, tables and code", () => {
    const page = show(
      "# Plan\n\n1. one\n2. two\n\n- [x] done\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\n<b>code</b>\n```",
    );
    expect(screen.getByRole("heading", { level: 3, name: "Plan" })).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getByRole("checkbox", { name: "Done" })).toBeChecked();
    expect(screen.getByRole("table")).toBeVisible();
    expect(page.querySelector("pre")).toHaveTextContent("<b>code</b>");
  });
  it("opens links of other sites apart and without a trace", () => {
    show("[site](https://example.com) and [project](/app/chat)");
    expect(screen.getByRole("link", { name: "site" })).toHaveAttribute("rel", "noopener noreferrer nofollow");
    expect(screen.getByRole("link", { name: "project" })).not.toHaveAttribute("target");
  });
  it("shows a picture of the studio", () => {
    show("![A sauna](/api/pictures/00000000-0000-4000-8000-000000000001)");
    expect(screen.getByRole("img", { name: "A sauna" })).toBeInTheDocument();
  });

  const hostile = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    "<style>*{display:none}</style>",
    "<form action=https://evil.example><input></form>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:msgbox)",
    "[x](//evil.example)",
    "[x](/\\evil.example)",
    "![x](https://evil.example/p.png)",
    "![x](//evil.example/p.png)",
    "![x](data:image/svg+xml,<svg onload=alert(1)>)",
    "![x](/api/pictures/../../evil)",
    "![x](https://i.ytimg.com.evil.example/vi/dQw4w9WgXcQ/hqdefault.jpg)",
    "[![x](https://evil.example/p.png)](javascript:alert(1))",
    "<svg><script>alert(1)</script></svg>",
    "**<img src=x onerror=alert(1)>**",
    "| <script>alert(1)</script> |\n|---|\n| ![x](http://evil.example/p.gif) |",
  ];
  it.each(hostile)("shows %j as text", (text) => {
    for (const isGrowing of [false, true]) {
      const page = show(text, isGrowing);
      expect(page.querySelector("script, img, iframe, style, form, svg, input")).toBeNull();
      for (const link of page.querySelectorAll("a"))
        expect(link.getAttribute("href")).toMatch(/^(https?:|mailto:|\/[^/\\])/);
    }
  });
});

it.each([
  ["https://example.com/a", "https://example.com/a"],
  [" mailto:a@example.com ", "mailto:a@example.com"],
  ["/app/chat", "/app/chat"],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["\tjava\nscript:alert(1)", undefined],
  ["relative/path", undefined],
])("safeHref(%j) is %j", (raw, href) => expect(safeHref(raw)).toBe(href));

describe("splitBlocks", () => {
  it.each([
    "a\n\nb\n\nc",
    "- one\n\n- two\n\ntext",
    "```\na\n\nb\n```\n\nafter",
    "> quote\n\n> more\n\nend",
    "# h\n\n| a |\n|---|\n| 1 |\n\nlast",
    "1. a\n\n   more\n\n2. b",
  ])("gives the blocks of the whole lexer for %j", (text) => {
    const shape = (raw: string) => lexer(raw).flatMap(({ type }) => (type === "space" ? [] : [type]));
    expect(splitBlocks(text).flatMap(shape)).toEqual(shape(text));
    expect(splitBlocks(text).join("")).toBe(text);
  });
  it("changes only the last block when the text grows", () => {
    expect(splitBlocks("a\n\nb\n\nc").slice(0, 2)).toEqual(splitBlocks("a\n\nb\n\ncd").slice(0, 2));
  });
});

it.each([
  ["This is **bo", "This is **bo**"],
  ["This is **", "This is "],
  ["See [the li", "See "],
  ["See [link](https://exam", "See "],
  ["```\nopen **", "```\nopen **"],
  ["done **bold** and", "done **bold** and"],
])("closeOpenMarks(%j) is %j", (text, closed) => expect(closeOpenMarks(text)).toBe(closed));
