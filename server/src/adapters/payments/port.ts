import type {
  BillingInterval,
  Invoice,
  PaidPlanId,
  PaymentMethod,
  PortalFlow,
} from "@coldopen/contract/billing/schema";

/** What the payment provider says of the one subscription that decides a customer's plan. */
export type PaymentSubscription = {
  id: string;
  /**
   * `live` is paid or in a trial, `unpaid` is one whose last payment failed, `pending` waits for its first payment, `ended` is
   * over for good.
   */
  state: "live" | "unpaid" | "pending" | "ended";
  isTrial: boolean;
  /** Undefined for a price that is not one of ours. */
  product: { plan: PaidPlanId; interval: BillingInterval } | undefined;
  periodEndsAt: Date | undefined;
  /** Set where it ends instead of renewing. */
  cancelsAt: Date | undefined;
  /** When the oldest open payment since the last one that was made was due. */
  unpaidSince: Date | undefined;
  /** Whether money was paid with the last invoice. */
  hasPaid: boolean;
  /** Other running subscriptions of the customer, which must not be. */
  duplicateIds: readonly string[];
};

export type CheckoutRequest = {
  customerId: string;
  plan: PaidPlanId;
  interval: BillingInterval;
  /** Of a campaign link. What the provider does not know or apply is left out. Only a first subscription has a trial. */
  couponId: string | undefined;
  promotionCode: string | undefined;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
};

export type PortalRequest = {
  customerId: string;
  flow: PortalFlow;
  subscriptionId: string | undefined;
  returnUrl: string;
};

/** `customerId` is undefined for events that concern no customer. */
export type PaymentEvent = { id: string; type: string; customerId: string | undefined };

/** The card that pays, and the address that gets the invoices. */
type PaymentDetails = { method: PaymentMethod | null; invoiceEmail: string | null };

/** `cardFingerprints` are equal for equal card numbers. */
type PaymentSummary = { paidCents: number; isDisputed: boolean; cardFingerprints: readonly string[] };

export class PaymentsError extends Error {
  override readonly name = "PaymentsError";
}
/** A checkout that was to end had been paid by then. */
export class CheckoutPaidError extends Error {
  override readonly name = "CheckoutPaidError";
}
export class InvalidSignatureError extends Error {
  override readonly name = "InvalidSignatureError";
}

/** A configured price that does not charge what the table of plans says. `found` is undefined if there is no such price. */
export type PriceMismatch = {
  plan: PaidPlanId;
  interval: BillingInterval;
  priceId: string;
  expectedCents: number;
  found: { cents: number | null; currency: string; interval: string | null; isActive: boolean } | undefined;
};

/** A payment provider. Every call throws PaymentsError if the provider cannot be reached or refuses. */
export type Payments = {
  /** The configured prices that differ from the table of plans. */
  findPriceMismatches(): Promise<PriceMismatch[]>;
  /** The same organization gets the same customer, also if asked again. */
  createCustomer(organization: { organizationId: string; name: string; email: string }): Promise<string>;
  /** The address of a checkout. Earlier ones of the customer end; throws CheckoutPaidError if one is paid meanwhile. */
  openCheckout(request: CheckoutRequest): Promise<string>;
  openPortal(request: PortalRequest): Promise<string>;
  findSubscription(customerId: string): Promise<PaymentSubscription | undefined>;
  /** Ends them and open checkouts at once. */
  cancelSubscriptions(customerId: string): Promise<void>;
  /** Cancels a subscription whose payment is due, and its open invoices. One that was paid meanwhile goes on. */
  cancelUnpaid(subscriptionId: string): Promise<void>;
  /** Lets them run out at the end of their period. */
  suspendRenewals(customerId: string): Promise<void>;
  /** Undoes suspendRenewals, and no cancellation of the customer's own. */
  resumeRenewals(customerId: string): Promise<void>;
  listInvoices(customerId: string): Promise<Invoice[]>;
  findPaymentDetails(customerId: string): Promise<PaymentDetails>;
  /** What a customer has paid so far and not got back, and with which cards. */
  summarizePayments(customerId: string): Promise<PaymentSummary>;
  /** Lowers the next invoices. The same key has its effect once. */
  creditCustomer(credit: { customerId: string; cents: number; description: string; key: string }): Promise<void>;
  /** Throws InvalidSignatureError unless the provider has signed exactly these bytes. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent>;
};
