/** A line of an import file, of the shape that the import command documents. */
export const aVideoLine = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: "aaaaaaaaaa1",
  title: "I built a cabin with hand tools",
  channelId: "UCaaaaaaaaaaaaaaaaaaaaaa",
  channel: "Half Built",
  publishedAt: "2026-03-01T10:00:00Z",
  durationSec: 900,
  categoryId: 26,
  category: "Howto & Style",
  lang: "en",
  audioLang: "en",
  tags: ["cabin", "hand tools", "log cabin build"],
  thumb: "https://i.ytimg.com/vi/aaaaaaaaaa1/hqdefault.jpg",
  hd: true,
  captions: false,
  licensed: true,
  regions: { US: 1 },
  snapshots: [
    ["2026-03-02T05:37Z", 1000, 50, 5],
    ["2026-03-09T05:37Z", 9000, 400, 30],
  ],
  ...changes,
});
