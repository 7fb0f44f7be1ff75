import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { deriveKey } from "./derive-key.ts";
import { MAX_CONCURRENT_HASHES, MAX_QUEUED_HASHES, queueHashes } from "./hash-queue.ts";

const salt = Buffer.alloc(16, 1);
const cost = { N: 2 ** 14, r: 8, p: 1 };

it("derives scrypt keys that other programs derive too", async () => {
  // The first 32 bytes of the third vector in RFC 7914, section 12.
  const key = await deriveKey("pleaseletmein", Buffer.from("SodiumChloride"), { N: 2 ** 14, r: 8, p: 1 });
  expect(key.toString("hex")).toBe("7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2");
});

it("leaves threads free for files while many passwords are hashed", async () => {
  const derive = queueHashes(deriveKey);
  let finished = 0;
  const hashes = Array.from({ length: 16 }, () =>
    derive({ password: "a long enough password", salt, cost }).then(() => void finished++),
  );
  await readFile(import.meta.filename);
  // Behind all of them in libuv's queue, the file would come after most of the hashes.
  expect(finished).toBeLessThan(8);
  await Promise.allSettled(hashes);
});

it("runs no more hashes at once than it may, and refuses those behind a full queue with a time to come back", async () => {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const derive = queueHashes(async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
    return salt;
  });
  const all = Array.from({ length: MAX_CONCURRENT_HASHES + MAX_QUEUED_HASHES }, () =>
    derive({ password: "one", salt, cost }),
  );
  await expect(derive({ password: "one too many", salt, cost })).rejects.toMatchObject({
    code: "rate_limited",
    retryAfterSeconds: 5,
  });
  for (let done = 0; done < all.length; done++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  expect(await Promise.all(all)).toHaveLength(all.length);
  expect(most).toBe(MAX_CONCURRENT_HASHES);
});
