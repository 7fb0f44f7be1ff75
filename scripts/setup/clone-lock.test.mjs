import { expect, it } from "vitest";
import { withCloneLock } from "./clone-lock.mjs";

it("runs tasks one after the other, also after a failed one", async () => {
  const seen = [];
  const work = (name) => async () => {
    seen.push(`${name} in`);
    await new Promise((done) => setImmediate(done));
    seen.push(`${name} out`);
    if (name === "first") throw new Error("broken");
  };
  const first = withCloneLock(work("first"));
  const second = withCloneLock(work("second"));
  await expect(first).rejects.toThrow("broken");
  await second;
  expect(seen).toEqual(["first in", "first out", "second in", "second out"]);
});
