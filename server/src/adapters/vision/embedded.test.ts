import { createVisionPool } from "@coldopen/engine-vision";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { embeddedVision } from "./embedded.ts";

const vision = embeddedVision(createVisionPool({ niceness: 0 }), createVisionPool({ niceness: 0 }));
const context = { organizationId: "one", signal: new AbortController().signal };
afterAll(() => vision.close());
const grey = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#777" } })
  .png()
  .toBuffer();

describe("the process that looks at pictures", () => {
  it("answers each in its turn, and goes on after what is no picture", async () => {
    const [one, none, two] = await Promise.allSettled([
      vision.look(grey, context),
      vision.look(Buffer.from("no"), context),
      vision.correct(grey, [{ kind: "contrast" }], context),
    ]);
    expect(one).toMatchObject({ value: { width: 64, height: 36, faces: [] } });
    expect(none.status).toBe("rejected");
    expect(two.status).toBe("fulfilled");
  });

  it("reads words beside it, and goes on after what is no picture", async () => {
    const [none, two] = await Promise.allSettled([
      vision.read(Buffer.from("no"), [], context),
      vision.read(grey, [], context),
    ]);
    expect(none.status).toBe("rejected");
    expect(two).toMatchObject({ value: [] });
  });

  it("drops work that no caller waits for", async () => {
    await expect(vision.look(grey, { ...context, signal: AbortSignal.abort("gone") })).rejects.toBe("gone");
    const stop = new AbortController();
    const [first, queued] = [vision.look(grey, context), vision.look(grey, { ...context, signal: stop.signal })];
    stop.abort("changed my mind");
    await expect(queued).rejects.toBe("changed my mind");
    expect((await first).width).toBe(64);
  });
});
