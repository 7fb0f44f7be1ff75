import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBucket } from "../../../testing/s3-wire.ts";
import type { Files } from "../port.ts";
import { s3Files } from "./files.ts";

const patience = { timeMs: 400, attempts: 3, pauseMs: 1 };
const bytes = Buffer.from("a picture\0with bytes\xff", "latin1");
const name = `pictures/${createHash("sha256").update(bytes).digest("hex")}` as const;

let bucket: Awaited<ReturnType<typeof openBucket>>;
let files: Files;
beforeEach(async () => {
  bucket = await openBucket();
  files = await s3Files(bucket.settings, { prefix: "studio-1/", patience });
});
afterEach(() => bucket.close());

const status =
  (code: number, body = "") =>
  (reply: ServerResponse) =>
    void reply.writeHead(code).end(body);
const silence = () => {};
const cut = (reply: ServerResponse) => {
  reply.writeHead(200, { "content-length": 1000 }).write("half");
  setImmediate(() => reply.destroy());
};
const listed = async () => {
  const names: string[] = [];
  for await (const file of files.list("pictures")) names.push(file.name);
  return names;
};

describe("files in a bucket", () => {
  it("are put, given back to the last byte, and removed", async () => {
    expect(await files.get(name)).toBeUndefined();
    await files.put(name, bytes);
    expect((await files.get(name))?.equals(bytes)).toBe(true);
    await files.remove(name);
    await files.remove(name);
    expect(await files.get(name)).toBeUndefined();
  });

  it("are listed by area with their time, over as many pages as there are", async () => {
    const all = ["aaa", "bbb", "ccc", "ddd", "eee"].map((own) => `pictures/${own}` as const);
    for (const one of [...all, "people/fff" as const]) await files.put(one, bytes);
    expect(await listed()).toEqual(all);
    for await (const { writtenAt } of files.list("people"))
      expect(Date.now() - writtenAt.getTime()).toBeLessThan(60_000);
  });

  it("of another studio in the same bucket are not there", async () => {
    await files.put(name, bytes);
    const other = await s3Files(bucket.settings, { prefix: "studio-2/", patience });
    expect(await other.get(name)).toBeUndefined();
    for await (const file of other.list("pictures")) expect(file).toBeUndefined();
    await other.remove(name);
    expect(await listed()).toEqual([name]);
  });

  it("have no names that lead elsewhere", async () => {
    await expect(files.get("pictures/../secret")).rejects.toThrow("Not the name of a file");
  });
});

describe("a bucket that fails", () => {
  it.each([
    ["answers 500", [status(500), status(503, "<Error><Code>SlowDown</Code></Error>")]],
    ["is too busy", [status(429)]],
    ["says nothing", [silence]],
    ["hangs up", [(reply: ServerResponse) => void reply.destroy()]],
    ["breaks off", [cut, cut]],
  ])("is asked again when it %s", async (_, faults) => {
    await files.put(name, bytes);
    bucket.fail(...faults);
    expect((await files.get(name))?.equals(bytes)).toBe(true);
  });

  it.each([
    ["answers 500 on and on", status(500), 3],
    ["breaks off on and on", cut, 3],
    ["refuses", status(403), 1],
  ])("is given up when it %s", async (_, fault, times) => {
    const before = bucket.asked.length;
    bucket.fail(fault, fault, fault);
    await expect(files.put(name, bytes)).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
    expect(bucket.asked.length - before).toBe(times);
  });

  it.each([
    status(507),
    status(403, "<Error><Code>QuotaExceeded</Code></Error>"),
    status(500, "<Error><Code>XMinioStorageFull</Code></Error>"),
  ])("is known to be full", async (fault) => {
    bucket.fail(fault);
    await expect(files.put(name, bytes)).rejects.toMatchObject({ code: "storage_full", status: 507 });
  });

  it.each(["garbage", "<ListBucketResult><Contents><Key>pictures/a</Key></Contents></ListBucketResult>", ""])(
    "is not believed when it lists %j",
    async (xml) => {
      bucket.fail(status(200, xml));
      await expect(listed()).rejects.toThrow();
    },
  );
});

describe("at start", () => {
  it.each([
    [{ secretAccessKey: "wrong" }, /S3_BUCKET=pictures can't be used\..*403.*SignatureDoesNotMatch/],
    [{ bucket: "another" }, /S3_BUCKET=another can't be used\. There is no bucket another/],
    [{ endpoint: "http://127.0.0.1:1" }, /S3_BUCKET=pictures can't be used\./],
  ])("%j is a clear error", async (wrong, message) => {
    await expect(s3Files({ ...bucket.settings, ...wrong }, { patience })).rejects.toThrow(message);
  });
});
