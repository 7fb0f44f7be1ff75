import type { WireCharge, WireCustomer, WireInvoice, WireSession, WireSubscription } from "./stripe-world.ts";

/** Objects as Stripe writes them, with the fields that an account of today has. */
export const listJson = (url: string, data: readonly object[]) => ({ object: "list", url, has_more: false, data });

export const customerJson = ({ id, name, email, organizationId }: WireCustomer) => ({
  object: "customer",
  id,
  name,
  email,
  metadata: { organizationId },
  invoice_settings: { default_payment_method: "pm_standard" },
});

export const invoiceJson = (invoice: WireInvoice) => ({
  object: "invoice",
  id: invoice.id,
  customer: invoice.customer,
  created: invoice.created,
  number: invoice.id.toUpperCase(),
  status: invoice.status,
  attempt_count: invoice.attempts,
  total: invoice.total,
  amount_paid: invoice.status === "paid" ? Math.max(0, invoice.total) : 0,
  currency: "usd",
  description: null,
  lines: { object: "list", data: [{ object: "line_item", description: invoice.description }], has_more: false },
  hosted_invoice_url: `https://invoice.stripe.test/${invoice.id}`,
  invoice_pdf: `https://invoice.stripe.test/${invoice.id}.pdf`,
});

export const subscriptionJson = (subscription: WireSubscription, invoices: readonly WireInvoice[]) => {
  const latest = invoices.at(-1);
  return {
    object: "subscription",
    id: subscription.id,
    customer: subscription.customer,
    status: subscription.status,
    created: subscription.created,
    cancel_at: null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    metadata: subscription.metadata,
    latest_invoice: latest ? invoiceJson(latest) : null,
    items: {
      object: "list",
      has_more: false,
      data: [
        {
          object: "subscription_item",
          id: `si_${subscription.id}`,
          price: { object: "price", id: subscription.price },
          current_period_start: subscription.periodStart,
          current_period_end: subscription.periodEnd,
        },
      ],
    },
  };
};

export const chargeJson = ({ id, customer, amount, refunded, isDisputed }: WireCharge, fingerprint: string) => ({
  object: "charge",
  id,
  customer,
  amount,
  amount_refunded: refunded,
  disputed: isDisputed,
  status: "succeeded",
  payment_method_details: { type: "card", card: { fingerprint } },
});

export const sessionJson = ({ id, customer, status }: WireSession) => ({
  object: "checkout.session",
  id,
  customer,
  status,
  url: status === "open" ? `https://checkout.stripe.test/${id}` : null,
});
