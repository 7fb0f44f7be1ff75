import type { Invoice } from "@coldopen/contract/billing/schema";
import type Stripe from "stripe";
import { z } from "zod";
import type { PaymentSubscription, PortalRequest } from "./port.ts";

export const dateOf = (seconds: number) => new Date(seconds * 1000);
export const idOf = (value: string | { id: string }): string => (typeof value === "string" ? value : value.id);

export const stateOf = (status: Stripe.Subscription.Status): PaymentSubscription["state"] => {
  if (status === "active" || status === "trialing") return "live";
  if (status === "past_due" || status === "unpaid") return "unpaid";
  return status === "incomplete" || status === "paused" ? "pending" : "ended";
};
export const precedence = ["live", "unpaid", "pending", "ended"] as const;
export const isRunning = ({ status }: Pick<Stripe.Subscription, "status">): boolean =>
  ["live", "unpaid"].includes(stateOf(status));
export const cancels = ({ cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd }: Stripe.Subscription): boolean =>
  cancelAt !== null || atPeriodEnd;

export const cancellationOf = (
  { status, cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd }: Stripe.Subscription,
  periodEndsAt: Date | undefined,
): Date | undefined => {
  if (status === "canceled") return undefined;
  if (cancelAt !== null) return dateOf(cancelAt);
  return atPeriodEnd ? periodEndsAt : undefined;
};

export const flowOf = ({
  flow,
  subscriptionId: subscription,
}: PortalRequest): Stripe.BillingPortal.SessionCreateParams.FlowData | undefined => {
  if (flow === "payment_method") return { type: "payment_method_update" };
  if (!subscription || flow === "home") return undefined;
  return flow === "cancel"
    ? { type: "subscription_cancel", subscription_cancel: { subscription } }
    : { type: "subscription_update", subscription_update: { subscription } };
};

const InvoiceStatus = z.enum(["draft", "open", "paid", "uncollectible", "void"]).catch("open");

export const toInvoice = (invoice: Stripe.Invoice): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  createdAt: dateOf(invoice.created).toISOString(),
  description: invoice.lines.data[0]?.description ?? invoice.description ?? "",
  status: InvoiceStatus.parse(invoice.status),
  attempts: invoice.attempt_count,
  totalCents: invoice.total,
  currency: invoice.currency.toUpperCase(),
  url: invoice.hosted_invoice_url ?? null,
  pdfUrl: invoice.invoice_pdf ?? null,
});
