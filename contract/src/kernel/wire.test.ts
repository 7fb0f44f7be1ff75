import { expect, it } from "vitest";
import { toCamelCase, toSnakeCase } from "./wire.ts";

const camel = { videoId: "a", channelThumbnail: null, v7Average: 2, nested: [{ performanceIndex: 1.5 }] };
const snake = { video_id: "a", channel_thumbnail: null, v7_average: 2, nested: [{ performance_index: 1.5 }] };

it("converts names to snake case at every depth", () => expect(toSnakeCase(camel)).toEqual(snake));
it("converts names back to camel case", () => expect(toCamelCase(snake)).toEqual(camel));
