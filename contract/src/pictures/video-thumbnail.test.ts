import { expect, it } from "vitest";
import { videoThumbnailOf } from "./video-thumbnail.ts";

const sizes = {
  small: "https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg",
  medium: "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
  large: "https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg",
};

it.each([
  "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://img.youtube.com/vi_webp/dQw4w9WgXcQ/0.webp",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s",
  "https://youtube.com/shorts/dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ",
  "  https://youtu.be/\n dQw4w9WgXcQ ",
])("%j yields three sizes", (address) => {
  expect(videoThumbnailOf(address)).toEqual({ sizes });
});

it.each([
  ["", "Requires valid YouTube URL"],
  ["   ", "Requires valid YouTube URL"],
  ["https://example.com/vi/dQw4w9WgXcQ/hqdefault.jpg", "Invalid YouTube URL"],
  ["https://i.ytimg.com.example.com/vi/dQw4w9WgXcQ/hqdefault.jpg", "Invalid YouTube URL"],
  ["https://i.ytimg.com/vi/short/hqdefault.jpg", "Invalid YouTube URL"],
  ["javascript://i.ytimg.com/vi/dQw4w9WgXcQ/a.jpg", "Invalid YouTube URL"],
  ["not an address", "Invalid YouTube URL"],
])("%j is refused: %s", (address, problem) => {
  expect(videoThumbnailOf(address)).toEqual({ problem });
});
