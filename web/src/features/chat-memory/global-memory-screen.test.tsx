import { aMemory } from "@coldopen/contract/chat-memory/factory";
import type { Memory } from "@coldopen/contract/chat-memory/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMember, aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { idOf, withMemory, withoutMemory } from "./rules.ts";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const valued = (text: string, changes: Partial<Memory["value"]> = {}) => ({ ...aMemory().value, text, ...changes });
const rule = aMemory(1, { value: valued("Titles stay short", { origin: "chat" }) });
const own = aMemory(2, {
  namespace: [northlight.id, fieldNotes.ucid, aUser().id],
  value: valued("I edit at night", { is_global: false }),
  createdAt: "2026-09-01T12:00:00.000Z",
});

type Given = { as?: ReturnType<typeof aUser>; memories?: Memory[]; api?: NonNullable<FakeHandlers["chatMemory"]> };
function open({ as = aUser(), memories = [rule, own], api = {} }: Given = {}) {
  let stored = memories;
  const app = renderApp(paths.globalMemory(channel), {
    as,
    api: {
      chatMemory: {
        list: () => ({ data: stored }),
        put: ({ params, body }) => {
          const put = { ...aMemory(), createdAt: "2026-11-01T12:00:00.000Z", ...params, ...body };
          const known = memories.find((one) => idOf(one) === idOf(put));
          const memory = known ? { ...known, value: body.value } : put;
          stored = withMemory(stored, memory);
          return memory;
        },
        remove: ({ params, query }) => {
          stored = withoutMemory(stored, { ...aMemory(), ...params, ...query });
          return {};
        },
        forgetAll: ({ query }) => {
          const before = stored.length;
          stored = stored.filter(({ namespace }) => namespace.length !== query.namespace.length);
          return { deleted: before - stored.length };
        },
        ...api,
      },
    },
  });
  const inputsOf = (name: string) => app.api.calls.filter((call) => call.name === name).map(({ input }) => input);
  return { ...app, inputsOf };
}
const row = async (text: string | RegExp) => within(await screen.findByRole("row", { name: text }));
const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("the table", () => {
  it("shows text, where it is used, who made it, its origin and its last use", async () => {
    open();
    const cells = (await row(/Titles stay short/)).getAllByRole("cell").map(({ textContent }) => textContent);
    expect(cells.slice(2, 6)).toEqual(["Field Notes", expect.stringContaining("Tess"), "Chat, 10/02/2026", "Never"]);
    expect((await row(/I edit at night/)).getByText("Only you")).toBeVisible();
    expect(screen.getByText("2 memories")).toBeVisible();
  });

  it("is searched, and the search can be cleared where nothing is found", async () => {
    const { person } = open();
    await person.type(await screen.findByRole("searchbox", { name: "Search memories" }), "night");
    expect(screen.getAllByRole("row")).toHaveLength(2);
    await person.type(screen.getByRole("searchbox", { name: "Search memories" }), " nowhere");
    expect(screen.getByText("No memories found")).toBeVisible();
    await person.click(screen.getAllByRole("button", { name: "Clear search" })[0] ?? document.body);
    expect(screen.getAllByRole("row")).toHaveLength(3);
  });

  it("is exported, with the person's own memories", async () => {
    const written = captureDownloads();
    const { person } = open();
    await person.click(await button("Export"));
    await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
    expect(await screen.findByText("2 memories exported")).toBeVisible();
    const text = await written[0]?.text();
    expect(text).toContain(",Titles stay short,channel,true,chat,Tess,");
    expect(text).toContain(",I edit at night,only you,");
  });

  it("shows an error with a retry", async () => {
    let isDown = true;
    const { person } = open({
      api: {
        list: () => {
          if (isDown) throw new AppError("unexpected");
          return { data: [rule] };
        },
      },
    });
    expect(await screen.findByText("Failed to get memory")).toBeVisible();
    isDown = false;
    await person.click(await button("Retry"));
    expect(await row(/Titles stay short/)).toBeTruthy();
  });
});

describe("a memory", () => {
  it("is switched off", async () => {
    const { person, inputsOf } = open();
    const control = () => screen.findByRole("switch", { name: "Use this memory: Titles stay short" });
    await person.click(await control());
    await waitFor(() => expect(inputsOf("chatMemory.put")).toMatchObject([{ body: { value: { is_enabled: false } } }]));
    expect(await control()).not.toBeChecked();
  });

  it("is switched back if the server refuses", async () => {
    const { person } = open({
      api: {
        put: () => {
          throw new AppError("unexpected");
        },
      },
    });
    await person.click(await screen.findByRole("switch", { name: "Use this memory: Titles stay short" }));
    expect(await screen.findByText("Failed to update memory")).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("switch", { name: "Use this memory: Titles stay short" })).toBeChecked(),
    );
  });

  it("says that an edit failed, with the reason of a refusal", async () => {
    let error = new AppError("unexpected");
    const { person } = open({
      api: {
        put: () => {
          throw error;
        },
      },
    });
    await person.click(await button("Edit memory: Titles stay short"));
    await person.type(screen.getByRole("textbox", { name: "Memory" }), " and plain{Enter}");
    expect(await screen.findByText("Failed to update memory")).toBeVisible();
    error = new AppError("conflict", "There are too many memories");
    await person.type(screen.getByRole("textbox", { name: "Memory" }), "{Enter}");
    expect(await screen.findByText("Failed to update memory. There are too many memories")).toBeVisible();
  });

  it("is edited in its row by keyboard, and Escape cancels", async () => {
    const { person, inputsOf } = open();
    await person.click(await button("Edit memory: Titles stay short"));
    await person.type(screen.getByRole("textbox", { name: "Memory" }), " and plain{Escape}");
    expect(await button("Edit memory: Titles stay short")).toHaveFocus();
    await person.keyboard("{Enter}");
    await person.type(screen.getByRole("textbox", { name: "Memory" }), " and plain{Enter}");
    expect(await row(/Titles stay short and plain/)).toBeTruthy();
    expect(inputsOf("chatMemory.put")).toMatchObject([
      {
        params: { key: rule.key },
        body: { namespace: rule.namespace, value: { text: "Titles stay short and plain" } },
      },
    ]);
    expect(await button("Edit memory: Titles stay short and plain")).toHaveFocus();
  });

  it("is deleted, and restored in its place by Undo", async () => {
    const { person, inputsOf } = open();
    await person.click(await button("Delete memory: Titles stay short"));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Titles stay short/ })).toBeNull());
    await person.click(await button("Undo"));
    expect(await row(/Titles stay short/)).toBeTruthy();
    expect(inputsOf("chatMemory.put")).toMatchObject([{ params: { key: rule.key }, body: { value: rule.value } }]);
    expect(screen.getAllByRole("row")[1]).toHaveTextContent("Titles stay short");
  });
});

describe("adding", () => {
  it("creates a global memory, or one for oneself", async () => {
    const { person, inputsOf } = open({ memories: [] });
    expect(await screen.findByText("Nothing remembered yet")).toBeVisible();
    await person.click(screen.getAllByRole("button", { name: "Add memory" })[0] ?? document.body);
    expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
    await person.type(screen.getByRole("textbox", { name: "New memory" }), "Metric units first{Enter}");
    expect((await row(/Metric units first/)).getByText("Field Notes")).toBeVisible();
    await person.click(await button("Add memory"));
    await person.type(screen.getByRole("textbox", { name: "New memory" }), "I work late");
    await person.click(screen.getByRole("combobox", { name: "Use it in" }));
    await person.click(await screen.findByRole("option", { name: "Only your chats" }));
    await person.click(await button("Save"));
    expect((await row(/I work late/)).getByText("Only you")).toBeVisible();
    expect(inputsOf("chatMemory.put")).toMatchObject([
      { body: { namespace: [northlight.id, fieldNotes.ucid], value: { is_global: true, origin: "typed" } } },
      { body: { namespace: [northlight.id, fieldNotes.ucid, aUser().id], value: { is_global: false } } },
    ]);
  });

  it("keeps the form and shows why the server refused", async () => {
    const { person } = open({
      api: {
        put: () => {
          throw new AppError("conflict", "There can be at most 500 memories. Delete some first.");
        },
      },
    });
    await person.click(await button("Add memory"));
    await person.type(screen.getByRole("textbox", { name: "New memory" }), "One more{Enter}");
    expect(await screen.findByText(/^Failed to update memory\. There can be at most 500 memories\./)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "New memory" })).toHaveValue("One more");
  });
});

describe("forgetting all", () => {
  it("requires the typed word and forgets the chosen memories only", async () => {
    const { person, inputsOf } = open();
    await person.click(await button("Forget all"));
    const dialog = within(await screen.findByRole("dialog", { name: "Forget all memories?" }));
    expect(dialog.getByRole("button", { name: "Forget all" })).toBeDisabled();
    await person.click(dialog.getByRole("radio", { name: "The memory that only you use (1)" }));
    await person.type(dialog.getByRole("textbox", { name: "Type “forget” to confirm" }), "Forget");
    await person.click(dialog.getByRole("button", { name: "Forget all" }));
    expect(await screen.findByText("1 memory forgotten")).toBeVisible();
    expect(inputsOf("chatMemory.forgetAll")).toEqual([{ query: { namespace: own.namespace } }]);
    await waitFor(() => expect(screen.queryByText("I edit at night")).toBeNull());
    expect(await row(/Titles stay short/)).toBeTruthy();
  });
});

describe("a member", () => {
  it("reads global memory without controls and adds memories of their own", async () => {
    const { person, inputsOf } = open({ as: aMember(), memories: [rule] });
    expect(await screen.findByText(/Only admins change what counts for the whole channel/)).toBeVisible();
    expect(await screen.findByRole("switch", { name: /Titles stay short/ })).toHaveAttribute("aria-disabled", "true");
    expect(screen.queryByRole("button", { name: /Edit memory|Delete memory|Forget all/ })).toBeNull();
    await person.click(await button("Add memory"));
    await person.type(screen.getByRole("textbox", { name: "New memory" }), "I work late{Enter}");
    expect((await row(/I work late/)).getByText("Only you")).toBeVisible();
    expect(inputsOf("chatMemory.put")).toMatchObject([
      { body: { namespace: [northlight.id, fieldNotes.ucid, aMember().id] } },
    ]);
    expect(await button("Delete memory: I work late")).toBeVisible();
  });
});
