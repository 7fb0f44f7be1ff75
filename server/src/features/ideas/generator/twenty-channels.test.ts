import { generateIdeas } from "@coldopen/engine-text";
import { describe, expect, it } from "vitest";
import { ideaChannels, writeDays } from "../../../testing/idea-channels.ts";
import { frameOf, isSameText, sharesFrame } from "./frames.ts";
import { contentStems } from "./title-words.ts";
import type { WriteTexts } from "./write-idea.ts";

const channels = ideaChannels();

const write =
  (language: "en" | "es" | "de" | "fr"): WriteTexts =>
  async ({ title = null, exclude, ...request }) =>
    generateIdeas({
      ...{ ...request, option: "emptyState", inspiration: {}, language, temperature: 0.5, exclude: [...exclude] },
      project: { name: "", title, concept: null },
    }).map(({ content }) => content);

it("covers twenty channels in four languages", () => {
  expect(channels).toHaveLength(20);
  expect(new Set(channels.map(({ channel }) => channel.language))).toEqual(new Set(["en", "es", "de", "fr"]));
});

describe.each(channels)("the ideas of $name", ({ channel, ...rest }) => {
  const { language } = channel;
  const given = { channel, ...rest };
  const daily = writeDays(given, write(language), { days: 1, perDay: 10 });
  const titleOf = new Map(rest.videos.map(({ videoId, title }) => [videoId, title]));

  it("are ten, and no two share their frame or subject", async () => {
    const ideas = await daily;
    expect(ideas).toHaveLength(10);
    for (const part of ["title", "concept"] as const) {
      const frames = ideas.map((idea) => frameOf(idea[part], idea.subjectText, language));
      const shared = frames.flatMap((frame, at) =>
        frames.slice(at + 1).flatMap((other, offset) => (sharesFrame(frame, other) ? [[at, at + 1 + offset]] : [])),
      );
      expect(shared.map((pair) => pair.map((at) => ideas[at]?.[part]))).toEqual([]);
    }
    expect(new Set(ideas.map(({ subjectKey }) => subjectKey)).size).toBe(10);
  });

  it("have two or three sources about their subject, and copy none of them", async () => {
    for (const { title, subjectKey, subjectText, sourceVideoIds } of await daily) {
      expect(title.toLowerCase()).not.toBe(`¿por qué ${subjectText}?`);
      const sources = sourceVideoIds.map((id) => titleOf.get(id) ?? "");
      expect(new Set(sourceVideoIds).size).toBe(sourceVideoIds.length);
      expect([2, 3]).toContain(sources.length);
      const subject = subjectKey.split(" ");
      for (const source of sources) {
        const stems = contentStems(source, language);
        expect([source, subject.filter((stem) => !stems.has(stem))]).toEqual([source, []]);
        expect([title, source, isSameText(title, source)]).toEqual([title, source, false]);
      }
      const own = contentStems(title, language);
      const missing = subject.filter((stem) => !own.has(stem) && !own.has(stem.replace(/ing$/u, "")));
      expect([title, missing]).toEqual([title, []]);
    }
  });

  it("are the same when they are written again", async () => {
    expect(await writeDays(given, write(language), { days: 1, perDay: 10 })).toEqual(await daily);
  });
});

it("brings other ideas on other days, of all four types", async () => {
  const [first] = channels;
  if (!first) throw new Error("No channel");
  const ideas = await writeDays(first, write("en"), { days: 2, perDay: 10 });
  expect(new Set(ideas.map(({ title }) => title.toLowerCase())).size).toBe(20);
  expect(new Set(ideas.map(({ subjectKey }) => subjectKey)).size).toBe(20);
  expect(new Set(ideas.map(({ inspirationType }) => inspirationType)).size).toBe(4);
});
