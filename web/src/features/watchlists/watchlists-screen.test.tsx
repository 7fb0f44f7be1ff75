import { AppError } from "@coldopen/contract/kernel/errors";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { aWatchAlert, aWatchRule } from "@coldopen/contract/watchlists/factory";
import type { WatchRule } from "@coldopen/contract/watchlists/schema";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import { renderApp } from "../../testing/render-app.tsx";

const path = `/app/${northlight.id}/${fieldNotes.ucid}/watchlists`;

function open(rules: WatchRule[], alerts = [aWatchAlert()]) {
  const stored = [...rules];
  const app = renderApp(path, {
    as: aUser(),
    api: {
      following: { list: () => ({ results: [] }) },
      outliers: { filterSets: () => ({ results: [] }) },
      watchlists: {
        rules: () => ({ results: stored }),
        alerts: ({ query }) => ({
          results: query.page ? [aWatchAlert(101, { ratio: 9 })] : alerts,
          page: { next: query.page || alerts.length < 2 ? null : "next" },
        }),
        markSeen: () => ({}),
        add: ({ body }) => {
          const rule = aWatchRule(9, { threshold: body.threshold, withinDays: body.withinDays, mail: body.mail });
          stored.unshift(rule);
          return rule;
        },
        change: ({ params, body }) => {
          const rule = aWatchRule(1, { threshold: body.threshold ?? 3, withinDays: body.withinDays ?? 7 });
          stored[stored.findIndex(({ id }) => id === params.id)] = rule;
          return rule;
        },
        remove: ({ params }) => {
          stored.splice(
            stored.findIndex(({ id }) => id === params.id),
            1,
          );
          return {};
        },
      },
    },
  });
  return { ...app, user: userEvent.setup() };
}

it("lists rules with their alerts and marks the alerts as seen", async () => {
  const { api } = open([aWatchRule(1, { unseen: 1 })]);
  expect(await screen.findByText("Passes 3x within 7 days")).toBeVisible();
  const alerts = await screen.findByRole("region", { name: "Alerts" });
  expect(await within(alerts).findByRole("link", { name: "Three Feet of Ice" })).toBeVisible();
  expect(within(alerts).getByText("New")).toBeVisible();
  await waitFor(() => expect(api.count("watchlists.markSeen")).toBe(1));
});

it("does not name a rule for a creator who is no longer followed as one for all", async () => {
  open([aWatchRule(1, { creatorUcid: "UCcoldharbour00000000001", name: null })]);
  expect(await screen.findByText("A creator you no longer follow")).toBeVisible();
  expect(screen.queryByText("All followed creators")).toBeNull();
});

it("explains what a watchlist is without any, and adds one for all followed creators", async () => {
  const { user, api } = open([], []);
  await user.click(await screen.findByRole("button", { name: "New watchlist" }));
  const dialog = await screen.findByRole("dialog", { name: "New watchlist" });
  const threshold = within(dialog).getByRole("spinbutton", { name: /^Passes/ });
  await user.clear(threshold);
  await user.type(threshold, "5");
  await user.click(within(dialog).getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Passes 5x within 7 days")).toBeVisible();
  expect(api.calls.find(({ name }) => name === "watchlists.add")?.input).toMatchObject({
    body: { target: "creators", creatorUcid: null, threshold: 5, withinDays: 7, mail: "digest" },
  });
});

it("refuses a threshold below 1", async () => {
  const { user, api } = open([aWatchRule()]);
  await user.click(await screen.findByRole("button", { name: "New watchlist" }));
  const dialog = await screen.findByRole("dialog", { name: "New watchlist" });
  await user.clear(within(dialog).getByRole("spinbutton", { name: /^Passes/ }));
  await user.click(within(dialog).getByRole("button", { name: "Add" }));
  expect(within(dialog).getByRole("alert")).toHaveTextContent("Between 1 and 100");
  expect(api.count("watchlists.add")).toBe(0);
});

it("changes the threshold of a rule", async () => {
  const { user, api } = open([aWatchRule(1)]);
  await user.click(await screen.findByRole("button", { name: "Edit watchlist for All followed creators" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit watchlist" });
  const threshold = within(dialog).getByRole("spinbutton", { name: /^Passes/ });
  expect(threshold).toHaveValue(3);
  await user.clear(threshold);
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(within(dialog).getByRole("alert")).toHaveTextContent("Between 1 and 100");
  await user.type(threshold, "6.5");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Passes 6.5x within 7 days")).toBeVisible();
  expect(api.calls.find(({ name }) => name === "watchlists.change")?.input).toMatchObject({
    body: { threshold: 6.5, withinDays: 7 },
  });
});

it("deletes a rule after a confirmation", async () => {
  const { user, api } = open([aWatchRule(1)]);
  const button = () => screen.findByRole("button", { name: "Delete watchlist for All followed creators" });
  await user.click(await button());
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(api.count("watchlists.remove")).toBe(0);
  await user.click(await button());
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No watchlists yet")).toBeVisible();
});

it("stops mails by the link of a mail without signing in", async () => {
  const { api } = renderApp("/unsubscribe/token-of-a-mail", { api: { watchlists: { unsubscribe: () => ({}) } } });
  expect(await screen.findByRole("heading", { name: "You get no more watchlist mails" })).toBeVisible();
  expect(api.calls.find(({ name }) => name === "watchlists.unsubscribe")?.input).toEqual({
    body: { token: "token-of-a-mail" },
  });
});

it("exports the watchlists, and the alerts of all pages", async () => {
  const written = captureDownloads();
  const { person } = open([aWatchRule(1, { target: "search", name: "=Saunas" })], [aWatchAlert(1), aWatchAlert(2)]);
  await person.click(await screen.findByRole("button", { name: "Export watchlists" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("1 watchlist exported")).toBeVisible();
  expect(await written[0]?.text()).toContain("'=Saunas");
  await person.click(await screen.findByRole("button", { name: "Export alerts" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as JSON" }));
  expect(await screen.findByText("3 alerts exported")).toBeVisible();
  expect(JSON.parse((await written[1]?.text()) ?? "")).toMatchObject([{ ratio: 3.4 }, { ratio: 3.4 }, { ratio: 9 }]);
});

it("says so if alerts could not be loaded, and loads them again", async () => {
  let isDown = true;
  const failWhenDown = () => {
    if (isDown) throw new AppError("forbidden", "No");
  };
  const { person } = renderApp(path, {
    as: aUser(),
    api: {
      watchlists: {
        rules: () => ({ results: [aWatchRule()] }),
        alerts: ({ query }) => {
          failWhenDown();
          return query.page
            ? { results: [aWatchAlert(101, { ratio: 9 })], page: { next: null } }
            : { results: [aWatchAlert()], page: { next: "next" } };
        },
        markSeen: () => ({}),
      },
    },
  });
  expect(await screen.findByText("Alerts could not be loaded.")).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Three Feet of Ice" })).toBeVisible();
  isDown = true;
  await person.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("More alerts could not be loaded.")).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/^Cold Harbour · 9/)).toBeVisible();
});

it("shows later alerts on request", async () => {
  const { person } = open([aWatchRule()], [aWatchAlert(1), aWatchAlert(2)]);
  await person.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText(/^Cold Harbour · 9/)).toBeVisible();
});
