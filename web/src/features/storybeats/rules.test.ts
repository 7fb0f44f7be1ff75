import { aBeat } from "@coldopen/contract/storybeats/factory";
import { BEAT_SECONDS_MAX, BEAT_SECONDS_MIN } from "@coldopen/contract/storybeats/schema";
import { expect, it } from "vitest";
import { nextPurpose, secondsFrom, withBeat, withTimesOf } from "./rules.ts";

it.each([
  ["90", 90],
  [" 1:30 ", 90],
  ["1:00:00", 3600],
  ["0", BEAT_SECONDS_MIN],
  ["99999", BEAT_SECONDS_MAX],
  ["", undefined],
  ["soon", undefined],
  ["-5", undefined],
  ["1:2:3:4", undefined],
  ["1.5", undefined],
])("reads %j as %s seconds", (typed, seconds) => {
  expect(secondsFrom(typed)).toBe(seconds);
});

it("goes on with what comes next in a story", () => {
  expect(nextPurpose([])).toBe("hook");
  expect(nextPurpose([aBeat({ purpose: "hook" })])).toBe("setup");
  expect(nextPurpose([aBeat({ purpose: "hook" }), aBeat({ purpose: "payoff" })])).toBe("payoff");
});

it("changes one beat alone", () => {
  const [one, two] = [aBeat(), aBeat()];
  expect(withBeat([one, two], two.id, { text: "new" })).toEqual([one, { ...two, text: "new" }]);
});

it("takes times back, and leaves what was written since", () => {
  const [one, two, three] = [aBeat({ seconds: 10 }), aBeat(), aBeat({ seconds: 7 })];
  const now = [{ ...one, seconds: 99, text: "since" }, three];
  expect(withTimesOf([one, two], now)).toEqual([{ ...one, text: "since" }, three]);
});
