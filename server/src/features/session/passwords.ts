import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const MEMORY = 64 * 1024 * 1024;
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N, r, p, maxmem: MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

const nobody = hashPassword(randomBytes(16).toString("hex"));

/** Takes as long for someone who doesn't exist or has no password as for someone who does. */
export async function passwordMatches(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = (hash ?? (await nobody)).split("$");
  const given = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  const known = Buffer.from(key, "base64url");
  return given.length === known.length && timingSafeEqual(given, known) && hash !== null && hash !== undefined;
}
