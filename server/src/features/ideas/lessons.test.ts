import { describe, expect, it } from "vitest";
import { type JudgedIdea, learnFrom, preferencesFrom } from "./lessons.ts";
import { formatsOf } from "./title-formats.ts";

const judged = (changes: Partial<JudgedIdea> = {}): JudgedIdea => ({
  title: "Building a Log Cabin",
  inspirationType: "BEST_PRACTICES",
  subjectKey: "cabin log",
  subjectText: "building a log cabin",
  isDismissed: false,
  dismissedReason: null,
  isSaved: false,
  ratings: [],
  ...changes,
});
const lessonOn = (ideas: JudgedIdea[], name: string) =>
  learnFrom(ideas).lessons.find(({ about }) => Object.values(about).includes(name));

it.each([
  ["10 Mistakes in a Log Cabin", ["listicle"]],
  ["30 Days in a Log Cabin", ["time_limit"]],
  ["I Bought a $400 Shed", ["price", "first_person"]],
  ["Can One Person Raise a Barn?", ["question"]],
  ["How to Heat a Sauna", ["how_to"]],
  ["Stone Oven vs Pizza Oven", ["comparison"]],
  ["A Quiet Shed", []],
])("the title %s has the formats %j", (title, formats) => expect(formatsOf(title)).toEqual(formats));

describe("a lesson", () => {
  it("says that listicles were dismissed three times, and that fewer follow", () => {
    const ideas = ["7 Sheds", "5 Stoves", "9 Roofs"].map((title, at) =>
      judged({ title, subjectKey: `s${at}`, isDismissed: true, dismissedReason: "NOT_RELEVANT" }),
    );
    expect(lessonOn(ideas, "listicle")).toMatchObject({ effect: "fewer", dismissed: 3, rated: 0, averageRating: null });
    expect(preferencesFrom(ideas).format.get("listicle")).toBeLessThan(0);
  });

  it("names the reasons of its dismissals, the most frequent first", () => {
    const reasons = ["OTHER", "NOT_REALISTIC", "NOT_REALISTIC", null] as const;
    const ideas = reasons.map((dismissedReason) => judged({ title: "7 Sheds", isDismissed: true, dismissedReason }));
    expect(lessonOn(ideas, "listicle")).toMatchObject({ dismissed: 4, dismissedReasons: ["NOT_REALISTIC", "OTHER"] });
    const restored = judged({ title: "7 Sheds", isDismissed: false, dismissedReason: "OTHER", isSaved: true });
    expect(lessonOn([restored, restored], "listicle")).toMatchObject({ dismissed: 0, dismissedReasons: [] });
  });

  it("has the average of the ratings of a topic, and names it by its word", () => {
    const ideas = [5, 5, 4].map((rating) => judged({ ratings: [{ rating: rating as 4 | 5, reasons: [] }] }));
    expect(lessonOn(ideas, "cabin")).toMatchObject({ effect: "more", rated: 3 });
    expect(lessonOn(ideas, "cabin")?.averageRating).toBeCloseTo(4.67, 2);
    expect(preferencesFrom(ideas).topic.get("cabin")).toBeGreaterThan(0);
  });

  it("counts an idea that several people rated once", () => {
    const rated = judged({ ratings: [5, 4, 3].map((rating) => ({ rating: rating as 3 | 4 | 5, reasons: [] })) });
    expect(lessonOn([rated, rated], "cabin")).toMatchObject({ rated: 2, averageRating: 4 });
  });

  it("of a source says more only if the next ideas have more of it", () => {
    const liked = (inspirationType: JudgedIdea["inspirationType"]) => judged({ inspirationType, isSaved: true });
    const one = [liked("BEST_PRACTICES"), liked("BEST_PRACTICES")];
    expect(lessonOn(one, "BEST_PRACTICES")).toMatchObject({ effect: "more" });
    const types = ["MY_OVERPERFORMERS", "RELATED_OVERPERFORMERS", "FOLLOWED_CHANNELS", "BEST_PRACTICES"] as const;
    const all = [...types, ...types].map(liked);
    expect(lessonOn(all, "BEST_PRACTICES")).toMatchObject({ effect: "none" });
  });

  it("of a source without a clear opinion says that other sources cause its change", () => {
    const liked = (inspirationType: JudgedIdea["inspirationType"]) => judged({ inspirationType, isSaved: true });
    const mixed = [
      judged({ inspirationType: "FOLLOWED_CHANNELS", ratings: [{ rating: 4, reasons: [] }] }),
      judged({ inspirationType: "FOLLOWED_CHANNELS", isDismissed: true, dismissedReason: "OTHER" }),
    ];
    const ideas = [liked("BEST_PRACTICES"), liked("BEST_PRACTICES"), ...mixed];
    expect(lessonOn(ideas, "FOLLOWED_CHANNELS")).toMatchObject({ effect: "fewer", isByOthers: true, averageRating: 4 });
    expect(lessonOn(ideas, "BEST_PRACTICES")).toMatchObject({ effect: "more", isByOthers: false });
    expect(lessonOn(mixed, "FOLLOWED_CHANNELS")).toMatchObject({ effect: "none", isByOthers: false });
    const disliked = (["NOT_RELEVANT", "NOT_RELEVANT"] as const).map((dismissedReason) =>
      judged({ inspirationType: "BEST_PRACTICES", isDismissed: true, dismissedReason }),
    );
    const given = learnFrom([...disliked, ...mixed]).lessons.filter(({ isByOthers }) => isByOthers);
    expect(given.every(({ effect }) => effect === "more")).toBe(true);
  });

  it("is not drawn from one idea, from a skipped one or from middling ratings", () => {
    expect(learnFrom([judged({ isSaved: true })]).lessons).toEqual([]);
    const skipped = judged({ ratings: [{ rating: null, reasons: [] }] });
    expect(learnFrom([skipped, skipped]).lessons).toEqual([]);
    const middling = judged({ ratings: [{ rating: 3, reasons: [] }] });
    expect(lessonOn([middling, middling], "cabin")).toMatchObject({ effect: "none" });
    expect(preferencesFrom([middling, middling]).topic.size).toBe(0);
  });

  it("of a video that was made already is about the topic and not about the format", () => {
    const idea = judged({ title: "7 Log Cabins", isDismissed: true, dismissedReason: "ALREADY_MADE" });
    expect(lessonOn([idea, idea], "listicle")).toMatchObject({ effect: "none" });
    expect(lessonOn([idea, idea], "cabin")).toMatchObject({ effect: "fewer" });
  });

  it("weighs a rating for a reason less for what the reason is not about", () => {
    const withReason = judged({ title: "7 Log Cabins", ratings: [{ rating: 1, reasons: ["not_my_style"] }] });
    const { format, topic } = preferencesFrom([withReason, withReason]);
    expect(format.get("listicle")).toBeLessThan(topic.get("cabin") ?? 0);
  });
});
