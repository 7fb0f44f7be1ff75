import { PaymentsError } from "../../adapters/payments/port.ts";
import type { AppContext } from "../../app-context.ts";

/** At start: people must be charged what the pricing page says. The studio starts in any case. */
export async function checkPrices({ payments, log }: Pick<AppContext, "payments" | "log">): Promise<void> {
  if (!payments) return;
  try {
    for (const mismatch of await payments.findPriceMismatches())
      log.warn(mismatch, "Stripe price differs from the plan table");
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.warn({ err: error }, "Failed to check Stripe prices");
  }
}
