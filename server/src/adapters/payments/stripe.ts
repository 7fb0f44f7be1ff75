import { createHash } from "node:crypto";
import { type BillingInterval, type PaidPlanId, planOf } from "@coldopen/contract/billing/schema";
import Stripe from "stripe";
import { z } from "zod";
import type { StripeSettings } from "../../platform/config.ts";
import {
  CheckoutPaidError,
  type CheckoutRequest,
  InvalidSignatureError,
  type PaymentEvent,
  type PaymentSubscription,
  type Payments,
  PaymentsError,
  type PriceMismatch,
} from "./port.ts";
import {
  cancellationOf,
  cancels,
  dateOf,
  flowOf,
  idOf,
  isRunning,
  precedence,
  stateOf,
  toInvoice,
} from "./stripe-objects.ts";

const TIMEOUT_MS = 10_000;
const CURRENCY = "usd";
const MAX_INVOICES = 100;
const MAX_TRIAL_DAYS = 730;

/** Metadata of subscriptions that end because a deletion was requested, not because the customer cancelled them. */
const SUSPENDED = "suspended_for_deletion";

/** Stripe, by its official library. */
export function stripePayments({ secretKey, webhookSecret, prices, apiUrl }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl && addressOf(apiUrl)),
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  const products = new Map<string, { plan: PaidPlanId; interval: BillingInterval }>(
    prices.map(({ plan, interval, priceId }) => [priceId, { plan, interval }]),
  );
  const priceOf = (plan: PaidPlanId, interval: BillingInterval): string => {
    const price = prices.find((entry) => entry.plan === plan && entry.interval === interval);
    if (!price) throw new Error(`No Stripe price for ${plan} by the ${interval}`);
    return price.priceId;
  };

  const toSubscription = async (
    subscription: Stripe.Subscription,
    duplicateIds: readonly string[],
  ): Promise<PaymentSubscription> => {
    const [item] = subscription.items.data;
    const state = stateOf(subscription.status);
    const periodEndsAt = item && dateOf(item.current_period_end);
    const invoice = typeof subscription.latest_invoice === "string" ? null : subscription.latest_invoice;
    return {
      id: subscription.id,
      state,
      isTrial: subscription.status === "trialing",
      product: productOf(subscription),
      periodEndsAt,
      cancelsAt: cancellationOf(subscription, periodEndsAt),
      unpaidSince:
        state === "unpaid"
          ? dateOf((await findFirstUnpaid(subscription.id)) ?? invoice?.created ?? subscription.created)
          : undefined,
      hasPaid: (invoice?.amount_paid ?? 0) > 0,
      duplicateIds,
    };
  };

  const productOf = ({ items }: Stripe.Subscription) => {
    const [item] = items.data;
    return item && products.get(item.price.id);
  };

  /** Running ones first; of these, one with a price of ours before one that was sold for something else. */
  const compareSubscriptions = (one: Stripe.Subscription, other: Stripe.Subscription): number =>
    Number(isRunning(other)) - Number(isRunning(one)) ||
    Number(productOf(other) !== undefined) - Number(productOf(one) !== undefined) ||
    precedence.indexOf(stateOf(one.status)) - precedence.indexOf(stateOf(other.status)) ||
    other.created - one.created;

  /**
   * The first invoice since the last payment that was not paid. Each period adds an invoice, so the last one says nothing
   * about how long nothing was paid; one from before a later payment belongs to a grace period that is over.
   */
  async function findFirstUnpaid(subscription: string): Promise<number | undefined> {
    const due: number[] = [];
    for (const status of ["open", "uncollectible"] as const)
      for await (const { created } of stripe.invoices.list({ subscription, status, limit: 100 })) due.push(created);
    if (due.length === 0) return undefined;
    const paidAt = (await findLastPaid(subscription)) ?? 0;
    const since = due.filter((created) => created > paidAt);
    return since.length > 0 ? Math.min(...since) : Math.max(...due);
  }

  /** Invoices of nothing or of a credit count as paid at Stripe. */
  async function findLastPaid(subscription: string): Promise<number | undefined> {
    for await (const invoice of stripe.invoices.list({ subscription, status: "paid", limit: 100 }))
      if (invoice.amount_paid > 0) return invoice.created;
    return undefined;
  }

  /** Returns whether one of them was paid meanwhile. */
  const expireOpenCheckouts = async (customer: string): Promise<boolean> => {
    let isPaid = false;
    for await (const { id } of stripe.checkout.sessions.list({ customer, status: "open" }))
      await stripe.checkout.sessions.expire(id).catch(async (error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        const { status } = await stripe.checkout.sessions.retrieve(id);
        if (status === "open") throw error;
        isPaid ||= status === "complete";
      });
    return isPaid;
  };

  const hasSubscribedBefore = async (customer: string): Promise<boolean> =>
    (await stripe.subscriptions.list({ customer, status: "all", limit: 1 })).data.length > 0;

  /** Coupons with `trial_days` in their metadata start a trial, others lower the price. Unknown codes change nothing. */
  async function readDiscount({ customerId, couponId, promotionCode }: CheckoutRequest): Promise<Discount> {
    const promotion = promotionCode ? await findPromotion(promotionCode) : undefined;
    const applied = promotion ?? (couponId ? await findApplicableCoupon(couponId) : undefined);
    if (!applied) return NO_DISCOUNT;
    const trialDays = TrialDays.safeParse(applied.coupon.metadata?.trial_days).data;
    // Stripe checks the restrictions of a code when it is applied, and a trial applies none.
    if (trialDays === undefined || applied.isRestricted) return { discounts: [applied.discount] };
    return (await hasSubscribedBefore(customerId)) ? NO_DISCOUNT : { trialDays };
  }

  async function findPromotion(code: string): Promise<AppliedCoupon | undefined> {
    const expand = ["data.promotion.coupon"];
    const [found] = (await stripe.promotionCodes.list({ code, active: true, limit: 1, expand })).data;
    const coupon = found?.promotion.coupon;
    if (!coupon || typeof coupon === "string") return undefined;
    const { first_time_transaction, minimum_amount } = found.restrictions;
    const isRestricted = Boolean(found.max_redemptions || found.customer || first_time_transaction || minimum_amount);
    return { coupon, discount: { promotion_code: found.id }, isRestricted };
  }

  async function findApplicableCoupon(id: string): Promise<AppliedCoupon | undefined> {
    const coupon = await findCoupon(id);
    return coupon?.valid
      ? { coupon, discount: { coupon: coupon.id }, isRestricted: Boolean(coupon.max_redemptions) }
      : undefined;
  }

  const findCoupon = async (id: string): Promise<Stripe.Coupon | undefined> =>
    stripe.coupons.retrieve(id).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
      throw error;
    });

  const findPrice = async (id: string): Promise<Stripe.Price | undefined> =>
    stripe.prices.retrieve(id).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
      throw error;
    });

  return {
    findPriceMismatches: () =>
      call("read the prices", async () => {
        const mismatches: PriceMismatch[] = [];
        for (const { plan, interval, priceId } of prices) {
          const price = await findPrice(priceId);
          const expectedCents = planOf(plan)[interval === "year" ? "yearlyCents" : "monthlyCents"];
          const found = price && {
            cents: price.unit_amount,
            currency: price.currency,
            interval: price.recurring?.interval ?? null,
            isActive: price.active,
          };
          const isEqual =
            found?.cents === expectedCents &&
            found.currency === CURRENCY &&
            found.interval === interval &&
            price?.recurring?.interval_count === 1 &&
            found.isActive;
          if (!isEqual) mismatches.push({ plan, interval, priceId, expectedCents, found });
        }
        return mismatches;
      }),

    createCustomer: (organization) =>
      call("create the customer", async () => {
        const { organizationId, name, email } = organization;
        const digest = createHash("sha256")
          .update(JSON.stringify([organizationId, name, email]))
          .digest("hex");
        const customer = await stripe.customers.create(
          { name, email, metadata: { organizationId } },
          { idempotencyKey: `customer-${digest}` },
        );
        return customer.id;
      }),

    openCheckout: (request) =>
      call("open the checkout", async () => {
        const { customerId: customer, plan, interval, metadata } = request;
        // Two checkouts that are both paid would be two subscriptions.
        if (await expireOpenCheckouts(customer)) throw new CheckoutPaidError("An earlier checkout was paid");
        const create = ({ trialDays, ...discount }: Discount) =>
          stripe.checkout.sessions.create({
            mode: "subscription",
            customer,
            line_items: [{ price: priceOf(plan, interval), quantity: 1 }],
            ...discount,
            metadata,
            subscription_data: { metadata, ...(trialDays !== undefined && { trial_period_days: trialDays }) },
            success_url: request.successUrl,
            cancel_url: request.cancelUrl,
          });
        const discount = await readDiscount(request);
        const session = await create(discount).catch((error: unknown) => {
          // A code can be restricted to products, amounts or first purchases: without it the checkout opens.
          if (!discount.discounts || !(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return create(NO_DISCOUNT);
        });
        if (!session.url) throw new PaymentsError("Stripe returned a checkout without an address");
        return session.url;
      }),

    openPortal: (request) =>
      call("open the customer portal", async () => {
        const flow = flowOf(request);
        const session = await stripe.billingPortal.sessions.create({
          customer: request.customerId,
          return_url: request.returnUrl,
          ...(flow && { flow_data: flow }),
        });
        return session.url;
      }),

    findSubscription: (customer) =>
      call("read the subscription", async () => {
        const found: Stripe.Subscription[] = [];
        const list = stripe.subscriptions.list({
          customer,
          status: "all",
          limit: 100,
          expand: ["data.latest_invoice"],
        });
        for await (const subscription of list) found.push(subscription);
        const [decisive] = found.toSorted(compareSubscriptions);
        if (!decisive) return undefined;
        return toSubscription(
          decisive,
          found.filter(isRunning).flatMap(({ id }) => (id === decisive.id ? [] : [id])),
        );
      }),

    cancelSubscriptions: (customer) =>
      call("cancel the subscriptions", async () => {
        await expireOpenCheckouts(customer);
        for await (const { id, status } of stripe.subscriptions.list({ customer, status: "all", limit: 100 }))
          if (stateOf(status) !== "ended") await stripe.subscriptions.cancel(id);
      }),

    cancelUnpaid: (subscription) =>
      call("cancel an unpaid subscription", async () => {
        const state = stateOf((await stripe.subscriptions.retrieve(subscription)).status);
        if (state === "unpaid") await stripe.subscriptions.cancel(subscription);
        else if (state !== "ended") return;
        // An invoice that stays open could be paid for a plan that is over.
        for (const status of ["open", "uncollectible"] as const)
          for await (const { id } of stripe.invoices.list({ subscription, status, limit: 100 }))
            await stripe.invoices.voidInvoice(id);
      }),

    suspendRenewals: (customer) =>
      call("suspend the renewals", async () => {
        for await (const subscription of stripe.subscriptions.list({ customer, status: "all", limit: 100 }))
          if (isRunning(subscription) && !cancels(subscription))
            await stripe.subscriptions.update(subscription.id, {
              cancel_at_period_end: true,
              metadata: { [SUSPENDED]: "true" },
            });
      }),

    resumeRenewals: (customer) =>
      call("resume the renewals", async () => {
        for await (const subscription of stripe.subscriptions.list({ customer, status: "all", limit: 100 }))
          if (isRunning(subscription) && subscription.metadata[SUSPENDED])
            await stripe.subscriptions.update(subscription.id, {
              cancel_at_period_end: false,
              // An empty value deletes the key.
              metadata: { [SUSPENDED]: "" },
            });
      }),

    listInvoices: (customer) =>
      call("list the invoices", async () => {
        const { data } = await stripe.invoices.list({ customer, limit: MAX_INVOICES });
        return data.filter(({ status }) => status !== "draft").map(toInvoice);
      }),

    findPaymentDetails: (customer) =>
      call("read the payment details", async () => {
        const { data } = await stripe.customers.listPaymentMethods(customer, { type: "card", limit: 100 });
        const found = await stripe.customers.retrieve(customer);
        const standard = found.deleted ? null : found.invoice_settings.default_payment_method;
        const card = (data.find(({ id }) => standard !== null && id === idOf(standard)) ?? data[0])?.card;
        return {
          method: card
            ? { brand: card.brand, last4: card.last4, expiresMonth: card.exp_month, expiresYear: card.exp_year }
            : null,
          invoiceEmail: found.deleted ? null : found.email,
        };
      }),

    summarizePayments: (customer) =>
      call("read the charges", async () => {
        const charges: Stripe.Charge[] = [];
        for await (const charge of stripe.charges.list({ customer, limit: 100 }))
          if (charge.status === "succeeded") charges.push(charge);
        return {
          paidCents: charges.reduce((sum, { amount, amount_refunded: refunded }) => sum + amount - refunded, 0),
          isDisputed: charges.some(({ disputed }) => disputed),
          cardFingerprints: charges.flatMap((charge) => charge.payment_method_details?.card?.fingerprint ?? []),
        };
      }),

    creditCustomer: ({ customerId, cents, description, key }) =>
      call("credit the customer", async () => {
        // Stripe forgets idempotency keys after a day; a job may be repeated later.
        for await (const { metadata } of stripe.customers.listBalanceTransactions(customerId, { limit: 100 }))
          if (metadata?.key === key) return;
        await stripe.customers.createBalanceTransaction(
          customerId,
          { amount: -cents, currency: CURRENCY, description, metadata: { key } },
          { idempotencyKey: key },
        );
      }),

    readEvent: async (body, signature) => {
      const event = verify(body, signature);
      const customerId = await call("read the customer of an event", () => customerOf(event));
      return { id: event.id, type: event.type, customerId };
    },
  };

  function verify(body: Buffer, signature: string): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(body, signature, webhookSecret);
    } catch (cause) {
      throw new InvalidSignatureError("Webhook signature verification failed", { cause });
    }
  }

  async function customerOf(event: Stripe.Event): Promise<PaymentEvent["customerId"]> {
    const { customer, charge } = EventObject.parse(event.data.object);
    if (customer) return idOf(customer);
    // A dispute names its charge only.
    const owner = charge && (await stripe.charges.retrieve(idOf(charge))).customer;
    return owner ? idOf(owner) : undefined;
  }
}

type Discount = Pick<Stripe.Checkout.SessionCreateParams, "discounts" | "allow_promotion_codes"> & {
  trialDays?: number;
};
type AppliedCoupon = {
  coupon: Stripe.Coupon;
  discount: Stripe.Checkout.SessionCreateParams.Discount;
  isRestricted: boolean;
};
const NO_DISCOUNT: Discount = { allow_promotion_codes: true };
const TrialDays = z.coerce.number().int().min(1).max(MAX_TRIAL_DAYS);
const Reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();
const EventObject = z.object({ customer: Reference, charge: Reference });

const addressOf = (url: string) => {
  const { protocol, hostname, port } = new URL(url);
  const isTls = protocol === "https:";
  return { host: hostname, port: port || (isTls ? 443 : 80), protocol: isTls ? ("https" as const) : ("http" as const) };
};

async function call<T>(operation: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError) throw new PaymentsError(`Stripe failed to ${operation}`, { cause });
    throw cause;
  }
}
