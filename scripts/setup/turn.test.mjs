import { expect, it } from "vitest";
import { limitConcurrency } from "./turn.mjs";

it("runs tasks one after the other, also after a failed one", async () => {
  const seen = [];
  const work = (name) => async () => {
    seen.push(`${name} in`);
    await new Promise((done) => setImmediate(done));
    seen.push(`${name} out`);
    if (name === "first") throw new Error("broken");
  };
  const first = limitConcurrency(work("first"));
  const second = limitConcurrency(work("second"));
  await expect(first).rejects.toThrow("broken");
  await second;
  expect(seen).toEqual(["first in", "first out", "second in", "second out"]);
});
