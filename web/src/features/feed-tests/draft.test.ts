import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { describe, expect, it } from "vitest";
import { firstDraft, hasTwins, nextVariant, optionsOf } from "./draft.ts";

const title = (n: number) => anOption({ id: optionId(n), content: `Title ${n}` });
const thumbnail = (n: number) => anOption({ id: optionId(n), optionType: "thumbnail", content: `/${n}.webp` });
const choice = (one: number, other: number) => ({ titleOptionId: optionId(one), thumbnailOptionId: optionId(other) });
const of = (...options: ReturnType<typeof anOption>[]) => optionsOf(aProjectDetail(options));

describe("a new test", () => {
  it("begins with the primary package and another thumbnail", () => {
    const project = aProjectDetail([title(1), thumbnail(2), thumbnail(3)], { thumbnailPrimaryOptionId: optionId(3) });
    expect(firstDraft(optionsOf(project))).toEqual([choice(1, 3), choice(1, 2)]);
  });
  it("begins with another title where there is one thumbnail", () => {
    expect(firstDraft(of(title(1), title(2), thumbnail(3)))).toEqual([choice(1, 3), choice(2, 3)]);
  });
  it("can't begin with a single package, or half of one", () => {
    expect(firstDraft(of(title(1), thumbnail(2)))).toEqual([]);
    expect(firstDraft(of(title(1), title(2)))).toEqual([]);
  });
});

it("offers what isn't there yet, up to four", () => {
  const options = of(title(1), title(2), thumbnail(3), thumbnail(4), thumbnail(5));
  expect(nextVariant([choice(1, 3), choice(1, 4)], options)).toEqual(choice(1, 5));
  expect(nextVariant([choice(1, 3), choice(1, 4), choice(1, 5), choice(2, 3)], options)).toBeUndefined();
  expect(nextVariant([choice(1, 3), choice(2, 3)], of(title(1), title(2), thumbnail(3)))).toBeUndefined();
});

it.each([
  [[choice(1, 3), choice(1, 4)], false],
  [[choice(1, 3), choice(2, 4), choice(1, 3)], true],
  [[], false],
])("knows twins", (variants, expected) => expect(hasTwins(variants)).toBe(expected));
