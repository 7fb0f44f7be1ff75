import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { embeddedImageModel } from "./model.ts";
import { painterPool } from "./pool/pool.ts";

const model = embeddedImageModel({ pool: painterPool({ size: 1, niceness: 0 }) });
const { signal } = new AbortController();
const asWanted = (wanted: AbortSignal = signal) => ({ organizationId: "one", signal: wanted });
afterAll(() => model.close());

describe("a drawn picture", () => {
  it("is 1280 by 720, and the same bytes for the same words and seed", async () => {
    const brief = { prompt: "a van in the snow", style: "realistic", seed: 7 } as const;
    const [one, two] = await Promise.all([model.paint(brief, asWanted()), model.paint(brief, asWanted())]);
    expect(Buffer.compare(Buffer.from(one.bytes), Buffer.from(two.bytes))).toBe(0);
    expect(await sharp(one.bytes).metadata()).toMatchObject({ format: "webp", width: 1280, height: 720 });
  });

  it("is small for a video of the demo catalogue", async () => {
    const picture = await model.thumbnail(
      { title: "I ate 100 tacos", category: "Food", seed: 3, isShort: false },
      signal,
    );
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: "webp", width: 640, height: 360 });
  });
});

describe("the painters", () => {
  const small = embeddedImageModel({ pool: painterPool({ size: 1, niceness: 0 }), size: { width: 160, height: 90 } });
  const brief = { prompt: "a lighthouse", style: "sketch", seed: 1 } as const;
  afterAll(() => small.close());

  it("refuse what nobody wants any more, and go on with the next", async () => {
    await expect(small.paint(brief, asWanted(AbortSignal.abort("stopped")))).rejects.toBe("stopped");
    const stop = new AbortController();
    const [first, queued] = [small.paint(brief, asWanted()), small.paint(brief, asWanted(stop.signal))];
    stop.abort("changed my mind");
    await expect(queued).rejects.toBe("changed my mind");
    expect((await first).type).toBe("image/webp");
  });

  it("drop a picture that is being drawn when it is stopped", async () => {
    const stop = new AbortController();
    const drawn = small.paint(brief, asWanted(stop.signal));
    stop.abort("too late");
    await expect(drawn).rejects.toBe("too late");
    expect((await small.paint(brief, asWanted())).type).toBe("image/webp");
  });

  it("end what waits when the studio closes", async () => {
    const pool = painterPool({ size: 1, niceness: 0 });
    const jobs = [1, 2].map((seed) => pool.paint({ ...brief, seed }, { width: 160, height: 90 }, signal));
    const settled = Promise.allSettled(jobs);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(pool.paint(brief, { width: 160, height: 90 }, signal)).rejects.toThrow("closing");
  });
});
