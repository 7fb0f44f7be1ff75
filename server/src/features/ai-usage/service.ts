import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import { aiBudgetOf } from "../billing/index.ts";
import { budgetStore } from "./budget-store.ts";
import { type AiCall, type AiResult, type AiSpending, ledgerStore } from "./ledger-store.ts";
import { reservationStore } from "./reservation-store.ts";

type Ports = Pick<AppContext, "db" | "config">;
export const NO_SPENDING: AiSpending = { inputTokens: 0, outputTokens: 0, images: 0, costCents: 0 };
export const alreadyUsed = () => new AppError("conflict", "A generation can be used only once");

/** The monthly AI budget of an organization: reserve before a call, settle after it. Each write joins the transaction around it. */
export function aiUsageService({ db, config }: Ports) {
  const budgets = budgetStore(db);
  const reservations = reservationStore(db);
  const ledger = ledgerStore(db);
  return {
    /** Throws if the id was used before, or if the cap of the month would be exceeded. */
    reserve: (call: AiCall, maxCostCents: number): Promise<void> =>
      db.transaction(async () => {
        if (!(await reservations.insert(call, maxCostCents))) throw alreadyUsed();
        if (await ledger.has(call.id)) throw alreadyUsed();
        if (maxCostCents === 0) return;
        const capCents = await aiBudgetOf(db, call.organization, config.aiMonthlyCapCents);
        if (!(await budgets.reserve(call.organization, maxCostCents, capCents)))
          throw new AppError(
            "payment_required",
            "This month's AI budget of your organization is used up. The next one starts on the 1st. The owner sees the plan and its use under Settings, Billing.",
          );
      }),
    /** Records a finished call and what it cost. A second settlement of the same call changes nothing. */
    settle: (call: AiCall, result: AiResult): Promise<void> =>
      db.transaction(async () => {
        if (!(await ledger.insert(call, result))) return;
        const [reserved] = await reservations.delete([call.id]);
        if ((reserved?.cents ?? 0) > 0 || result.costCents > 0)
          await budgets.settle(call.organization, reserved, result.costCents);
      }),
    /** Records a finished call that was not reserved, since it costs nothing. */
    record: async (call: AiCall, result: AiResult): Promise<void> => {
      await ledger.insert(call, result);
    },
    /** Frees the reservation of a call that will not be settled. */
    cancel: (id: string): Promise<void> => db.transaction(async () => budgets.release(await reservations.delete([id]))),
    /** Frees the reservations of crashed processes. */
    releaseExpired: (): Promise<number> =>
      db.transaction(async () => {
        const expired = await reservations.deleteExpired();
        await budgets.release(expired);
        return expired.length;
      }),
    summarizeMonth: async (organization: AuthorizedOrganization) => ({
      ...(await ledger.summarizeMonth(organization)),
      capCents: (await aiBudgetOf(db, organization, config.aiMonthlyCapCents)) ?? null,
    }),
  };
}

type BudgetedCall = AiCall & { provider: string; model: string; maxCostCents: number };

/**
 * Calls a model within the budget of the organization and records the call in the ledger, under an id of its own. A failed call
 * costs nothing, and a model that is free needs no reservation.
 */
export async function withAiBudget<T>(
  ports: Ports,
  { provider, model, maxCostCents, ...call }: BudgetedCall,
  work: () => Promise<{ value: T; spent: Partial<AiSpending> }>,
): Promise<T> {
  const usage = aiUsageService(ports);
  const isFree = maxCostCents === 0;
  if (!isFree) await usage.reserve(call, maxCostCents);
  const startedAt = performance.now();
  const settle = (outcome: "complete" | "error", spent: Partial<AiSpending>) =>
    (isFree && !spent.costCents ? usage.record : usage.settle)(call, {
      ...{ outcome, provider, model, ...NO_SPENDING, ...spent },
      ms: Math.round(performance.now() - startedAt),
    });
  try {
    const { value, spent } = await work();
    await settle("complete", spent);
    return value;
  } catch (error) {
    await settle("error", NO_SPENDING);
    throw error;
  }
}
