export type { AiCall, AiOutcome, AiSpending } from "./ledger-store.ts";
export { aiUsageService, alreadyUsed, NO_SPENDING, withAiBudget } from "./service.ts";
