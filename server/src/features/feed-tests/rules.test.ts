import { aFeedVideo } from "@coldopen/contract/feed-tests/factory";
import { expect, it } from "vitest";
import { feedSeen, picturesOf, publicThumb } from "./rules.ts";

const id = "6f1c3a52-9f0e-4c1d-8a55-0a4b9d1f2e3c";

it.each([
  [`/api/pictures/${id}`, `/api/shared/pictures/tok/${id}?size=large`],
  [`/api/pictures/${id}?size=small`, `/api/shared/pictures/tok/${id}?size=large`],
  ["/api/idea/thumbs/fieldday001.webp", "/api/t/tok/pictures/n3"],
  ["https://pictures.example/a.webp", "https://pictures.example/a.webp"],
  ["/api/idea/thumbs/../secrets.webp", "/api/idea/thumbs/../secrets.webp"],
  [null, null],
])("%s is shown to visitors as %s", (address, expected) => expect(publicThumb(address, "tok", "n3")).toBe(expected));

it("lends each picture of ours once", () => {
  const thumbnails = [`/api/pictures/${id}`, "https://pictures.example/a.webp", `/api/pictures/${id}`];
  expect(picturesOf(thumbnails.map((thumbnail) => ({ thumbnail })))).toEqual([id]);
});

it("puts the variant at its place, with numbers and an id like any other", () => {
  const neighbours = ["a", "b", "c"].map((title) => aFeedVideo({ id: title, title, views: 10 }));
  const main = { title: "x", channel: "Mine", avatar: null, thumb: "/x.webp" };
  const feed = feedSeen({ neighbours, order: [2, 0, 1], main, place: 1 });
  expect(feed.map(({ title }) => title).join("")).toBe("cxab");
  expect(feed.map(({ id }) => id)).toEqual(["0", "1", "2", "3"]);
  expect(feed[1]).toMatchObject({ views: 10, duration: neighbours[0]?.duration });
});
