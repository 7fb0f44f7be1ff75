import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activityOf, keyBetween, keysFor } from "./rules.ts";

const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe("order keys", () => {
  it("leave room between any two neighbours", () => {
    const places = fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(places, (inserts) => {
        const keys: string[] = [];
        for (const place of inserts) {
          const at = place % (keys.length + 1);
          keys.splice(at, 0, keyBetween(keys[at - 1], keys[at]));
        }
        expect([...keys].sort(bytes)).toEqual(keys);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it("stay short for repeated inserts at one end", () => {
    expect(Math.max(...keysFor(300).map((key) => key.length))).toBeLessThan(80);
    let after = keyBetween(undefined, undefined);
    for (let n = 0; n < 300; n++) after = keyBetween(undefined, after);
    expect(after.length).toBeLessThan(80);
  });
});

describe("order keys of previous versions", () => {
  /** As the hand-written generator stored them: appended, prepended and inserted. */
  const stored = [
    "0V",
    "1",
    "3",
    "7",
    "F",
    "FV",
    "G",
    "V",
    "VV",
    "Vk",
    "W",
    "k",
    "s",
    "w",
    "y",
    "z",
    "zV",
    "zk",
    "zzV",
  ];

  it("stay valid and sorted with new keys at every position", () => {
    const all = [keyBetween(undefined, stored[0])];
    for (const [index, key] of stored.entries()) all.push(key, keyBetween(key, stored[index + 1]));
    expect([...all].sort(bytes)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((key) => key.endsWith("0"))).toEqual([]);
  });

  it("are rejected in the wrong order", () => {
    expect(() => keyBetween("k", "V")).toThrow();
  });
});

describe("the activity of a change", () => {
  it.each([
    [{ name: "Hut" }, [{ what: 'Renamed it to "Hut"', field: "name" }]],
    [{ status: "published" } as const, [{ what: "Set the status to Published", field: "status" }]],
    [{ publishDate: "2026-12-24" }, [{ what: "Set the due date to 12/24/2026", field: "publishDate" }]],
    [{ publishDate: null }, [{ what: "Removed the due date", field: "publishDate" }]],
    [{ titlePrimaryOptionId: null }, [{ what: "Cleared the primary title" }]],
    [{ youtubeURL: null, sponsors: [] }, [{ what: "Changed the sponsors" }, { what: "Removed the video link" }]],
    [{ title: "Hut", isPublic: false, userRank: 2 }, []],
  ])("%j", (change, lines) => {
    expect(activityOf(change)).toEqual(lines);
  });
});
