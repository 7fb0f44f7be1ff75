import { expect, it } from "vitest";
import { pictureIdOf } from "./address.ts";
import { pictureSized, pictureUrl } from "./rules.ts";

const id = "0f0e0d0c-0b0a-4908-8706-050403020100";

it("finds the id in an address of a stored picture, with or without a size", () => {
  expect([pictureUrl(id), `${pictureUrl(id)}?size=small`].map(pictureIdOf)).toEqual([id, id]);
});
it.each(["", `https://example.com/api/pictures/${id}`, "/api/pictures/1", `/api/pictures/${id}/more`, `x${id}`])(
  "finds none in %j",
  (address) => expect(pictureIdOf(address)).toBeUndefined(),
);
it("adds a size to stored pictures only", () => {
  expect(pictureSized(pictureUrl(id), "medium")).toBe(`/api/pictures/${id}?size=medium`);
  expect(pictureSized(`${pictureUrl(id)}?size=small`, "large")).toBe(`/api/pictures/${id}?size=large`);
  expect(pictureSized("https://example.com/a.png", "small")).toBe("https://example.com/a.png");
});
