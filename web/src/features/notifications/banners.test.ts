import { expect, it } from "vitest";
import { type BannerEvent, reduceBanners } from "./banners.ts";

const show = (id: number): BannerEvent => ({
  kind: "show",
  banner: { id, description: `Banner ${id}`, variant: "success" },
});
const dismiss = (id: number): BannerEvent => ({ kind: "dismiss", id });

it.each<[string, BannerEvent[], number[]]>([
  ["the oldest is first", [show(1), show(2), show(3)], [1, 2, 3]],
  ["the next follows the one dismissed", [show(1), show(2), dismiss(1)], [2]],
  ["one can go from the middle", [show(1), show(2), show(3), dismiss(2)], [1, 3]],
  ["what isn't there can't go", [show(1), dismiss(9)], [1]],
])("%s", (_, events, ids) => expect(events.reduce(reduceBanners, []).map(({ id }) => id)).toEqual(ids));
