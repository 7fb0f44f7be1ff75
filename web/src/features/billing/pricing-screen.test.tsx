import type { BillingOverview, PlanId } from "@coldopen/contract/billing/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMembership, aUser, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { readLink, storePlan, storePromotions } from "./promotions.ts";

const withoutPayments = () => ({ payments: false });
const withPayments = () => ({ payments: true, communityBudgetCents: 500 });
const plan = async (name: string) => within(await screen.findByRole("region", { name: new RegExp(`^${name}`) }));
const newcomer = aUser({ organizations: [], entitlements: [], organizationUsers: [] });
const CHECKOUT = "https://checkout.stripe.test/cs_1";
const opened = vi.spyOn(documentNavigation, "open").mockImplementation(() => {});
beforeEach(() => opened.mockClear());

const overviewOf = (plan: PlanId): BillingOverview => ({
  ...{ plan, isActive: true, interval: null, renewsAt: null, cancelsAt: null, paymentDueAt: null, isTrial: false },
  usage: {
    channels: { used: 0, limit: 5 },
    seats: { used: 1, limit: 10 },
    ai: { usedCents: 0, budgetCents: 1000, startsAgainAt: "2999-01-01T00:00:00.000Z" },
  },
});

describe("the plans of a studio with payments", () => {
  it("show the price of a month, the saving and what they renew at", async () => {
    const { person } = renderApp(paths.pricing, { api: { billing: { setup: withPayments } } });
    const creator = await plan("Creator");
    expect(creator.getByText("$15")).toBeVisible();
    expect(creator.getByText("a month, $180 billed yearly")).toBeVisible();
    expect(creator.getByText("Renews at $180. You save $48 a year.")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Monthly" }));
    expect(creator.getByText("$19")).toBeVisible();
    expect(creator.getByText("Renews at $19 a month.")).toBeVisible();
    const community = await plan("Community");
    expect(community.getByText("$0")).toBeVisible();
    expect(community.getByText("$5")).toBeVisible();
    expect((await plan("Team")).getByText("Everything in Creator, plus")).toBeVisible();
    expect(screen.getByText(/^Prices in US dollars\. You can change or cancel at any time/)).toBeVisible();
  });

  it("have no free one where that tier is closed", async () => {
    renderApp(paths.pricing, {
      api: { billing: { setup: withPayments } },
      gates: { STUDIO_FREE_ACCOUNT_TIER: false },
    });
    await plan("Creator");
    await waitFor(() => expect(screen.queryByRole("region", { name: /^Community/ })).not.toBeInTheDocument());
    expect(screen.getByRole("region", { name: /^Team/ })).toBeVisible();
  });

  it("lead someone without an account to sign up", async () => {
    const { person, address } = renderApp(paths.pricing, { api: { billing: { setup: withPayments } } });
    await person.click((await plan("Team")).getByRole("link", { name: "Choose Team" }));
    await waitFor(() => expect(address()).toBe(paths.signup()));
  });

  it("mark the plan that was chosen before the account was made", async () => {
    storePlan("team");
    renderApp(paths.pricing, { as: newcomer, api: { billing: { setup: withPayments } } });
    expect((await plan("Team")).getByText("From your link")).toBeVisible();
  });

  it("are not claimed to be free while it is unknown whether there are payments", async () => {
    let isDown = true;
    const { person } = renderApp(paths.pricing, {
      api: {
        billing: {
          setup: () => {
            if (isDown) throw new AppError("invalid_input", "Down");
            return withPayments();
          },
        },
      },
    });
    expect(await screen.findByRole("heading", { name: "The plans could not be loaded" })).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    await plan("Creator");
  });

  it("keep the codes of a campaign's link, mark its plan and pass them to the checkout", async () => {
    const { person, api } = renderApp("/pricing?plan=team&couponid=FIRST20&promo_code=SPRING&utm_source=mail", {
      as: aUser(),
      api: { billing: { setup: withPayments, checkout: () => ({ url: CHECKOUT }) } },
    });
    const team = await plan("Team");
    expect(team.getByText("From your link")).toBeVisible();
    // A promo code wins over a coupon.
    expect(screen.queryByText("Coupon FIRST20")).not.toBeInTheDocument();
    expect(screen.getByText("Promo code SPRING")).toBeVisible();
    await person.click(team.getByRole("button", { name: "Choose Team" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(CHECKOUT));
    expect(api.calls.find(({ name }) => name === "billing.checkout")?.input).toEqual({
      body: {
        plan: "team",
        interval: "year",
        promotions: { couponid: "FIRST20", promo_code: "SPRING", utm_source: "mail" },
      },
    });
  });

  it("say what happened when the payment page does not open, and try again", async () => {
    let isDown = true;
    const { person } = renderApp(paths.pricing, {
      as: aUser(),
      api: {
        billing: {
          setup: withPayments,
          checkout: () => {
            if (isDown) throw new AppError("upstream_failed", "The payment page could not be opened.");
            return { url: CHECKOUT };
          },
        },
      },
    });
    const creator = await plan("Creator");
    await person.click(creator.getByRole("button", { name: "Choose Creator" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The payment page could not be opened.");
    isDown = false;
    await person.click(creator.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(CHECKOUT));
  });
});

describe("a link to one plan", () => {
  const link = "/auth/direct-to-payment?planid=Creator&couponid=FIRST20";

  it("opens the payment at once for the owner of an organization", async () => {
    renderApp(link, { as: aUser(), api: { billing: { setup: withPayments, checkout: () => ({ url: CHECKOUT }) } } });
    await waitFor(() => expect(opened).toHaveBeenCalledWith(CHECKOUT));
  });

  it("shows what happened and a retry when the payment does not open", async () => {
    renderApp(link, {
      as: aUser(),
      api: {
        billing: {
          setup: withPayments,
          checkout: () => {
            throw new AppError("upstream_failed", "Nothing was charged.");
          },
        },
      },
    });
    expect(await screen.findByText("Nothing was charged.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("opens the plans with that one marked for others", async () => {
    const { address } = renderApp(link, { api: { billing: { setup: withPayments } } });
    expect((await plan("Creator")).getByText("From your link")).toBeVisible();
    expect(address()).toBe(paths.pricingOf("creator"));
  });

  it("reads the subscription again after a payment, forgets the codes of the link and enters the studio", async () => {
    storePromotions("?couponid=FIRST20&ref=ABCDEFGH23");
    const { api, address } = renderApp(paths.checkoutDone, {
      as: aUser(),
      api: { billing: { setup: withPayments, refresh: () => ({}), overview: () => overviewOf("creator") } },
    });
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    expect(api.count("billing.refresh")).toBe(1);
    expect(readLink()).toEqual({ promotions: {}, referralCode: undefined });
  });

  it.each([false, true])(
    "says that a payment is not confirmed yet, and asks again; on Community: %s",
    async (isOpen) => {
      const own = aMembership({ organization: { ...northlight, subscriptionActive: isOpen } });
      const overview = () => (isOpen ? overviewOf("community") : { ...overviewOf("creator"), isActive: false });
      storePlan("team");
      const { person, api } = renderApp(paths.checkoutDone, {
        as: aUser({ organizationUsers: [own] }),
        api: { billing: { setup: withPayments, refresh: () => ({}), overview } },
      });
      expect(await screen.findByRole("heading", { name: "Your payment isn't confirmed yet" })).toBeVisible();
      await person.click(screen.getByRole("button", { name: "Try again" }));
      await waitFor(() => expect(api.count("billing.refresh")).toBe(2));
      expect(readLink().promotions).toEqual({ planid: "team" });
    },
  );
});

describe("a studio without payments", () => {
  it("shows Community alone and nothing to buy", async () => {
    renderApp(paths.pricing, { api: { billing: { setup: withoutPayments } } });
    const community = await plan("Community");
    expect(screen.getByRole("heading", { name: "This studio includes everything" })).toBeVisible();
    expect(community.getByRole("link", { name: "Continue with Community" })).toHaveAttribute("href", paths.signup());
    expect(screen.queryByText(/Creator|Team/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("says so where the free tier is closed", async () => {
    renderApp(paths.pricing, {
      api: { billing: { setup: withoutPayments } },
      gates: { STUDIO_FREE_ACCOUNT_TIER: false },
    });
    expect(await screen.findByRole("heading", { name: "This studio takes no new accounts" })).toBeVisible();
  });

  it("names the organization, starts Community and goes on to connect a channel", async () => {
    let user = newcomer;
    const { person, address, api } = renderApp("/pricing?ref=ABCDEFGH23", {
      api: {
        session: { profile: () => user },
        billing: {
          setup: withoutPayments,
          countReferralVisit: () => ({}),
          choosePlan: () => {
            user = aUser({ organizations: [], entitlements: [] });
            return { organizationId: northlight.id };
          },
        },
      },
    });
    await person.click((await plan("Community")).getByRole("button", { name: "Continue with Community" }));
    const name = await screen.findByLabelText("Organization name");
    expect(name).toHaveValue("Tess's studio");
    await person.clear(name);
    await person.click(screen.getByRole("button", { name: "Start with Community" }));
    expect(await screen.findByText("Cannot be empty")).toBeVisible();
    await person.type(name, "Northlight{Enter}");
    await waitFor(() => expect(address()).toBe(paths.connectChannel));
    expect(api.calls.find(({ name: call }) => call === "billing.choosePlan")?.input).toEqual({
      body: { plan: "community", organizationName: "Northlight", referralCode: "ABCDEFGH23" },
    });
    expect(readLink().referralCode).toBeUndefined();
    expect(api.count("billing.countReferralVisit")).toBe(1);
  });

  it("starts at once in the organization one already has", async () => {
    let isActive = false;
    const lapsed = () =>
      aUser({ organizationUsers: [aMembership({ organization: { subscriptionActive: isActive } })] });
    const { person, address } = renderApp(paths.pricing, {
      api: {
        session: { profile: lapsed },
        billing: {
          setup: withoutPayments,
          choosePlan: () => {
            isActive = true;
            return { organizationId: northlight.id };
          },
        },
      },
    });
    await person.click((await plan("Community")).getByRole("button", { name: "Continue with Community" }));
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
  });

  it("keeps the typed name when it fails", async () => {
    const { person } = renderApp(paths.pricing, {
      as: newcomer,
      api: {
        billing: {
          setup: withoutPayments,
          choosePlan: () => {
            throw new AppError("unavailable");
          },
        },
      },
    });
    await person.click((await plan("Community")).getByRole("button", { name: "Continue with Community" }));
    await person.click(await screen.findByRole("button", { name: "Start with Community" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("We can't reach the studio.");
    expect(screen.getByLabelText("Organization name")).toHaveValue("Tess's studio");
  });
});
