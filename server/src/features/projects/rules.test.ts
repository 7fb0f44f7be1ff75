import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activityOf, keyBetween, keysFor } from "./rules.ts";

const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe("order keys", () => {
  it("always have room between any two neighbours", () => {
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

  it("stay short when many items are inserted at one position", () => {
    expect(Math.max(...keysFor(300).map((key) => key.length))).toBeLessThan(80);
    let after = keyBetween(undefined, undefined);
    for (let n = 0; n < 300; n++) after = keyBetween(undefined, after);
    expect(after.length).toBeLessThan(80);
  });
});

describe("the activity of a change", () => {
  it.each([
    [{ name: "Hut" }, [{ what: 'Renamed it to "Hut"', field: "name" }]],
    [{ status: "published" } as const, [{ what: "Set the status to Published", field: "status" }]],
    [{ publishDate: "2026-12-24" }, [{ what: "Set the due date to 2026-12-24", field: "publishDate" }]],
    [{ publishDate: null }, [{ what: "Removed the due date", field: "publishDate" }]],
    [{ titlePrimaryOptionId: null }, [{ what: "Cleared the primary title" }]],
    [{ youtubeURL: null, sponsors: [] }, [{ what: "Changed the sponsors" }, { what: "Removed the video link" }]],
    [{ title: "Hut", isPublic: false, userRank: 2 }, []],
  ])("%j", (change, lines) => {
    expect(activityOf(change)).toEqual(lines);
  });
});
