import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBeat } from "./factory.ts";
import {
  canTighten,
  fitted,
  movedBeat,
  outline,
  shortestTotal,
  stretchedTo,
  tightened,
  totalSeconds,
} from "./rules.ts";
import { BEAT_SECONDS_MAX, BEAT_SECONDS_MIN, BEATS_MAX, Beats, STRETCH_MINUTES_MAX } from "./schema.ts";

const lasting = (...seconds: number[]) => seconds.map((each) => aBeat({ seconds: each }));
const secondsOf = (beats: readonly { seconds: number }[]) => beats.map(({ seconds }) => seconds);
const someBeats = fc
  .array(fc.integer({ min: BEAT_SECONDS_MIN, max: BEAT_SECONDS_MAX }), { minLength: 1, maxLength: BEATS_MAX })
  .map((seconds) => lasting(...seconds));

describe("fitting beats into a time", () => {
  it.each([
    [[10, 20, 30], 120, [20, 40, 60]],
    [[10, 10, 10], 100, [34, 33, 33]],
    [[60, 60, 2], 30, [14, 14, 2]],
    [[7], 60, [60]],
    [[30, 30], 1, [2, 2]],
    [[], 60, []],
  ])("%j in %i seconds is %j", (before, total, after) => {
    expect(secondsOf(fitted(lasting(...before), total))).toEqual(after);
  });

  it("always gives whole seconds above the minimum that add up to the total", () => {
    fc.assert(
      fc.property(someBeats, fc.integer({ min: 1, max: BEAT_SECONDS_MAX }), (beats, total) => {
        const after = fitted(beats, total);
        expect(totalSeconds(after)).toBe(Math.max(total, shortestTotal(beats)));
        expect(Beats.safeParse(after).success).toBe(true);
      }),
    );
  });

  it("preserves the order of durations and changes nothing but the duration", () => {
    fc.assert(
      fc.property(someBeats, fc.integer({ min: 1, max: BEAT_SECONDS_MAX }), (beats, total) => {
        const after = fitted(beats, total);
        expect(after.map((beat) => ({ ...beat, seconds: 0 }))).toEqual(beats.map((beat) => ({ ...beat, seconds: 0 })));
        const inOrder = beats
          .map((beat, at) => ({ before: beat.seconds, after: after[at]?.seconds ?? 0 }))
          .sort((one, other) => one.before - other.before);
        for (const [at, one] of inOrder.entries()) {
          const next = inOrder[at + 1];
          if (next && next.before > one.before) expect(next.after).toBeGreaterThanOrEqual(one.after);
        }
      }),
    );
  });

  it("does not change beats that already fit", () => {
    fc.assert(
      fc.property(someBeats, (beats) => {
        expect(fitted(beats, totalSeconds(beats))).toEqual(beats);
      }),
    );
  });
});

it("stretches to whole minutes", () => {
  expect(totalSeconds(stretchedTo(lasting(11, 13, 17), 12))).toBe(720);
  expect(Beats.safeParse(stretchedTo(lasting(5), STRETCH_MINUTES_MAX)).success).toBe(true);
});

describe("tightening", () => {
  it("shortens by a tenth", () => {
    expect(totalSeconds(tightened(lasting(100, 200, 300)))).toBe(540);
  });
  it("always shortens, until every beat has the minimum duration", () => {
    fc.assert(
      fc.property(someBeats, (beats) => {
        expect(totalSeconds(tightened(beats)) < totalSeconds(beats)).toBe(canTighten(beats));
      }),
    );
    expect(canTighten(lasting(BEAT_SECONDS_MIN, BEAT_SECONDS_MIN))).toBe(false);
    expect(canTighten([])).toBe(false);
  });
});

it("moves a beat to its new position, limited to the ends of the list", () => {
  const [one, two, three] = lasting(5, 6, 7) as [never, never, never];
  const ids = (beats: readonly { seconds: number }[]) => secondsOf(beats).join();
  const idOf = ({ id }: { id: string }) => id;
  expect(ids(movedBeat([one, two, three], idOf(one), 1))).toBe("6,5,7");
  expect(ids(movedBeat([one, two, three], idOf(three), -4))).toBe("7,5,6");
  expect(ids(movedBeat([one, two, three], idOf(one), 99))).toBe("6,7,5");
  expect(ids(movedBeat([one, two, three], crypto.randomUUID(), 0))).toBe("5,6,7");
});

it("offers an outline of eight minutes with every purpose", () => {
  expect(totalSeconds(outline)).toBe(480);
  expect(new Set(outline.map(({ purpose }) => purpose)).size).toBe(6);
});

it("rejects duplicate beats", () => {
  const beat = aBeat();
  expect(Beats.safeParse([beat, { ...beat, text: "again" }]).error?.issues[0]?.message).toBe("A beat is here twice");
});
