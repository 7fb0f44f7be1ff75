import type {
  BillingInterval,
  BillingOverview,
  PaidPlanId,
  PlanId,
  PortalFlow,
  Promotions,
} from "@coldopen/contract/billing/schema";
import { planOf } from "@coldopen/contract/billing/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { CheckoutPaidError, type Payments, PaymentsError } from "../../adapters/payments/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { findOrCreateOwnOrganization, organizationStore } from "../accounts/index.ts";
import { type BillingCustomer, customerStore } from "./customer-store.ts";
import { queueCancellation, requireCustomer } from "./customers.ts";
import { aiBudgetOf } from "./limits.ts";
import { recordReferral } from "./referrals.ts";
import { billingStore, type StoredSubscription } from "./store.ts";
import { type SyncContext, syncCustomer } from "./sync.ts";

type Context = SyncContext & Pick<AppContext, "config">;
type NewOrganization = { organizationName?: string | undefined; referralCode?: string | undefined };
type CheckoutBody = NewOrganization & { plan: PaidPlanId; interval: BillingInterval; promotions: Promotions };

const NO_PAYMENTS = "Payments are not set up here. Choose Community.";
const NOT_OPENED = "The payment page could not be opened. Nothing was charged. Try again in a moment.";
const BEING_CONFIRMED = "Your payment is being confirmed. Look at Settings, Billing in a moment, before you pay again.";
const toIso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** The grace period of a failed payment has ended, and the daily reconciliation has not stored it yet. */
const isOver = ({ endsAt }: StoredSubscription, now: Date) => endsAt !== null && endsAt <= now;

/** What an organization uses of its plan. */
export type CountPlanUsage = (
  organization: AuthorizedOrganization,
) => Promise<{ channels: number; seats: number; aiCents: number; startsAgainAt: string }>;

export const billingService = (context: Context, countUsage: CountPlanUsage) => {
  const { db, payments } = context;
  const store = billingStore(db);
  const absolute = (path: string) => new URL(path, context.config.publicUrl).href;

  const hasFreeTier = async ({ userId, isInternal }: Caller) => {
    const organizationId = await organizationStore(db).ownedBy(userId);
    return context.flags.isOn("STUDIO_FREE_ACCOUNT_TIER", {
      ...(organizationId && { organizationId }),
      userId,
      isInternal,
    });
  };

  /** Called in a transaction. Only someone who starts their first organization is referred. */
  const ownOrganization = async (caller: Caller, { organizationName, referralCode }: NewOrganization) => {
    const owned = await organizationStore(db).ownedBy(caller.userId);
    const organizationId = await findOrCreateOwnOrganization(db, caller.userId, organizationName ?? "My studio");
    if (!owned && referralCode) await recordReferral(db, { code: referralCode, userId: caller.userId, organizationId });
    return organizationId;
  };

  /** What the person sees is the same for every cause; the cause goes to the log. */
  const openSession = async (
    facts: { session: "checkout" | "portal"; plan?: string; userId: string; organizationId: string },
    open: (payments: Payments) => Promise<string>,
  ): Promise<{ url: string }> => {
    if (!payments) throw new AppError("conflict", NO_PAYMENTS);
    try {
      return { url: await open(payments) };
    } catch (error) {
      context.analytics.track("billing_session_failed", facts);
      if (!(error instanceof PaymentsError)) throw error;
      context.log.warn(
        { err: error, session: facts.session, organizationId: facts.organizationId },
        "Failed to open a billing session",
      );
      throw new AppError("upstream_failed", NOT_OPENED, { cause: error });
    }
  };

  /** For a customer who pays already. Undefined for others. */
  const openPortalOfRunning = async (provider: Payments, customer: BillingCustomer): Promise<string | undefined> => {
    const { customerId, organizationId } = customer;
    const running = await provider.findSubscription(customerId);
    if (running?.state !== "live" && running?.state !== "unpaid") return undefined;
    await syncCustomer(context, provider, customer);
    return provider.openPortal({
      customerId,
      flow: running.state === "live" ? "change_plan" : "home",
      subscriptionId: running.id,
      returnUrl: absolute(paths.billingReturn(organizationId)),
    });
  };

  return {
    choosePlan: async (caller: Caller, plan: PlanId, organization: NewOrganization) => {
      if (plan !== "community")
        throw new AppError("conflict", payments ? "Open the payment of this plan." : NO_PAYMENTS);
      if (!(await hasFreeTier(caller)))
        throw new AppError("conflict", payments ? "Choose a paid plan." : "Payments are not set up here.");
      return db.transaction(async () => {
        const organizationId = await ownOrganization(caller, organization);
        await organizationStore(db).lock(organizationId);
        const stored = await store.find(organizationId);
        if (stored?.status === "active" && stored.subscriptionId && !isOver(stored, context.now()))
          throw new AppError("conflict", "Your paid plan is still running. Cancel it in Settings, Billing.");
        await store.activate(organizationId, plan);
        if (stored?.subscriptionId) await queueCancellation(context, stored.subscriptionId);
        await context.announce.toUser(caller.userId, "system", { eggType: "refresh" });
        await db.afterCommit(() =>
          context.analytics.track("plan_chosen", { userId: caller.userId, organizationId, plan }),
        );
        return { organizationId };
      });
    },

    checkout: async (caller: Caller, { plan, interval, promotions, ...organization }: CheckoutBody) => {
      if (!payments) throw new AppError("conflict", NO_PAYMENTS);
      const organizationId = await db.transaction(() => ownOrganization(caller, organization));
      const { planid: _, couponid, promo_code: promotionCode, ...campaign } = promotions;
      return openSession({ session: "checkout", plan, userId: caller.userId, organizationId }, async () => {
        const customer = await requireCustomer(db, payments, organizationId);
        const { customerId } = customer;
        const portalUrl = await openPortalOfRunning(payments, customer);
        if (portalUrl) return portalUrl;
        try {
          return await payments.openCheckout({
            customerId,
            plan,
            interval,
            couponId: couponid,
            promotionCode,
            metadata: { organizationId, ...campaign },
            successUrl: absolute(paths.checkoutDone),
            cancelUrl: absolute(paths.pricingOf(plan)),
          });
        } catch (error) {
          if (!(error instanceof CheckoutPaidError)) throw error;
          const paidUrl = await openPortalOfRunning(payments, customer);
          if (!paidUrl) throw new AppError("conflict", BEING_CONFIRMED, { cause: error });
          return paidUrl;
        }
      });
    },

    portal: (caller: Caller, { organizationId }: AuthorizedOrganization, flow: PortalFlow) =>
      openSession({ session: "portal", userId: caller.userId, organizationId }, async (provider) => {
        const customer = await requireCustomer(db, provider, organizationId);
        // What is stored may name a subscription that has ended, for which Stripe opens no page.
        await syncCustomer(context, provider, customer);
        const stored = await store.find(organizationId);
        return provider.openPortal({
          customerId: customer.customerId,
          flow,
          subscriptionId: stored?.subscriptionId ?? undefined,
          returnUrl: absolute(paths.billingReturn(organizationId)),
        });
      }),

    /** Back from the payment provider: its event may still be on the way. */
    refresh: async (caller: Caller): Promise<void> => {
      const organizationId = await organizationStore(db).ownedBy(caller.userId);
      const customer = organizationId && (await customerStore(db).findByOrganization(organizationId));
      if (!payments || !customer) return;
      await syncCustomer(context, payments, customer).catch((error: unknown) => {
        if (!(error instanceof PaymentsError)) throw error;
        throw new AppError("upstream_failed", "The payment provider did not answer. Try again in a moment.", {
          cause: error,
        });
      });
    },

    overview: async (organization: AuthorizedOrganization): Promise<BillingOverview> => {
      const [stored, used, budgetCents] = await Promise.all([
        store.find(organization.organizationId),
        countUsage(organization),
        aiBudgetOf(db, organization, context.config.aiMonthlyCapCents),
      ]);
      const { id, channels, seats } = planOf(stored?.plan ?? "community");
      return {
        plan: id,
        isActive: stored?.status === "active" && !isOver(stored, context.now()),
        interval: stored?.interval ?? null,
        renewsAt: toIso(stored?.renewsAt),
        cancelsAt: toIso(stored?.cancelsAt),
        paymentDueAt: toIso(stored?.endsAt),
        isTrial: stored?.isTrial ?? false,
        usage: {
          channels: { used: used.channels, limit: channels },
          seats: { used: used.seats, limit: seats },
          ai: { usedCents: used.aiCents, budgetCents: budgetCents ?? null, startsAgainAt: used.startsAgainAt },
        },
      };
    },

    payments: async ({ organizationId }: AuthorizedOrganization) => {
      const customer = await customerStore(db).findByOrganization(organizationId);
      if (!payments || !customer) return { method: null, invoiceEmail: null, invoices: [] };
      try {
        const [details, invoices] = await Promise.all([
          payments.findPaymentDetails(customer.customerId),
          payments.listInvoices(customer.customerId),
        ]);
        return { ...details, invoices };
      } catch (error) {
        if (!(error instanceof PaymentsError)) throw error;
        throw new AppError("upstream_failed", "The invoices could not be loaded. Try again in a moment.", {
          cause: error,
        });
      }
    },
  };
};
