import { aLesson } from "@coldopen/contract/ideas/factory";
import { expect, it } from "vitest";
import { lessonText } from "./lesson-text.ts";

it.each([
  [aLesson(), "Fewer listicles: you dismissed three"],
  [
    aLesson({ dismissedReasons: ["NOT_REALISTIC", "OTHER", "ALREADY_MADE"] }),
    "Fewer listicles: you dismissed three (not realistic, already made)",
  ],
  [aLesson({ dismissedReasons: ["OTHER"] }), "Fewer listicles: you dismissed three"],
  [
    aLesson({ about: { kind: "topic", topic: "cabins" }, effect: "more", dismissed: 0, rated: 2, averageRating: 5 }),
    "More ideas about “cabins”: you gave 5.0 on average (2 ideas)",
  ],
  [
    aLesson({ about: { kind: "source", source: "BEST_PRACTICES" }, effect: "more", dismissed: 0, saved: 12 }),
    "More ideas from best practices: you saved 12",
  ],
  [
    aLesson({ effect: "none", dismissed: 1, rated: 1, averageRating: 4 }),
    "No change in listicles: you gave 4.0 on average (1 idea), you dismissed one",
  ],
  [
    aLesson({
      ...{ about: { kind: "source", source: "FOLLOWED_CHANNELS" }, isByOthers: true },
      ...{ dismissed: 0, rated: 2, averageRating: 4 },
    }),
    "Fewer ideas from creators you follow: sources that you like more take their places; here you gave 4.0 on average (2 ideas)",
  ],
])("says what a lesson changes and why", (lesson, text) => expect(lessonText(lesson)).toBe(text));
