import { describe, expect, it } from "vitest";
import { formatsOf } from "./formats.ts";
import { parseTopic } from "./frames/parse-topic.ts";
import { generateIdeas } from "./generate-ideas.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

const saunas = parseTopic("We build small saunas from scrap", "en");

describe("the format of a title", () => {
  it.each([
    ["$400 Cabin vs $40,000 Cabin", ["$400 {bare} vs $40,000 {bare}"]],
    ["I lived in a lookout tower for 30 days", ["I lived in {object} for 30 days"]],
    ["This $38 Rocket Should Not Have Worked", ["{thisObject} Should Not Have Worked"]],
    ["The Truth About Tiny Houses", ["The Truth About {object}"]],
    ["A Local Showed Me the Real Istanbul (Part 13)", ["A Local Showed Me {object} (Part 13)"]],
    ["Cabin vs Tent", []],
    ["Seven hours later", []],
  ])("%j is %j", (title, formats) => expect(formatsOf(title, saunas)).toEqual(formats));
});

it("a long subject is cut to its first noun phrase", () => {
  const homes = parseTopic("Small homes from things that others leave behind in cities", "en");
  expect(formatsOf("The Truth About Tiny Houses", homes)).toEqual(["The Truth About small homes"]);
});

describe("ideas with a video as inspiration", () => {
  const video = { videoId: "abcdefghijk", title: "I lived in a lookout tower for 30 days" };
  const brief = anIdeaBrief({
    option: "emptyState",
    input: "",
    project: { name: "New Project", title: null, concept: null },
    channel: { bio: "We build small saunas from scrap.", language: "en" },
    inspiration: { youtubeItems: [video] },
    knownTitles: [{ ...video, lift: 8 }],
  });
  it("take its format for the channel's own subject, and name it as their source", () => {
    const [first] = generateIdeas(brief);
    expect(first?.content).toMatch(/lived in small saunas for 30 days/i);
    expect(first?.sources?.map(({ videoId }) => videoId)).toEqual([video.videoId]);
  });
  it("are never its own title", () => {
    const titles = generateIdeas({ ...brief, channel: undefined }).map(({ content }) => content.toLowerCase());
    expect(titles).not.toContain(video.title.toLowerCase());
    expect(titles.length).toBeGreaterThan(0);
  });
  it("ignore its format at inspiration level 0", () => {
    const ideas = generateIdeas({ ...brief, inspirationLevel: 0 });
    expect(ideas.every(({ content }) => !/30 days/.test(content))).toBe(true);
  });
});
