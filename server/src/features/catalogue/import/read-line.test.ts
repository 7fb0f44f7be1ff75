import { hostileAddresses } from "@coldopen/contract/pictures/factory";
import { beforeAll, describe, expect, it } from "vitest";
import { aVideoLine } from "../../../testing/catalogue/lines.ts";
import { loadLanguages } from "../language.ts";
import { readLine } from "./read-line.ts";

beforeAll(loadLanguages);

const video = (changes: Record<string, unknown> = {}) => {
  const read = readLine(JSON.stringify(aVideoLine(changes)));
  if (read.kind !== "video") throw new Error(read.kind === "bad" ? read.reason : read.kind);
  return read.video;
};
const reason = (line: string) => {
  const read = readLine(line);
  return read.kind === "bad" ? read.reason : undefined;
};

it("reads a video line", () => {
  expect(video()).toMatchObject({
    videoId: "aaaaaaaaaa1",
    title: "I built a cabin with hand tools",
    channel: { ucid: "UCaaaaaaaaaaaaaaaaaaaaaa", name: "Half Built", subscribers: null },
    uploaded: new Date("2026-03-01T10:00:00Z"),
    duration: 900,
    isShort: false,
    youtubeCategory: "Howto & Style",
    aiL2Category: "Building & DIY",
    language: "en",
    snapshots: [
      { at: new Date("2026-03-02T05:37:00Z"), views: 1000, likes: 50, comments: 5 },
      { at: new Date("2026-03-09T05:37:00Z"), views: 9000, likes: 400, comments: 30 },
    ],
    seenAt: new Date("2026-03-09T05:37:00Z"),
  });
});

describe("titles", () => {
  it.each([
    ["outer and double spaces go", "  Two   spaces ", "Two spaces"],
    ["line breaks become spaces", "One\nline\tonly", "One line only"],
    ["letters from right to left stay", "שלום עולם | Hello", "שלום עולם | Hello"],
    ["marks that turn the page round go", "abc\u202Efed\u202C and \u2067more\u2069", "abcfed and more"],
    ["emoji stay, joined ones too", "Cabin 👨‍👩‍👧 🪵", "Cabin 👨‍👩‍👧 🪵"],
    ["styled letters stay as they are", "𝓖𝓸𝓵𝓭𝓮𝓷 hour", "𝓖𝓸𝓵𝓭𝓮𝓷 hour"],
    ["half a pair of surrogates doesn't break the rest", "broken \ud83d end", "broken \ufffd end"],
    ["NUL goes", "a\u0000b", "ab"],
  ])("%s", (_, given, expected) => {
    expect(video({ title: given }).title).toBe(expected);
  });

  it("recognize words of styled letters for the category", () => {
    expect(video({ title: "𝗠𝗶𝗻𝗲𝗰𝗿𝗮𝗳𝘁 but it rains", tags: [], category: "Gaming" }).aiL2Category).toBe("Sandbox Games");
  });
});

describe("languages", () => {
  it.each([
    ["a region is left out", { lang: "es-419", title: "Hola" }, "es"],
    ["an old code gets its new name", { lang: "iw", title: "Shalom" }, "he"],
    ["a title in other letters tells better", { lang: "en", title: "엑소 새 앨범 공개" }, "ko"],
    ["one word in other letters doesn't", { lang: "en", title: "EXO 엑소 I'm home, the full video" }, "en"],
    ["kana among kanji are Japanese", { lang: "en", title: "川で魚を釣って食べる" }, "ja"],
    ["a language written in these letters stays", { lang: "uk", title: "Київ сьогодні" }, "uk"],
    ["no language is passed on to what is spoken", { lang: "zxx", audioLang: "en-GB", title: "Rain" }, "en"],
    ["a dead language is a mistake", { lang: "la", audioLang: "en", title: "Die for me" }, "en"],
    ["an invented code counts as none", { lang: "qq-XX", audioLang: null, title: "7" }, null],
    [
      "a missing one is read from the title",
      { lang: null, audioLang: null, title: "Wie ich mit meinem Vater eine Hütte im Wald gebaut habe" },
      "de",
    ],
  ])("%s", (_, changes, expected) => {
    expect(video(changes).language).toBe(expected);
  });
});

describe("missing and odd values", () => {
  it("are accepted for tags, thumbnail and category name", () => {
    const found = video({ tags: undefined, thumb: undefined, category: undefined, categoryId: 20, title: "Untitled" });
    expect(found).toMatchObject({
      thumb: "https://i.ytimg.com/vi/aaaaaaaaaa1/hqdefault.jpg",
      youtubeCategory: "Gaming",
      aiL2Category: "Gaming",
    });
  });

  it.each(hostileAddresses.map((address) => [address]))(
    "replace a thumbnail at %j with that of the platform",
    (thumb) => {
      expect(video({ thumb }).thumb).toBe("https://i.ytimg.com/vi/aaaaaaaaaa1/hqdefault.jpg");
    },
  );

  it.each([
    ["0", { durationSec: 0 }, 0, false],
    ["unknown", { durationSec: null }, 0, false],
    ["45 s", { durationSec: 45 }, 45, true],
    ["a song of 170 s", { durationSec: 170 }, 170, false],
    ["170 s, called a short", { durationSec: 170, tags: ["Shorts"] }, 170, true],
    ["170 s, called a short in the title", { durationSec: 170, title: "One trick #shorts" }, 170, true],
    ["170 s of a short film", { durationSec: 170, tags: ["short film"] }, 170, false],
    ["200 s, called a short", { durationSec: 200, tags: ["shorts"] }, 200, false],
  ])("a duration of %s", (_, changes, duration, isShort) => {
    expect(video(changes)).toMatchObject({ duration, isShort });
  });

  it("exclude a snapshot without views and keep one without likes", () => {
    const at = "2026-03-02T05:37Z";
    const { snapshots } = video({
      snapshots: [
        ["2026-03-01T05:37Z", null, null, null],
        [at, 0, null, null],
      ],
    });
    expect(snapshots).toEqual([{ at: new Date(at), views: 0, likes: null, comments: null }]);
  });

  it("place a snapshot of a day at noon", () => {
    expect(video({ snapshots: [["2026-03-02", 5, 1, 0]] }).snapshots[0]?.at).toEqual(new Date("2026-03-02T12:00:00Z"));
  });

  it("keep previous titles", () => {
    expect(
      video({
        titleHistory: [
          ["2026-03-02", " First  "],
          ["2026-03-03", "Second"],
        ],
      }).titleChanges,
    ).toEqual([
      { at: new Date("2026-03-02T12:00:00Z"), title: "First" },
      { at: new Date("2026-03-03T12:00:00Z"), title: "Second" },
    ]);
  });
});

it("reads a channel line, mostly without a subscriber count", () => {
  const line = {
    id: "UCaaaaaaaaaaaaaaaaaaaaaa",
    name: " Half Built ",
    lang: "pt-PT",
    topCategory: "Gaming",
    subscribers: null,
  };
  expect(readLine(JSON.stringify({ ...line, lastPublishedAt: "2026-08-21T11:31:55Z", otherNames: ["Old"] }))).toEqual({
    kind: "channel",
    channel: {
      ucid: "UCaaaaaaaaaaaaaaaaaaaaaa",
      name: "Half Built",
      handle: null,
      thumbnail: null,
      subscribers: null,
      language: "pt",
      topCategory: "Gaming",
      seenAt: new Date("2026-08-21T11:31:55Z"),
    },
  });
});

it.each([
  ["{", "not JSON"],
  ["[1]", "line: Invalid input: expected object, received array"],
  ["7", "not an object"],
  [JSON.stringify(aVideoLine({ id: "short" })), "id: Not a video id"],
  [JSON.stringify(aVideoLine({ title: " \u202e " })), "title: is empty"],
  [JSON.stringify(aVideoLine({ publishedAt: "yesterday" })), "publishedAt: is not a date"],
  [JSON.stringify(aVideoLine({ snapshots: [["2026-03-02T05:37Z", -4, 0, 0]] })), /^snapshots\.0\.1: /],
])("reports what is wrong with %s", (line, expected) => {
  expect(reason(line)).toMatch(expected);
});
