import { scrypt } from "node:crypto";

export type ScryptCost = { N: number; r: number; p: number };
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
export const KEY_BYTES = 32;

/** Runs on a thread of libuv's pool, about a quarter of a second at the usual cost. */
export const deriveKey = (password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
