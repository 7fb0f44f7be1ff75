import { describe, expect, it } from "vitest";
import {
  embedAddressOf,
  imageAddressFrom,
  isImageAddress,
  isImportedAddress,
  isLink,
  isSame,
  linkFrom,
  startsWithVideoAddress,
  textOf,
} from "./rules.ts";

const line = (...texts: string[]) => ({ type: "paragraph", content: texts.map((text) => ({ type: "text", text })) });

describe("a typed link", () => {
  it.each([
    ["", null],
    ["  \n", null],
    ["example.com", "https://example.com"],
    [" example.com/a b ", "https://example.com/a b"],
    ["http://example.com", "http://example.com"],
    ["HTTPS://Example.com", "HTTPS://Example.com"],
    ["ftp://example.com", "https://ftp://example.com"],
    ["javascript:alert(1)", "https://javascript:alert(1)"],
  ])("%j becomes %j", (typed, link) => {
    expect(linkFrom(typed)).toBe(link);
  });

  it.each([
    ["https://example.com", true],
    ["http://example.com/x?y#z", true],
    ["HTTPS://EXAMPLE.COM", true],
    ["example.com", false],
    ["ftp://example.com", false],
    ["https://javascript:alert(1)", false],
    ["javascript:alert(1)", false],
    ["java\nscript:alert(1)", false],
    [" javascript:alert(1)", false],
    ["data:text/html,hi", false],
    ["https://", false],
    ["https://bank.example@evil.example", false],
    ["//example.com", false],
  ])("%j is valid: %s", (link, isValid) => {
    expect(isLink(link)).toBe(isValid);
  });

  it("may be required to have a path", () => {
    expect(isLink("https://example.com/", { needsPath: true })).toBe(false);
    expect(isLink("https://example.com", { needsPath: true })).toBe(false);
    expect(isLink("https://example.com/a", { needsPath: true })).toBe(true);
  });
});

describe("an image address", () => {
  it("loses its whitespace", () => {
    expect(imageAddressFrom(" https://a.example/\n x.png\t")).toBe("https://a.example/x.png");
  });
  it.each([
    ["https://a.example/x.png", true],
    ["http://a.example/x.png", false],
    ["/api/pictures/0c0b0a09-0807-4605-8403-020100000001", true],
    ["/api/users/0c0b0a09-0807-4605-8403-020100000001/picture", false],
    ["data:image/png;base64,AAAA", false],
    ["blob:https://a.example/1", false],
    ["https://a.example/x y.png", false],
    ["x.png", false],
    ["", false],
  ])("%j is valid: %s", (address, isValid) => {
    expect(isImageAddress(address)).toBe(isValid);
  });
});

it("imports an http image instead of loading it", () => {
  expect(isImportedAddress("http://a.example/x.png")).toBe(true);
  expect(isImportedAddress("https://a.example/x.png")).toBe(false);
});

describe("a video link", () => {
  it("is embedded without cookies", () => {
    expect(embedAddressOf("https://youtu.be/dQw4w9WgXcQ?t=3")).toBe(
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    );
    expect(embedAddressOf("https://evil.example/watch?v=dQw4w9WgXcQ")).toBeUndefined();
  });
  it.each([
    ["https://youtu.be/dQw4w9WgXcQ", true],
    ["  https://www.youtube.com/watch?v=dQw4w9WgXcQ and more", true],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ\nnext line", true],
    ["see https://youtu.be/dQw4w9WgXcQ", false],
    ["https://youtu.be/short", true],
    ["youtube.com/@halfbuilt", true],
    ["https://music.youtube.com/playlist?list=PL1", true],
    ["https://notyoutube.com/watch?v=dQw4w9WgXcQ", false],
    ["", false],
  ])("starts %j: %s", (pasted, starts) => {
    expect(startsWithVideoAddress(pasted)).toBe(starts);
  });
});

describe("the text of a document", () => {
  it("has one line per block", () => {
    const list = {
      type: "bulletList",
      content: [
        { type: "listItem", content: [line("one")] },
        {
          type: "listItem",
          content: [line("two"), { type: "orderedList", content: [{ type: "listItem", content: [line("deep")] }] }],
        },
      ],
    };
    const broken = {
      type: "paragraph",
      content: [{ type: "text", text: "a" }, { type: "hardBreak" }, { type: "text", text: "b" }],
    };
    expect(textOf({ type: "doc", content: [line("Hello ", "there"), list, broken] })).toBe(
      "Hello there\none\ntwo\ndeep\na\nb",
    );
  });
  it("omits pictures and has at most one empty line in a row", () => {
    const gap = [{ type: "image", attrs: { src: "https://a.example/x.png" } }, line(), line(), line()];
    expect(textOf({ type: "doc", content: [line(), line("a"), ...gap, line("b"), line()] })).toBe("a\n\nb");
  });
});

it("compares documents by content, not by key order", () => {
  expect(isSame({ type: "doc", content: [line("a")] }, { content: [line("a")], type: "doc" })).toBe(true);
  expect(isSame({ type: "doc", content: [line("a")] }, { type: "doc", content: [line("b")] })).toBe(false);
  expect(isSame([1, 2], [1])).toBe(false);
  expect(isSame([], {})).toBe(false);
  expect(isSame(null, {})).toBe(false);
});
