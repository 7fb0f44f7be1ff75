import { anApiKey } from "@coldopen/contract/api-keys/factory";
import type { ApiKey } from "@coldopen/contract/api-keys/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMembership, aUser, fieldNotes, nightShift, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const DAY_MS = 86_400_000;

const open = (list: () => ApiKey[] = () => [anApiKey()], handlers: FakeHandlers["apiKeys"] = {}) =>
  renderApp(paths.developers(channel), {
    as: aUser(),
    api: { apiKeys: { list: () => ({ results: list() }), ...handlers } },
  });

describe("the API keys", () => {
  it("are listed with access, last use and expiry", async () => {
    const now = Date.now();
    open(() => [
      anApiKey({ lastUsedAt: new Date(now - 4 * 60_000).toISOString() }),
      anApiKey({
        id: "00000000-0000-4000-8000-00000000a002",
        name: "Old laptop",
        access: "read",
        channelUcids: [nightShift.ucid],
        expiresAt: new Date(now + 2.5 * DAY_MS).toISOString(),
      }),
    ]);
    const script = await screen.findByRole("row", { name: /Upload script/ });
    expect(script).toHaveTextContent("co_…7f3a");
    expect(script).toHaveTextContent("Read and write, all channels");
    expect(script).toHaveTextContent("4 minutes ago");
    const laptop = screen.getByRole("row", { name: /Old laptop/ });
    expect(laptop).toHaveTextContent("Read, Night Shift");
    expect(laptop).toHaveTextContent("In 3 days");
  });

  it("are created by a dialog that shows the key once, to be copied", async () => {
    let keys: ApiKey[] = [];
    const secret = `co_${"a".repeat(43)}`;
    const { person, api } = open(() => keys, {
      create: ({ body }) => {
        const apiKey = anApiKey({ name: body.name });
        keys = [apiKey];
        return { apiKey, secret };
      },
    });
    await screen.findByText(/No keys yet/);
    await person.click(screen.getByRole("button", { name: "New key" }));
    const form = within(await screen.findByRole("dialog", { name: "New API key" }));
    await person.click(form.getByRole("button", { name: "Create key" }));
    expect(form.getByText("Give the key a name")).toBeVisible();
    await person.type(form.getByLabelText("Name"), "Report");
    await person.click(form.getByRole("radio", { name: "Only these" }));
    await person.click(form.getByRole("button", { name: "Create key" }));
    expect(form.getByText("Choose at least one channel")).toBeVisible();
    await person.click(form.getByRole("checkbox", { name: "Night Shift" }));
    await person.click(form.getByRole("button", { name: "Create key" }));
    const created = within(await screen.findByRole("dialog", { name: "Copy your new key" }));
    expect(created.getByLabelText("Key")).toHaveValue(secret);
    await person.click(created.getByRole("button", { name: "Copy key" }));
    expect(await navigator.clipboard.readText()).toBe(secret);
    await person.click(created.getByRole("button", { name: "Done" }));
    expect(await screen.findByRole("row", { name: /Report/ })).toBeVisible();
    expect(screen.queryByText(secret)).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "New key" })).toHaveFocus();
    expect(api.calls.find(({ name }) => name === "apiKeys.create")?.input).toEqual({
      params: { orgId: northlight.id },
      body: { name: "Report", access: "read", channelUcids: [nightShift.ucid], expiresInDays: 90 },
    });
  });

  it("keep the form and say why when creating one is refused", async () => {
    const { person } = open(undefined, {
      create: () => {
        throw new AppError("conflict", "An organization can have at most 50 API keys. Revoke one first.");
      },
    });
    await person.click(await screen.findByRole("button", { name: "New key" }));
    const form = within(await screen.findByRole("dialog"));
    await person.type(form.getByLabelText("Name"), "Report");
    await person.click(form.getByRole("button", { name: "Create key" }));
    expect(await form.findByRole("alert")).toHaveTextContent("at most 50 API keys");
    expect(form.getByLabelText("Name")).toHaveValue("Report");
  });

  it("are revoked only after a confirmation", async () => {
    let keys = [anApiKey()];
    const { person, api } = open(() => keys, {
      revoke: () => {
        keys = [];
        return {};
      },
    });
    await person.click(await screen.findByRole("button", { name: "Revoke Upload script" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(api.count("apiKeys.revoke")).toBe(0);
    await person.click(dialog.getByRole("button", { name: "Revoke key" }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Upload script/ })).not.toBeInTheDocument());
  });

  it("say when they can't be loaded, and load again", async () => {
    let isDown = true;
    const { person } = open(() => {
      if (isDown) throw new AppError("unavailable");
      return [anApiKey()];
    });
    const keys = within(await screen.findByRole("region", { name: "API keys" }));
    await keys.findByText("The keys could not be loaded.");
    isDown = false;
    await person.click(keys.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("row", { name: /Upload script/ })).toBeVisible();
  });
});

it("is not open to members", async () => {
  const member = aUser({ organizationUsers: [aMembership({ role: "user" })] });
  const { address } = renderApp(paths.developers(channel), {
    as: { ...member, entitlements: member.entitlements.map((entry) => ({ ...entry, role: "user" })) },
  });
  await waitFor(() => expect(address()).not.toBe(paths.developers(channel)));
});

it("exports the API keys without any part of them", async () => {
  const written = captureDownloads();
  const { person } = open(() => [anApiKey({ name: "@home" })]);
  await person.click(await screen.findByRole("button", { name: "Export API keys" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("1 API key exported")).toBeVisible();
  await person.click(await screen.findByRole("button", { name: "Export API keys" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as JSON" }));
  await waitFor(() => expect(written).toHaveLength(2));
  const texts = await Promise.all(written.map((file) => file.text()));
  expect(texts[0]).toContain(",'@home,");
  expect(texts[1]).toContain('"createdAt"');
  for (const text of texts) expect(text).not.toContain(anApiKey().lastFour);
});
