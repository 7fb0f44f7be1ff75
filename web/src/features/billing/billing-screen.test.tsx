import type { BillingOverview } from "@coldopen/contract/billing/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMember, aMembership, aUser, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import { renderApp } from "../../testing/render-app.tsx";

const opened = vi.spyOn(documentNavigation, "open").mockImplementation(() => {});
beforeEach(() => opened.mockClear());

const anOverview = (parts: Partial<BillingOverview> = {}): BillingOverview => ({
  plan: "creator",
  isActive: true,
  interval: "year",
  renewsAt: "2027-06-14T00:00:00.000Z",
  cancelsAt: null,
  paymentDueAt: null,
  isTrial: false,
  usage: {
    channels: { used: 2, limit: 5 },
    seats: { used: 10, limit: 10 },
    ai: { usedCents: 331, budgetCents: 1000, startsAgainAt: "2999-01-01T00:00:00.000Z" },
  },
  ...parts,
});
const community = anOverview({
  plan: "community",
  interval: null,
  renewsAt: null,
  usage: {
    channels: { used: 4, limit: 3 },
    seats: { used: 1, limit: 5 },
    ai: { usedCents: 12, budgetCents: null, startsAgainAt: "2999-01-01T00:00:00.000Z" },
  },
});
const invoice = {
  id: "in_1",
  number: "CO-2026-0614",
  createdAt: "2026-06-14T00:00:00.000Z",
  description: "Creator, yearly",
  status: "paid",
  attempts: 2,
  totalCents: 18_000,
  currency: "USD",
  url: "https://invoice.stripe.test/in_1",
  pdfUrl: "https://invoice.stripe.test/in_1.pdf",
} as const;
const paid = {
  setup: () => ({ payments: true }),
  overview: () => anOverview(),
  payments: () => ({
    method: { brand: "visa", last4: "4242", expiresMonth: 8, expiresYear: 2028 },
    invoiceEmail: "tess@halfbuilt.test",
    invoices: [invoice],
  }),
};
/** The page has loaded once it shows the usage. */
const section = async (name: string) => {
  await screen.findByRole("region", { name: "Usage" });
  return within(await screen.findByRole("region", { name }));
};

describe("the billing page of a paid plan", () => {
  it("shows the plan, its renewal, usage, card and invoices", async () => {
    renderApp(paths.billing, { as: aUser(), api: { billing: paid } });
    const plan = await section("Your plan");
    expect(plan.getByText("Creator")).toBeVisible();
    expect(plan.getByText(/^\$180 a year\. Renews on 6\/14\/2027\./)).toBeVisible();
    const usage = await section("Usage");
    expect(usage.getByRole("progressbar", { name: "Channels" })).toHaveAttribute("aria-valuenow", "2");
    expect(usage.getByText("2 of 5")).toBeVisible();
    expect(usage.getByText("$3.31 of $10.00")).toBeVisible();
    expect(usage.getByText("Full. Make room or choose a larger plan.")).toBeVisible();
    expect((await section("Payment")).getByText("Visa ending in 4242")).toBeVisible();
    expect((await section("Payment")).getByText("Invoices go to tess@halfbuilt.test")).toBeVisible();
    const invoices = await section("Invoices");
    expect(invoices.getByText("Paid after 2 tries")).toBeVisible();
    expect(invoices.getByText("$180.00")).toBeVisible();
    expect(invoices.getByRole("link", { name: "Download invoice CO-2026-0614" })).toHaveAttribute(
      "href",
      invoice.pdfUrl,
    );
  });

  it("exports the invoices without their addresses", async () => {
    const written = captureDownloads();
    const { person } = renderApp(paths.billing, { as: aUser(), api: { billing: paid } });
    await person.click(await screen.findByRole("button", { name: "Export invoices" }));
    await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
    expect(await screen.findByText("1 invoice exported")).toBeVisible();
    const text = await written[0]?.text();
    expect(text).toContain('"Creator, yearly",paid,2,180,USD');
    expect(text).not.toContain("invoice.stripe.test");
  });

  it("opens the customer portal to change and to cancel", async () => {
    const { person, api } = renderApp(paths.billing, {
      as: aUser(),
      api: { billing: { ...paid, portal: ({ body }) => ({ url: `https://billing.stripe.test/${body.flow}` }) } },
    });
    await person.click((await section("Your plan")).getByRole("button", { name: "Cancel plan" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("https://billing.stripe.test/cancel"));
    await person.click(screen.getByRole("button", { name: "Change plan" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("https://billing.stripe.test/change_plan"));
    expect(api.count("billing.portal")).toBe(2);
  });

  it("says what happened when the portal does not open, and tries again", async () => {
    let isDown = true;
    const { person } = renderApp(paths.billing, {
      as: aUser(),
      api: {
        billing: {
          ...paid,
          portal: () => {
            if (isDown) throw new AppError("upstream_failed", "The payment page could not be opened.");
            return { url: "https://billing.stripe.test/home" };
          },
        },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Open customer portal" }));
    expect(await screen.findByText("The payment page could not be opened.")).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("https://billing.stripe.test/home"));
  });

  it("shows a failed payment on the page and as a banner on every page", async () => {
    const paymentDueAt = "2026-07-01T00:00:00.000Z";
    const as = aUser({ organizationUsers: [aMembership({ organization: { paymentDueAt } })] });
    renderApp(paths.billing, { as, api: { billing: { ...paid, overview: () => anOverview({ paymentDueAt }) } } });
    expect(await screen.findByText("A payment for Northlight failed. Its plan ends on 7/01/2026.")).toBeVisible();
    expect(await screen.findByText("A payment failed. Pay by 7/01/2026 to keep the plan.")).toBeVisible();
    expect(screen.getByText(/^\$180 a year\. Everything in Community/)).toBeVisible();
    expect(screen.queryByText(/Renews on/)).not.toBeInTheDocument();
  });

  it("links to the payment of open invoices, and says by when the newest is to be paid", async () => {
    const paymentDueAt = "2026-07-01T00:00:00.000Z";
    const open = (id: string) =>
      ({ ...invoice, id, number: id, status: "open", url: `https://invoice.stripe.test/${id}` }) as const;
    const payments = () => ({ method: null, invoiceEmail: null, invoices: [open("NEW"), invoice, open("OLD")] });
    renderApp(paths.billing, {
      as: aUser(),
      api: { billing: { ...paid, payments, overview: () => anOverview({ paymentDueAt }) } },
    });
    const payNow = await screen.findByRole("link", { name: "Pay now" });
    expect(payNow).toHaveAttribute("href", open("NEW").url);
    const invoices = await section("Invoices");
    for (const id of ["NEW", "OLD"])
      expect(invoices.getByRole("link", { name: `Pay invoice ${id}` })).toHaveAttribute("href", open(id).url);
    expect(invoices.queryByRole("link", { name: "Pay invoice CO-2026-0614" })).not.toBeInTheDocument();
    expect(invoices.getAllByText("Open, pay by 7/01/2026")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Update card" })).toBeVisible();
  });

  it("opens the card of the organization whose payment is due, not of the active channel, from any page", async () => {
    const lantern = {
      id: "00000000-0000-4000-8000-00000000beef",
      name: "Lantern",
      paymentDueAt: "2026-07-01T00:00:00.000Z",
    };
    const own = aMembership({ id: "00000000-0000-4000-8000-00000000cafe", organization: lantern });
    const as = aMember({ organizationUsers: [aMembership({ role: "user" }), own] });
    let isDown = true;
    const { person, api } = renderApp(paths.profile, {
      as,
      api: {
        billing: {
          ...paid,
          portal: ({ body }) => {
            if (isDown) throw new AppError("upstream_failed", "The payment page could not be opened.");
            return { url: `https://billing.stripe.test/${body.flow}` };
          },
        },
        session: { sessions: () => ({ sessions: [] }) },
      },
    });
    await screen.findByText("A payment for Lantern failed. Its plan ends on 7/01/2026.");
    await person.click(screen.getByRole("button", { name: "Update payment" }));
    expect(await screen.findByText("The payment page could not be opened.")).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Update payment" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("https://billing.stripe.test/payment_method"));
    expect(api.calls.findLast(({ name }) => name === "billing.portal")?.input).toMatchObject({
      params: { orgId: lantern.id },
    });
  });

  it("shows the organization that the customer portal or the plans lead back to, not that of the active channel", async () => {
    const lantern = { id: "00000000-0000-4000-8000-00000000beef", name: "Lantern", subscriptionActive: false };
    const own = aMembership({ id: "00000000-0000-4000-8000-00000000cafe", organization: lantern });
    const as = aMember({ organizationUsers: [aMembership({ role: "user" }), own] });
    const { api } = renderApp(paths.billingReturn(lantern.id), {
      as,
      api: { billing: { ...paid, refresh: () => ({}) } },
    });
    await section("Your plan");
    expect(api.calls.find(({ name }) => name === "billing.overview")?.input).toEqual({ params: { orgId: lantern.id } });
    renderApp(paths.pricing, { as, api: { billing: paid } });
    expect(await screen.findByRole("link", { name: "Billing and invoices" })).toHaveAttribute(
      "href",
      paths.billingOf(lantern.id),
    );
  });

  it("that has ended is reached by its owner, and leads to the plans", async () => {
    const as = aUser({ organizationUsers: [aMembership({ organization: { subscriptionActive: false } })] });
    const ended = () => anOverview({ isActive: false, interval: null, renewsAt: null });
    const { person, address } = renderApp(paths.pricing, { as, api: { billing: { ...paid, overview: ended } } });
    await person.click(await screen.findByRole("link", { name: "Billing and invoices" }));
    expect(await screen.findByText("$180.00")).toBeVisible();
    const plan = within(screen.getByRole("region", { name: "Your plan" }));
    expect(plan.getByText("Ended")).toBeVisible();
    for (const name of ["Projects", "Back to studio", "Open referral"])
      expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /channel/i })).not.toBeInTheDocument();
    await person.click(plan.getByRole("link", { name: "Choose a plan" }));
    await waitFor(() => expect(address()).toBe(paths.pricing));
  });

  it("offers to resume a cancelled plan", async () => {
    const cancelled = () => anOverview({ cancelsAt: "2027-06-14T00:00:00.000Z" });
    renderApp(paths.billing, { as: aUser(), api: { billing: { ...paid, overview: cancelled } } });
    expect(await screen.findByText(/^Canceled\. It runs until 6\/14\/2027/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Resume plan" })).toBeVisible();
  });
});

describe("the billing page of a studio without payments", () => {
  it("shows Community and its usage, and offers nothing to buy", async () => {
    renderApp(paths.billing, {
      as: aUser(),
      api: { billing: { setup: () => ({ payments: false }), overview: () => community } },
    });
    const plan = await section("Your plan");
    expect(plan.getByText("Community")).toBeVisible();
    expect(plan.queryByRole("button")).not.toBeInTheDocument();
    const usage = await section("Usage");
    expect(usage.getByText("$0.12, no limit")).toBeVisible();
    expect(usage.getByText(/^Over the limit\. All of it stays usable/)).toBeVisible();
    expect(screen.queryByRole("region", { name: "Invoices" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Open customer portal" })).not.toBeInTheDocument();
  });
});

it("shows members that only the owner can change the plan", async () => {
  renderApp(paths.billing, { as: aMember() });
  expect(await screen.findByText("Only the owner of Northlight can see and change its plan.")).toBeVisible();
});

describe("the referral page", () => {
  const referral = {
    code: "ABCDEFGH23",
    link: "https://studio.test/auth/signup?ref=ABCDEFGH23",
    invited: 9,
    joined: 4,
    subscribed: 2,
    creditedThisYear: 2,
  };
  it.each([true, false])("shows the link and the counts, and free months only with payments: %s", async (payments) => {
    renderApp(paths.referral(northlight.id), {
      as: aUser(),
      api: { billing: { setup: () => ({ payments }), referral: () => referral } },
    });
    expect(await screen.findByDisplayValue(referral.link)).toBeVisible();
    expect(screen.getByText("9")).toBeVisible();
    if (payments) expect(await screen.findByText("2 of 12 in the last twelve months")).toBeVisible();
    else expect(screen.queryByText(/twelve months/)).not.toBeInTheDocument();
  });
});

/** What leads to a payment. */
const PAYMENT = /plan|portal|payment|card|invoice|upgrade|checkout|subscri/i;
const withoutPayments = { setup: () => ({ payments: false }), overview: () => community };

describe("a studio without payments has no control of payments", () => {
  it.each([
    ["billing", paths.billing, "Usage"],
    ["pricing", paths.pricing, "Community"],
    ["channel limit", "/auth/channel-limit?channels=3", "Your plan holds 3 channels."],
  ])("on the page of %s", async (_, path, shown) => {
    const due = aMembership({ organization: { paymentDueAt: "2026-07-01T00:00:00.000Z" } });
    renderApp(path, { as: aUser({ organizationUsers: [due] }), api: { billing: withoutPayments } });
    expect((await screen.findAllByText(shown))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("status")).not.toBeInTheDocument());
    const names = [...screen.queryAllByRole("button"), ...screen.queryAllByRole("link")].map(
      (control) => control.getAttribute("aria-label") ?? control.textContent ?? "",
    );
    expect(names.filter((name) => PAYMENT.test(name))).toEqual([]);
  });

  it("on the referral page, which shows the link and its counts alone", async () => {
    const code = "ABCDEFGH23";
    const referral = { code: null, link: null, invited: 0, joined: 0, subscribed: 0, creditedThisYear: 0 };
    const { api } = renderApp(paths.referral(northlight.id), {
      as: aUser(),
      api: {
        billing: {
          ...withoutPayments,
          referral: () => referral,
          createReferral: () => ({ ...referral, code, link: `https://studio.test/auth/signup?ref=${code}` }),
        },
      },
    });
    expect(await screen.findByText(`Code ${code}`)).toBeVisible();
    expect(screen.queryByText("Free months")).not.toBeInTheDocument();
    expect(api.count("billing.createReferral")).toBe(1);
  });
});
