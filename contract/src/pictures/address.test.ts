import { expect, it } from "vitest";
import { drawnThumb } from "../catalogue/drawn-thumb.ts";
import { thumbShownAt } from "../outliers/thumb.ts";
import { profilePictureUrl } from "../profile-picture/rules.ts";
import { isPictureAddress, isThumbnailAddress } from "./address.ts";
import { hostileAddresses } from "./factory.ts";
import { pictureSized, pictureUrl, sharedPictureUrl, shownAt } from "./rules.ts";
import { ShownPicture, ThumbnailAddress } from "./schema.ts";
import { platformThumb, videoThumbnailOf } from "./video-thumbnail.ts";

const id = "0f0e0d0c-0b0a-4908-8706-050403020100";
const token = "t".repeat(43);
const found = videoThumbnailOf("https://youtu.be/dQw4w9WgXcQ");
const sizes = "sizes" in found ? Object.values(found.sizes) : [];

const thumbnails = [
  pictureUrl(id),
  pictureSized(pictureUrl(id), "large"),
  drawnThumb("fieldday001"),
  `${drawnThumb("field-day_1")}?size=small`,
  platformThumb("dQw4w9WgXcQ"),
  ...sizes,
  "https://img.youtube.com/vi_webp/dQw4w9WgXcQ/0.webp",
  "https://i3.ytimg.com/vi/dQw4w9WgXcQ/hq720_live.jpg?sqp=-oaymwEcCNAFEJQDSFXyq4qpAw4IARUAAIhCGAFwAcABBg==&rs=AOn4CLA",
];
const others = [
  profilePictureUrl(id, "0123456789abcdef"),
  sharedPictureUrl(token, id),
  `${sharedPictureUrl(token, id)}?size=large`,
  "https://yt3.ggpht.com/ytc/AIdro_kX7-abc=s88-c-k-c0x00ffffff-no-rj",
  "https://yt3.googleusercontent.com/a.jpg",
];

it.each(thumbnails)("%s is a thumbnail", (address) => {
  expect([isThumbnailAddress(address), isPictureAddress(address)]).toEqual([true, true]);
});
it.each(others)("%s is a picture but not a thumbnail", (address) => {
  expect([isThumbnailAddress(address), isPictureAddress(address)]).toEqual([false, true]);
});
it.each(hostileAddresses.map((address) => [address]))(
  "%j is refused, shown as missing and never preloaded",
  (address) => {
    expect(isPictureAddress(address)).toBe(false);
    expect(ThumbnailAddress.safeParse(address).success).toBe(false);
    expect(ShownPicture.parse(address)).toBe("");
    expect(shownAt(address, "320px")).toBeUndefined();
    for (const isShort of [true, false]) expect(thumbShownAt({ thumb: address, isShort }, "320px")).toBeUndefined();
  },
);
