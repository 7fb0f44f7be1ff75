/** What a Stripe account holds, and what people, cards and time do to it. Times are seconds, as on the wire. */
export type WireInvoice = {
  id: string;
  customer: string;
  subscription: string;
  created: number;
  status: "open" | "paid" | "void";
  attempts: number;
  total: number;
  description: string;
};
export type WireSubscription = {
  id: string;
  customer: string;
  price: string;
  status: "active" | "trialing" | "past_due" | "incomplete" | "canceled";
  created: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  metadata: Record<string, string>;
};
export type WireSession = {
  id: string;
  customer: string;
  price: string;
  coupon: string | undefined;
  promotionCode: string | undefined;
  trialDays: number;
  status: "open" | "complete" | "expired";
};
export type WireCustomer = { id: string; name: string; email: string; organizationId: string };
export type WireCharge = { id: string; customer: string; amount: number; refunded: number; isDisputed: boolean };
type Credit = { object: string; id: string; amount: number; description: string; metadata: { key: string } };
type WireEvent = { id: string; object: "event"; type: string; created: number; data: { object: object } };

const DAY = 86_400;
const AMOUNTS: Record<string, number> = {
  price_creator_month: 1900,
  price_creator_year: 18_000,
  price_team_month: 5900,
  price_team_year: 56_400,
};
/** As on the wire. */
const priceJson = (id: string, unit_amount: number) => ({
  unit_amount,
  recurring: { interval: id.endsWith("_year") ? "year" : "month", interval_count: 1 },
});
const daysOf = (price: string) => (price.endsWith("_year") ? 365 : 30);

export function stripeWorld() {
  let serial = 0;
  const nextId = (kind: string) => `${kind}_${String(++serial).padStart(6, "0")}`;
  const customers = new Map<string, WireCustomer>();
  const subscriptions = new Map<string, WireSubscription>();
  const invoices: WireInvoice[] = [];
  const sessions = new Map<string, WireSession>();
  const credits = new Map<string, Credit[]>();
  const charges: WireCharge[] = [];
  /** Of customers who do not pay with a card of their own. */
  const cards = new Map<string, string>();
  const coupons = new Map<string, { id: string; percent_off?: number; metadata: Record<string, string> }>();
  const promotionCodes = new Map<string, { id: string; coupon: string; maxRedemptions?: number }>();
  const prices = new Map<string, object>(Object.entries(AMOUNTS).map(([id, amount]) => [id, priceJson(id, amount)]));
  /** Ids of codes that no checkout of these tests fulfils the conditions of. */
  const restricted = new Set<string>();
  const events: WireEvent[] = [];
  const clock = { now: Math.floor(Date.now() / 1000) };

  const emit = (type: string, object: object) =>
    void events.push({ id: nextId("evt"), object: "event", type, created: clock.now, data: { object: { ...object } } });
  const charge = ({ customer, total }: Pick<WireInvoice, "customer" | "total">) => {
    if (total > 0) charges.push({ id: nextId("ch"), customer, amount: total, refunded: 0, isDisputed: false });
  };
  const lastCharge = ({ customer }: WireSubscription): WireCharge => {
    const last = charges.findLast((one) => one.customer === customer);
    if (!last) throw new Error("No charge");
    return last;
  };
  const changed = (subscription: WireSubscription) => emit("customer.subscription.updated", subscription);
  const invoice = (
    subscription: WireSubscription,
    total: number,
    status: WireInvoice["status"],
    description: string,
  ) => {
    const made: WireInvoice = {
      id: nextId("in"),
      customer: subscription.customer,
      subscription: subscription.id,
      created: clock.now,
      status,
      attempts: 1,
      total,
      description,
    };
    invoices.push(made);
    if (status === "paid") charge(made);
    emit(status === "paid" ? "invoice.paid" : "invoice.payment_failed", made);
    return made;
  };
  const amountOf = (price: string) => AMOUNTS[price] ?? 0;
  const invoicesOf = ({ id }: WireSubscription) => invoices.filter(({ subscription }) => subscription === id);

  return {
    clock,
    events,
    coupons,
    promotionCodes,
    prices,
    restricted,
    createCustomer: (parts: Omit<WireCustomer, "id">): WireCustomer => {
      const customer = { id: nextId("cus"), ...parts };
      customers.set(customer.id, customer);
      return customer;
    },
    customers: () => [...customers.values()],
    subscription: (id: string) => subscriptions.get(id),
    subscriptionsOf: (customer: string) => [...subscriptions.values()].filter((one) => one.customer === customer),
    invoicesOf,
    listInvoices: (wanted: { [Field in "customer" | "subscription" | "status"]: string | undefined }) =>
      invoices
        .filter(
          ({ customer, subscription, status }) =>
            (wanted.customer ?? customer) === customer &&
            (wanted.subscription ?? subscription) === subscription &&
            (wanted.status ?? status) === status,
        )
        .toReversed(),
    voidInvoice: (id: string): WireInvoice | undefined => {
      const found = invoices.find((one) => one.id === id);
      return found && Object.assign(found, { status: "void" as const });
    },
    openSessions: (customer: string) =>
      [...sessions.values()].filter((one) => one.customer === customer && one.status === "open"),
    openSession: (parts: Omit<WireSession, "id" | "status">): WireSession => {
      const session: WireSession = { id: nextId("cs"), status: "open", ...parts };
      sessions.set(session.id, session);
      return session;
    },
    session: (id: string) => sessions.get(id),
    creditsOf: (customer: string) => credits.get(customer) ?? [],
    credit: (customer: string, { amount, description, key }: { amount: number; description: string; key: string }) => {
      const credit = {
        object: "customer_balance_transaction",
        id: nextId("cbtxn"),
        amount,
        description,
        metadata: { key },
      };
      credits.set(customer, [credit, ...(credits.get(customer) ?? [])]);
      return credit;
    },
    cards,
    findCharge: (id: string) => charges.find((one) => one.id === id),
    chargesOf: (customer: string) => charges.filter((one) => one.customer === customer).toReversed(),
    refund: (subscription: WireSubscription): void => {
      const refunded = lastCharge(subscription);
      refunded.refunded = refunded.amount;
      emit("charge.refunded", { customer: refunded.customer, id: refunded.id });
    },

    /** The person pays on the page of a checkout. */
    completeCheckout: (session: WireSession): WireSubscription => {
      session.status = "complete";
      const trial = session.trialDays * DAY;
      const subscription: WireSubscription = {
        id: nextId("sub"),
        customer: session.customer,
        price: session.price,
        status: trial > 0 ? "trialing" : "active",
        created: clock.now,
        periodStart: clock.now,
        periodEnd: clock.now + (trial || daysOf(session.price) * DAY),
        cancelAtPeriodEnd: false,
        metadata: {},
      };
      subscriptions.set(subscription.id, subscription);
      const percentOff = session.coupon ? (coupons.get(session.coupon)?.percent_off ?? 0) : 0;
      const total = trial > 0 ? 0 : Math.round(amountOf(session.price) * (1 - percentOff / 100));
      emit("customer.subscription.created", subscription);
      invoice(subscription, total, "paid", "Subscription creation");
      emit("checkout.session.completed", { customer: session.customer, id: session.id });
      return subscription;
    },
    /** In the portal: the rest of the old price is credited, the rest of the new one charged. */
    changePlan: (subscription: WireSubscription, price: string): WireInvoice => {
      const left = (subscription.periodEnd - clock.now) / (daysOf(subscription.price) * DAY);
      const total = Math.round((amountOf(price) - amountOf(subscription.price)) * Math.max(0, left));
      subscription.price = price;
      changed(subscription);
      return invoice(subscription, total, "paid", "Proration");
    },
    /** The end of a period: renews, ends, or fails to be paid. */
    endPeriod: (subscription: WireSubscription, isPaid: boolean): void => {
      clock.now = Math.max(clock.now, subscription.periodEnd);
      if (subscription.cancelAtPeriodEnd) {
        subscription.status = "canceled";
        emit("customer.subscription.deleted", subscription);
        return;
      }
      subscription.periodStart = subscription.periodEnd;
      subscription.periodEnd += daysOf(subscription.price) * DAY;
      subscription.status = isPaid ? "active" : "past_due";
      invoice(subscription, amountOf(subscription.price), isPaid ? "paid" : "open", "Renewal");
      changed(subscription);
    },
    payOpenInvoices: (subscription: WireSubscription): void => {
      const open = invoicesOf(subscription).filter(({ status }) => status === "open");
      if (open.length === 0) return;
      subscription.status = "active";
      for (const invoice of open) {
        Object.assign(invoice, { status: "paid", attempts: invoice.attempts + 1 });
        charge(invoice);
        emit("invoice.paid", invoice);
      }
      changed(subscription);
    },
    cancelAtPeriodEnd: (subscription: WireSubscription, isCancelled: boolean): void => {
      subscription.cancelAtPeriodEnd = isCancelled;
      changed(subscription);
    },
    cancelNow: (subscription: WireSubscription): void => {
      if (subscription.status === "canceled") return;
      subscription.status = "canceled";
      emit("customer.subscription.deleted", subscription);
    },
    /** A lost dispute ends the subscription, as Stripe's settings offer. */
    dispute: (subscription: WireSubscription, outcome: "open" | "lost"): void => {
      const disputed = lastCharge(subscription);
      disputed.isDisputed = true;
      emit(outcome === "open" ? "charge.dispute.created" : "charge.dispute.closed", {
        charge: disputed.id,
        status: outcome,
      });
      if (outcome === "lost" && subscription.status !== "canceled") {
        subscription.status = "canceled";
        emit("customer.subscription.deleted", subscription);
      }
    },
  };
}
