import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { analyzePicture } from "../analyze-picture.ts";
import { createVisionPool } from "./vision-pool.ts";

const signal = new AbortController().signal;
const grey = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#777" } })
  .png()
  .toBuffer();
const pool = createVisionPool({ niceness: 0 });
afterAll(() => pool.close());

it("returns from a worker process the result of analyzePicture", async () => {
  expect(await pool.run({ kind: "look", picture: grey }, signal)).toEqual({ sight: await analyzePicture(grey) });
});

it("rejects a file that is not a picture and processes the next task", async () => {
  await expect(pool.run({ kind: "look", picture: Buffer.from("no") }, signal)).rejects.toThrow();
  expect(
    await pool.run({ kind: "correct", picture: grey, corrections: [{ kind: "contrast" }] }, signal),
  ).toHaveProperty("picture");
});

it("rejects a task that exceeds the time limit", async () => {
  const hasty = createVisionPool({ niceness: 0, taskTimeoutMs: 1 });
  await expect(hasty.run({ kind: "look", picture: grey }, signal)).rejects.toThrow("ended before its task was done");
  await hasty.close();
});
