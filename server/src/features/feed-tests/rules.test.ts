import { aFeedVideo } from "@coldopen/contract/feed-tests/factory";
import { expect, it } from "vitest";
import { buildFeed, itemAtPlace, pictureIdsOf } from "./rules.ts";

const id = "6f1c3a52-9f0e-4c1d-8a55-0a4b9d1f2e3c";
const shares = { views: 0.5, uploaded: 0.5, duration: 0.5 };

it("lists each stored picture once", () => {
  const thumbnails = [`/api/pictures/${id}`, "https://i.ytimg.com/vi/dQw4w9WgXcQ/0.jpg", `/api/pictures/${id}`];
  expect(pictureIdsOf(thumbnails.map((thumbnail) => ({ thumbnail })))).toEqual([id]);
});

const neighbours = ["a", "b", "c"].map((title) => aFeedVideo({ id: title, title, views: 10, avatar: "/a.webp" }));
const feed = { neighbours, order: [2, 0, 1], main: { title: "x", channel: "Mine" }, place: 1, shares };

it("places the variant in the feed with numbers, ids and pictures like the others", () => {
  const videos = buildFeed({ ...feed, thumbAt: (place) => `/picture/${place}` });
  expect(videos.map(({ title }) => title).join("")).toBe("cxab");
  expect(videos.map(({ id }) => id)).toEqual(["0", "1", "2", "3"]);
  expect(videos.map(({ thumb }) => thumb)).toEqual(["/picture/0", "/picture/1", "/picture/2", "/picture/3"]);
  expect(videos.map(({ avatar }) => avatar)).toEqual([null, null, null, null]);
  expect(videos[1]).toMatchObject({ views: 10, duration: neighbours[0]?.duration });
});

it("finds the item at each place", () => {
  const shown = [0, 1, 2, 3, 4].map((at) => itemAtPlace(feed, at));
  expect(shown).toEqual([{ neighbour: 2 }, "variant", { neighbour: 0 }, { neighbour: 1 }, undefined]);
});
