import { createHash } from "node:crypto";
import type { ScryptCost } from "../features/session/derive-key.ts";

export const KEY_BYTES = 32;

/** What tests know of password hashing: the cost of each one that ran, and what the next ones wait for. */
export const hashing: { costs: ScryptCost[]; gate: Promise<void> } = { costs: [], gate: Promise.resolve() };

export async function deriveKey(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  hashing.costs.push(cost);
  await hashing.gate;
  return createHash("sha256").update(salt).update(password).digest();
}
