import { describe, expect, it } from "vitest";
import { moods } from "../data/moods.ts";
import { type Pose, poses } from "../data/poses.ts";
import { type RoleName, roleOf, roles } from "../data/roles.ts";
import { Brush } from "../kit/brush.ts";
import { seededRandom } from "../kit/seeded-random.ts";
import { figure } from "./figure.ts";
import { lookOf } from "./look.ts";

const drawn = (role: RoleName, pose: Pose, isFromBehind = false) => {
  const { gender, ...worn } = roleOf(role);
  const b = new Brush({ ...moods.day.lamp, isFromRight: false });
  return figure(b, lookOf(seededRandom(5), worn, gender), pose, "neutral", isFromBehind);
};
const isRole = (name: string): name is RoleName => name in roles;
const isPose = (name: string): name is Pose => name in poses;

describe("figure", () => {
  it.each(Object.keys(poses).filter(isPose))("draws %s for every role", (pose) => {
    for (const role of Object.keys(roles).filter(isRole)) {
      expect(drawn(role, pose)).not.toMatch(/NaN|undefined/);
      expect(drawn(role, pose, true)).not.toBe(drawn(role, pose));
    }
  });

  it("closes the eyes of someone who sleeps", () => {
    const b = new Brush({ ...moods.day.lamp, isFromRight: false });
    const look = lookOf(seededRandom(5), {}, "woman");
    expect(figure(b, look, "sleep", "happy")).toBe(figure(b, look, "sleep", "shocked"));
    expect(figure(b, look, "lie", "happy")).not.toBe(figure(b, look, "lie", "shocked"));
  });

  it("draws different clothes for different roles", () => {
    const seen = (["wizard", "pirate", "astronaut", "worker", "chef", "knight", "business", "thief"] as const).map(
      (role) => drawn(role, "stand"),
    );
    expect(new Set(seen).size).toBe(seen.length);
  });
});
