import { aPictureElement } from "@coldopen/contract/ideation/factory";
import { Reference } from "@coldopen/contract/ideation/references";
import { expect, it } from "vitest";
import { type Material, materialOfIdea, referenceOf, refusal } from "./materials.ts";

const title = (text: string): Material => ({ id: text, kind: "title", text, picture: null });
const picture = (id: string): Material => ({ id, kind: "thumbnail", text: "", picture: `/api/pictures/${id}` });
const some = <T>(count: number, make: (name: string) => T) =>
  Array.from({ length: count }, (_, at) => make(String(at)));

it.each([
  ["the same again", [title("A sauna")], title("A sauna"), "known"],
  ["a ninth", some(8, title), title("A sauna"), "full"],
  ["a fifth picture", some(4, picture), picture("other"), "pictures"],
  ["a title beside four pictures", some(4, picture), title("A sauna"), undefined],
] as const)("answers to %s", (_, materials, next, why) => expect(refusal(materials, next)).toBe(why));

it.each([
  ["a picture by its id", materialOfIdea(aPictureElement(0), "thumbnail"), "thumbnail"],
  ["a title", title("A sauna"), "title"],
  ["a title that is too long for one", title("sauna ".repeat(50)), "concept"],
])("sends %s as the server takes it", (_, material, kind) => {
  const [reference] = referenceOf(material);
  expect(Reference.parse(reference).kind).toBe(kind);
});
it("sends an external picture by its description, and omits it without one", () => {
  const elsewhere: Material = { id: "1", kind: "thumbnail", text: "a pier", picture: "https://example.com/a.jpg" };
  expect(referenceOf(elsewhere)).toEqual([{ kind: "concept", text: "a pier" }]);
  expect(referenceOf({ ...elsewhere, text: " " })).toEqual([]);
});
