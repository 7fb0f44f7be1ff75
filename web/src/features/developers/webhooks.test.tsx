import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { aWebhook, aWebhookDelivery } from "@coldopen/contract/webhooks/factory";
import { type Webhook, type WebhookDelivery, webhookEventTypes } from "@coldopen/contract/webhooks/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const secret = `whsec_${"b".repeat(43)}`;
const { url } = aWebhook();

type Handlers = FakeHandlers["webhooks"];
const open = (list: () => Webhook[], log: () => WebhookDelivery[] = () => [], handlers: Handlers = {}) =>
  renderApp(paths.developers(channel), {
    as: aUser(),
    api: {
      apiKeys: { list: () => ({ results: [] }) },
      webhooks: {
        list: () => ({ results: list() }),
        deliveries: () => ({ results: log(), page: { next: null } }),
        ...handlers,
      },
    },
  });
const section = async () => within(await screen.findByRole("region", { name: "Webhooks" }));
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

describe("a webhook", () => {
  it("is added with its events, and its secret is shown once", async () => {
    let webhooks: Webhook[] = [];
    const { person, api } = open(() => webhooks, undefined, {
      create: ({ body }) => {
        const webhook = aWebhook(body);
        webhooks = [webhook];
        return { webhook, secret };
      },
    });
    await (await section()).findByText(/No webhook yet/);
    await person.click((await section()).getByRole("button", { name: "Add webhook" }));
    const form = within(await screen.findByRole("dialog", { name: "New webhook" }));
    await person.type(form.getByLabelText("Address"), "a.example");
    await person.click(form.getByRole("button", { name: "Add webhook" }));
    expect(form.getByText("Enter a public web address without user name and port")).toBeVisible();
    await person.clear(form.getByLabelText("Address"));
    await person.type(form.getByLabelText("Address"), "https://a.example/in");
    await person.click(form.getByRole("checkbox", { name: "outlier.alert" }));
    await person.click(form.getByRole("button", { name: "Add webhook" }));
    const shown = within(await screen.findByRole("dialog", { name: "Copy the signing secret" }));
    expect(shown.getByLabelText("Signing secret")).toHaveValue(secret);
    await person.click(shown.getByRole("button", { name: "Done" }));
    expect(await (await section()).findByText("https://a.example/in")).toBeVisible();
    expect(api.calls.find(({ name }) => name === "webhooks.create")?.input).toEqual({
      params: { orgId: northlight.id },
      body: {
        url: "https://a.example/in",
        events: webhookEventTypes.filter((type) => type !== "outlier.alert"),
      },
    });
  });

  it("keeps the form and says why when it is refused", async () => {
    const { person } = open(() => [], undefined, {
      create: () => {
        throw new AppError("conflict", "An organization can have at most 5 webhooks. Delete one first.");
      },
    });
    await person.click(await (await section()).findByRole("button", { name: "Add webhook" }));
    const form = within(await screen.findByRole("dialog"));
    await person.type(form.getByLabelText("Address"), "https://a.example/in");
    await person.click(form.getByRole("button", { name: "Add webhook" }));
    expect(await form.findByRole("alert")).toHaveTextContent("at most 5 webhooks");
  });

  it("is paused, and deleted after a confirmation", async () => {
    let webhooks = [aWebhook()];
    const { person, api } = open(() => webhooks, undefined, {
      change: ({ body }) => {
        webhooks = [aWebhook({ isEnabled: body.isEnabled ?? true })];
        return aWebhook({ isEnabled: body.isEnabled ?? true });
      },
      remove: () => {
        webhooks = [];
        return {};
      },
    });
    const edit = { name: `Edit ${url}` };
    await person.click(await screen.findByRole("button", edit));
    await person.click(await screen.findByRole("switch", { name: "Send events" }));
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await (await section()).findByText("Paused")).toBeVisible();
    await person.click(screen.getByRole("button", edit));
    await person.click(await screen.findByRole("button", { name: "Delete webhook" }));
    expect(api.count("webhooks.remove")).toBe(0);
    await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await waitFor(async () => expect((await section()).queryByText(url)).not.toBeInTheDocument());
  });

  it("gets another secret, with the time that both are valid", async () => {
    let webhooks = [aWebhook()];
    const { person } = open(() => webhooks, undefined, {
      rotateSecret: () => {
        webhooks = [aWebhook({ previousSecretExpiresAt: "2100-02-03T12:00:00.000Z" })];
        return { webhook: aWebhook(), secret };
      },
    });
    await person.click(await screen.findByRole("button", { name: `Rotate the secret of ${url}` }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await person.click(dialog.getByRole("button", { name: "Rotate secret" }));
    expect(await screen.findByLabelText("Signing secret")).toHaveValue(secret);
    await person.click(screen.getByRole("button", { name: "Done" }));
    expect(await (await section()).findByText("Two secrets valid until 2/03/2100")).toBeVisible();
  });
});

describe("a webhook that stopped", () => {
  it.each([
    { stopReason: "creator_lost_access", text: /no longer an admin/, button: `Take over ${url}` },
    { stopReason: "receiver_failed", text: /did not accept events for more than a day/, button: `Resume ${url}` },
  ] as const)("says why and is started again: $stopReason", async ({ stopReason, text, button }) => {
    let webhooks = [aWebhook({ creator: null, stopReason, isEnabled: stopReason !== "receiver_failed" })];
    const { person, api } = open(() => webhooks, undefined, {
      change: () => {
        webhooks = [aWebhook()];
        return aWebhook();
      },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText("Paused")).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: button }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(await screen.findByText("by Tess Okafor")).toBeVisible();
    expect(api.calls.find(({ name }) => name === "webhooks.change")?.input).toEqual({
      params: { orgId: northlight.id, id: aWebhook().id },
      body: { isEnabled: true },
    });
  });

  it("of another person says in its form that saving takes it over", async () => {
    const creator = { id: "00000000-0000-4000-8000-00000000e001", name: "Noor Haddad" };
    const { person } = open(() => [aWebhook({ creator })]);
    await person.click(await screen.findByRole("button", { name: `Edit ${url}` }));
    const form = within(await screen.findByRole("dialog", { name: "Edit webhook" }));
    expect(form.getByText(/^Noor Haddad saved this webhook\./)).toBeVisible();
  });
});

describe("the log of a webhook", () => {
  it("shows answers, tries and the next try, and sends again", async () => {
    let log = [
      aWebhookDelivery({ lastTriedAt: minutes(-2) }),
      aWebhookDelivery({
        id: "00000000-0000-4000-8000-00000000c002",
        type: "idea.created",
        about: "Ice",
        status: "pending",
        tries: 3,
        lastStatus: 503,
        lastTriedAt: minutes(-11),
        nextTryAt: minutes(13.5),
      }),
      aWebhookDelivery({
        id: "00000000-0000-4000-8000-00000000c003",
        type: "outlier.alert",
        about: "Raft",
        status: "failed",
        tries: 8,
        lastStatus: null,
        lastFailure: "timed_out",
      }),
      aWebhookDelivery({
        id: "00000000-0000-4000-8000-00000000c004",
        about: "Tide",
        status: "pending",
        tries: 0,
        lastStatus: null,
        createdAt: minutes(-3),
        lastTriedAt: null,
        nextTryAt: null,
      }),
    ];
    const { person, api } = open(
      () => [aWebhook()],
      () => log,
      {
        replay: () => {
          log = [aWebhookDelivery()];
          return aWebhookDelivery({ status: "pending" });
        },
      },
    );
    expect(await screen.findByRole("row", { name: /Container sauna/ })).toHaveTextContent("2001");
    const ice = screen.getByRole("row", { name: /Ice/ });
    expect(ice).toHaveTextContent("11 min ago, next try in 14 min");
    expect(ice).toHaveTextContent("503");
    expect(screen.getByRole("row", { name: /Tide/ })).toHaveTextContent("3 min ago, waits for an older delivery");
    const raft = screen.getByRole("row", { name: /Raft/ });
    expect(raft).toHaveTextContent("No answer in time");
    expect(raft).toHaveTextContent("given up");
    await person.click(screen.getByRole("button", { name: "Send outlier.alert about Raft again" }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Raft/ })).not.toBeInTheDocument());
    expect(api.count("webhooks.replay")).toBe(1);
  });
});

it("shows the address and the command of the MCP server", async () => {
  open(() => []);
  const mcp = within(await screen.findByRole("region", { name: "MCP server" }));
  expect(mcp.getByLabelText("Address of the MCP server")).toHaveValue(`${window.location.origin}/mcp`);
  expect(mcp.getByLabelText("Command of the MCP server")).toHaveValue("npx coldopen-mcp");
});

it("exports all deliveries of a webhook", async () => {
  const written = captureDownloads();
  const { person } = open(() => [aWebhook()], undefined, {
    deliveries: ({ query }) => ({
      results: [aWebhookDelivery({ about: query.page ? "+The last" : "The first" })],
      page: { next: query.page ? null : "next" },
    }),
  });
  await person.click(await screen.findByRole("button", { name: `Export the deliveries to ${url}` }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("2 deliveries exported")).toBeVisible();
  const text = await written[0]?.text();
  expect(text).toContain(",The first,");
  expect(text).toContain(",'+The last,");
});
