import { AppError } from "@coldopen/contract/kernel/errors";
import type { World } from "../../world.ts";
import { type Reservation, reservationStore } from "./reservation-store.ts";
import { runStore } from "./run-store.ts";

type Spending = { inputTokens: number; outputTokens: number; images: number; costCents: number };
type Account = Omit<Reservation, "capCents"> & { provider: string; model: string };
const NOTHING: Spending = { inputTokens: 0, outputTokens: 0, images: 0, costCents: 0 };

/** One call of a model by any feature: under the organization's cap, once for an id, in the ledger; a failed one is free. */
export async function accounted<T>(
  { db, config }: Pick<World, "db" | "config">,
  { provider, model, ...account }: Account,
  work: () => Promise<{ value: T; spent: Partial<Spending> }>,
): Promise<T> {
  const store = reservationStore(db);
  const begun = await store.reserve({ ...account, capCents: config.aiMonthlyCapCents });
  if (!begun.isStarted) {
    if (!begun.isUsed && !begun.isReserved)
      throw new AppError("payment_required", "This month's AI budget of your organization is used up");
    if (!begun.isUsed && account.costAtMostCents > 0)
      await runStore(db).release(account.organization, account.costAtMostCents);
    throw new AppError("conflict", "A generation can be used only once");
  }
  const startedAt = performance.now();
  const settle = (outcome: "complete" | "error", spent: Partial<Spending>) => {
    const ms = Math.round(performance.now() - startedAt);
    return store.settle({ id: account.id, outcome, provider, model, ms, ...NOTHING, ...spent });
  };
  try {
    const { value, spent } = await work();
    await settle("complete", spent);
    return value;
  } catch (error) {
    await settle("error", NOTHING);
    throw error;
  }
}
