import { expect, it } from "vitest";
import { channelNamedIn } from "./rules.ts";

const ucid = "UCfielddays0000000000001";

it.each([
  [ucid, { ucid }],
  [` ${ucid} `, { ucid }],
  [`https://www.youtube.com/channel/${ucid}`, { ucid }],
  [`youtube.com/channel/${ucid}/videos?view=0`, { ucid }],
  ["@FieldDays", { handle: "@fielddays" }],
  ["https://m.youtube.com/@FieldDays/shorts", { handle: "@fielddays" }],
  ["https://www.youtube.com/@%E3%83%95%E3%82%A3%E3%83%BC", { handle: "@フィー" }],
  ["field days", undefined],
  ["@ab", undefined],
  ["@field days", undefined],
  ["https://www.youtube.com/watch?v=video000001", undefined],
  [`https://example.com/channel/${ucid}`, undefined],
  [`https://youtube.com.example/@fielddays`, undefined],
  ["https://www.youtube.com/@%E3%83", undefined],
  ["", undefined],
])("%s names %j", (text, named) => expect(channelNamedIn(text)).toEqual(named));
