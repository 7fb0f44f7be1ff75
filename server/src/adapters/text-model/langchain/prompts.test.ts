import { expect, it } from "vitest";
import { anIdeaBrief } from "../../../testing/idea-brief.ts";
import { ideasPrompt } from "./prompts.ts";

const brief = anIdeaBrief({ inspiration: { titles: ["The Truth About Vans"] } });

it.each([
  [0, /background only/],
  [1, /Follow the form/],
])("tells the model how far to lean on its examples at %d", (inspirationLevel, words) =>
  expect(ideasPrompt({ ...brief, inspirationLevel }).user).toMatch(words),
);
it("separates the request, the text to work on and the context", () => {
  const picture = { type: "image/webp", bytes: new Uint8Array([1, 2, 3]) };
  const { user, pictures } = ideasPrompt({
    ...brief,
    option: "emptyState",
    input: "something about boats",
    references: [
      { kind: "title", text: "A Year at Sea" },
      { kind: "thumbnail", text: "", picture, look: [] },
    ],
  });
  expect(user).toMatch(/wishes for in their own words/);
  expect(user).toMatch(/<data name="wish">\nsomething about boats/);
  expect(user).toMatch(/<data name="titles beside it">\n1\. A Year at Sea/);
  expect(user).toMatch(/in their order">\n1\. no words/);
  expect(pictures).toEqual([picture]);
});
it("says nothing of it in between", () =>
  expect(ideasPrompt(brief).user).not.toMatch(/background only|Follow the form/));
it("lays out the catalogue's videos by number, apart from the channel's own titles", () => {
  const { user } = ideasPrompt({
    ...brief,
    knownTitles: [
      { title: "Bus Life", lift: 7, videoId: "aaaaaaaaaaa" },
      { title: "My Van", lift: 3 },
    ],
  });
  expect(user).toMatch(/proven videos of other channels">\n1\. 7\.0x {2}Bus Life\n/);
  expect(user).toMatch(/titles of this channel that did well">\n3\.0x {2}My Van\n/);
});
it("contains the description of the channel, and its language if no other language is known", () => {
  const { user } = ideasPrompt({ ...brief, channel: { bio: "Small boats, long rivers.", language: "fr" } });
  expect(user).toContain("Small boats, long rivers.");
  expect(user).toContain("Where the material tells no language, write in French.");
});
