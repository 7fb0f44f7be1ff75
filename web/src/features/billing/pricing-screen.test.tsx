import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMembership, aUser, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const setup = () => ({ payments: false });
const plan = async (name: string) => within(await screen.findByRole("region", { name: new RegExp(`^${name}`) }));
const signedOut = aUser({ organizations: [], entitlements: [], organizationUsers: [] });

describe("the plans", () => {
  it("show the price of a month, the saving and what they renew at", async () => {
    const { person } = renderApp(paths.pricing, { api: { billing: { setup } } });
    const creator = await plan("Creator");
    expect(creator.getByText("$15")).toBeVisible();
    expect(creator.getByText("Save 21%")).toBeVisible();
    expect(creator.getByText("Renews at $180 a year")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Monthly" }));
    expect(creator.getByText("$19")).toBeVisible();
    expect(creator.getByText("Renews at $19 a month")).toBeVisible();
    expect(creator.queryByText("Save 21%")).not.toBeInTheDocument();
    expect((await plan("Community")).getByText("Free")).toBeVisible();
  });

  it("say which can't be had without payments", async () => {
    renderApp(paths.pricing, { api: { billing: { setup } } });
    const button = (await plan("Team")).getByRole("button", { name: "Choose Team" });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription("Payments are not set up here.");
  });

  it("have no free one where that tier is closed", async () => {
    renderApp(paths.pricing, { api: { billing: { setup } }, gates: { STUDIO_FREE_ACCOUNT_TIER: false } });
    await plan("Creator");
    await waitFor(() => expect(screen.queryByRole("region", { name: /^Community/ })).not.toBeInTheDocument());
    expect(screen.getByRole("region", { name: /^Team/ })).toBeVisible();
  });

  it("lead someone without an account to sign up", async () => {
    renderApp(paths.pricing, { api: { billing: { setup } } });
    const community = await plan("Community");
    expect(community.getByRole("link", { name: "Choose Community" })).toHaveAttribute("href", paths.signup());
  });

  it("keep the codes of a campaign's link and mark its plan", async () => {
    const { address } = renderApp("/auth/direct-to-payment?planid=Creator&couponid=FIRST20&promo_code=SPRING", {
      api: { billing: { setup } },
    });
    expect((await plan("Creator")).getByText("From your link")).toBeVisible();
    expect(address()).toBe(paths.pricingOf("creator"));
    expect(screen.getByText("Coupon FIRST20")).toBeVisible();
    expect(screen.getByText("Promo code SPRING")).toBeVisible();
  });
});

describe("choosing Community", () => {
  it("names the organization and goes on to connect a channel", async () => {
    let user = signedOut;
    const { person, address, api } = renderApp(paths.pricing, {
      api: {
        session: { profile: () => user },
        billing: {
          setup,
          choosePlan: () => {
            user = aUser({ organizations: [], entitlements: [] });
            return { organizationId: northlight.id };
          },
        },
      },
    });
    await person.click((await plan("Community")).getByRole("button", { name: "Choose Community" }));
    const name = await screen.findByLabelText("Organization name");
    expect(name).toHaveValue("Tess's studio");
    await person.clear(name);
    await person.click(screen.getByRole("button", { name: "Start with Community" }));
    expect(await screen.findByText("Cannot be empty")).toBeVisible();
    await person.type(name, "Northlight{Enter}");
    await waitFor(() => expect(address()).toBe(paths.connectChannel));
    expect(api.calls.find(({ name: call }) => call === "billing.choosePlan")?.input).toEqual({
      body: { plan: "community", organizationName: "Northlight" },
    });
  });

  it("starts at once in the organization one already has", async () => {
    let isActive = false;
    const lapsed = () =>
      aUser({ organizationUsers: [aMembership({ organization: { subscriptionActive: isActive } })] });
    const { person, address } = renderApp(paths.pricing, {
      api: {
        session: { profile: lapsed },
        billing: {
          setup,
          choosePlan: () => {
            isActive = true;
            return { organizationId: northlight.id };
          },
        },
      },
    });
    await person.click((await plan("Community")).getByRole("button", { name: "Choose Community" }));
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
  });

  it("keeps the typed name when it fails", async () => {
    const { person } = renderApp(paths.pricing, {
      as: signedOut,
      api: {
        billing: {
          setup,
          choosePlan: () => {
            throw new AppError("unavailable");
          },
        },
      },
    });
    await person.click((await plan("Community")).getByRole("button", { name: "Choose Community" }));
    await person.click(await screen.findByRole("button", { name: "Start with Community" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("We can't reach the studio.");
    expect(screen.getByLabelText("Organization name")).toHaveValue("Tess's studio");
  });
});
