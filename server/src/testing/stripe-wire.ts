import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { chargeJson, customerJson, invoiceJson, listJson, sessionJson, subscriptionJson } from "./stripe-wire-json.ts";
import { stripeWorld, type WireCharge } from "./stripe-world.ts";

const STRIPE_SECRET_KEY = "sk_test_studio";
const STRIPE_WEBHOOK_SECRET = "whsec_studio";
const STRIPE_PRICES =
  "creator.month=price_creator_month,creator.year=price_creator_year,team.month=price_team_month,team.year=price_team_year";

type Answer = { status: number; body: unknown };
type Interruption = (response: ServerResponse) => unknown;

const ok = (body: unknown): Answer => ({ status: 200, body });
const missing = (): Answer => ({
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing", message: "No such object" } },
});
const refused = (message: string): Answer => ({
  status: 400,
  body: { error: { type: "invalid_request_error", message } },
});
export const stripeRefusal =
  (status: number, type = "api_error"): Interruption =>
  (response) =>
    response
      .writeHead(status, { "content-type": "application/json", "request-id": "req_refused" })
      .end(JSON.stringify({ error: { type, message: `Refused with ${status}` } }));

async function readForm(request: IncomingMessage): Promise<{ raw: string; fields: URLSearchParams }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const raw = Buffer.concat(chunks).toString();
  return { raw, fields: new URLSearchParams(raw) };
}

/** A server that speaks Stripe's wire format. What is first in `interruptions` answers instead. */
export async function stripeWire() {
  const world = stripeWorld();
  const interruptions: Interruption[] = [];
  const requests: { method: string; path: string; fields: Record<string, string> }[] = [];
  const holds: { path: string; onReached: () => void; released: Promise<void> }[] = [];
  const idempotent = new Map<string, { raw: string; answer: Answer }>();

  const toCharge = (charge: WireCharge) =>
    chargeJson(charge, world.cards.get(charge.customer) ?? `card of ${charge.customer}`);

  function respond(method: string, path: string, fields: URLSearchParams): Answer {
    const field = (name: string) => fields.get(name) ?? undefined;
    const [, , resource = "", id = "", action] = path.split("/");
    const route = `${method} ${resource}${id && "/id"}${action ? `/${action}` : ""}`;
    switch (route) {
      case "POST customers":
        return ok(
          customerJson(
            world.createCustomer({
              name: field("name") ?? "",
              email: field("email") ?? "",
              organizationId: field("metadata[organizationId]") ?? "",
            }),
          ),
        );
      case "GET customers/id": {
        const customer = world.customers().find((one) => one.id === id);
        return customer ? ok(customerJson(customer)) : missing();
      }
      case "GET customers/id/balance_transactions":
        return ok(listJson(path, world.creditsOf(id)));
      case "POST customers/id/balance_transactions":
        return ok(
          world.credit(id, {
            amount: Number(field("amount")),
            description: field("description") ?? "",
            key: field("metadata[key]") ?? "",
          }),
        );
      case "GET customers/id/payment_methods":
        return ok(
          listJson(path, [
            {
              object: "payment_method",
              id: "pm_older",
              card: { brand: "mastercard", last4: "1111", exp_month: 1, exp_year: 2027 },
            },
            {
              object: "payment_method",
              id: "pm_standard",
              card: { brand: "visa", last4: "4242", exp_month: 8, exp_year: 2028 },
            },
          ]),
        );
      case "GET subscriptions":
        return ok(
          listJson(
            path,
            world.subscriptionsOf(field("customer") ?? "").map((one) => subscriptionJson(one, world.invoicesOf(one))),
          ),
        );
      case "GET subscriptions/id": {
        const subscription = world.subscription(id);
        return subscription ? ok(subscriptionJson(subscription, world.invoicesOf(subscription))) : missing();
      }
      case "POST subscriptions/id": {
        const subscription = world.subscription(id);
        if (!subscription) return missing();
        for (const [name, value] of fields) {
          const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
          if (key && value === "") delete subscription.metadata[key];
          else if (key) subscription.metadata[key] = value;
        }
        world.cancelAtPeriodEnd(subscription, field("cancel_at_period_end") === "true");
        return ok(subscriptionJson(subscription, world.invoicesOf(subscription)));
      }
      case "DELETE subscriptions/id": {
        const subscription = world.subscription(id);
        if (!subscription) return missing();
        world.cancelNow(subscription);
        return ok(subscriptionJson(subscription, world.invoicesOf(subscription)));
      }
      case "GET invoices":
        return ok(
          listJson(
            path,
            world
              .listInvoices({
                customer: field("customer"),
                subscription: field("subscription"),
                status: field("status"),
              })
              .map(invoiceJson),
          ),
        );
      case "POST invoices/id/void": {
        const invoice = world.voidInvoice(id);
        return invoice ? ok(invoiceJson(invoice)) : missing();
      }
      case "GET prices/id": {
        const price = world.prices.get(id);
        return price ? ok({ object: "price", id, currency: "usd", active: true, ...price }) : missing();
      }
      case "GET coupons/id": {
        const coupon = world.coupons.get(id);
        return coupon ? ok({ object: "coupon", valid: true, ...coupon }) : missing();
      }
      case "GET promotion_codes": {
        const promotion = world.promotionCodes.get(field("code") ?? "");
        if (!promotion) return ok(listJson(path, []));
        const { id: promotionId, coupon, maxRedemptions = null } = promotion;
        const expanded = { object: "coupon", valid: true, ...world.coupons.get(coupon) };
        const isExpanded = field("expand[0]") === "data.promotion.coupon";
        return ok(
          listJson(path, [
            {
              object: "promotion_code",
              id: promotionId,
              customer: null,
              max_redemptions: maxRedemptions,
              restrictions: { first_time_transaction: false, minimum_amount: null },
              promotion: { type: "coupon", coupon: isExpanded ? expanded : coupon },
            },
          ]),
        );
      }
      case "GET charges/id": {
        const charge = world.findCharge(id);
        return charge ? ok(toCharge(charge)) : missing();
      }
      case "GET charges":
        return ok(listJson(path, world.chargesOf(field("customer") ?? "").map(toCharge)));
      case "GET checkout/id":
        return ok(listJson(path, world.openSessions(field("customer") ?? "").map(sessionJson)));
      case "POST checkout/id":
        if (world.restricted.has(field("discounts[0][promotion_code]") ?? field("discounts[0][coupon]") ?? ""))
          return refused("This code cannot be applied");
        return ok(
          sessionJson(
            world.openSession({
              customer: field("customer") ?? "",
              price: field("line_items[0][price]") ?? "",
              coupon: field("discounts[0][coupon]"),
              promotionCode: field("discounts[0][promotion_code]"),
              trialDays: Number(field("subscription_data[trial_period_days]") ?? 0),
            }),
          ),
        );
      case "POST billing_portal/id":
        return ok({
          object: "billing_portal.session",
          id: "bps_1",
          url: `https://billing.stripe.test/${field("customer")}/${field("flow_data[type]") ?? "home"}`,
        });
      default: {
        const [, , , , sessionId, verb] = path.split("/");
        const session = world.session(sessionId ?? "");
        if (!session) return missing();
        if (verb === "expire" && session.status !== "open")
          return refused("Only sessions with a status in [open] can be expired");
        if (verb === "expire") session.status = "expired";
        return ok(sessionJson(session));
      }
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://stripe.test");
    const { raw, fields } = await readForm(request);
    const method = request.method ?? "GET";
    requests.push({ method, path: url.pathname, fields: Object.fromEntries(fields) });
    const interruption = interruptions.shift();
    if (interruption) return void interruption(response);
    const send = ({ status, body }: Answer, isReplayed = false) =>
      response
        .writeHead(status, {
          "content-type": "application/json",
          "request-id": `req_${requests.length}`,
          ...(isReplayed && { "idempotent-replayed": "true" }),
        })
        .end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`)
      return void send({ status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key" } } });
    const key = method === "POST" ? String(request.headers["idempotency-key"] ?? "") : "";
    const earlier = key ? idempotent.get(key) : undefined;
    if (earlier && earlier.raw !== raw)
      return void send({ status: 400, body: { error: { type: "idempotency_error", message: "Other parameters" } } });
    if (earlier) return void send(earlier.answer, true);
    const answer = respond(method, url.pathname, method === "GET" ? url.searchParams : fields);
    if (key) idempotent.set(key, { raw, answer });
    const hold = holds.find(({ path }) => path === url.pathname);
    if (hold) {
      holds.splice(holds.indexOf(hold), 1);
      hold.onReached();
      await hold.released;
    }
    return void send(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const signer = new Stripe(STRIPE_SECRET_KEY);
  return {
    world,
    interruptions,
    requests,
    env: {
      AI_MONTHLY_CAP_CENTS: "500",
      STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_PRICES,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    /** The next answer at a path is what is true when it is asked for, and arrives once it is released. */
    holdNext: (path: string) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const reached = new Promise<void>((onReached) => void holds.push({ path, onReached, released }));
      return { reached, release };
    },
    /** An event as Stripe would post it. */
    sign: (event: object, secret = STRIPE_WEBHOOK_SECRET) => {
      const payload = JSON.stringify(event);
      const signature = signer.webhooks.generateTestHeaderString({ payload, secret });
      return { payload, headers: { "content-type": "application/json", "stripe-signature": signature } };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
export type StripeWire = Awaited<ReturnType<typeof stripeWire>>;
