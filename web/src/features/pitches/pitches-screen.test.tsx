import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aPitch, aPitchSummary } from "@coldopen/contract/pitches/factory";
import type { PitchSummary } from "@coldopen/contract/pitches/schema";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const gates = { STUDIO_PITCH_AGENT_ACCESS: true };

function open(
  pitches: PitchSummary[],
  { path = paths.pitches(channel), ...handlers }: NonNullable<FakeHandlers["pitches"]> & { path?: string } = {},
) {
  let stored = pitches;
  return renderApp(path, {
    as: aUser(),
    gates,
    api: {
      pitches: {
        list: ({ query }) => ({
          results: stored.filter(({ stage }) => !query.stage || stage === query.stage),
          page: { next: null },
        }),
        setStage: ({ params, body }) => {
          stored = stored.map((pitch) => (pitch.id === params.id ? { ...pitch, stage: body.stage } : pitch));
          return aPitch(1, { id: params.id, stage: body.stage });
        },
        remove: ({ params }) => {
          stored = stored.filter(({ id }) => id !== params.id);
          return {};
        },
        restore: ({ params }) => {
          stored = pitches;
          return aPitch(1, { id: params.id });
        },
        ...handlers,
      },
    },
  });
}
const two = [
  aPitchSummary(1, { link: { expiresAt: "2126-01-01T12:00:00.000Z", views: 3 } }),
  aPitchSummary(2, { brandName: "Norrsaw", title: "One saw", stage: "won" }),
];

it.each([paths.pitches(channel), "/app/pitches"])("lists pitches with stage and views at %s", async (path) => {
  open(two, { path });
  const row = within((await screen.findByRole("link", { name: "Open Emberline" })).closest("tr") as HTMLElement);
  expect(row.getByText("Draft")).toBeVisible();
  expect(row.getByText(/3 views · until 1\/01\/2126/)).toBeVisible();
});

it("moves a card of the board from its menu, and back from the toast", async () => {
  const { person } = open(two, { path: `${paths.pitches(channel)}?view=board` });
  const column = (name: string) => within(screen.getByRole("region", { name }));
  await screen.findByRole("region", { name: "Won" });
  expect(column("Draft").getByRole("link", { name: "Open Emberline" })).toBeVisible();
  await person.click(column("Draft").getByRole("button", { name: "Actions for Emberline" }));
  await person.click(await screen.findByRole("menuitemradio", { name: "Negotiating" }));
  await waitFor(() => expect(column("Negotiating").getByRole("link", { name: "Open Emberline" })).toBeVisible());
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(column("Draft").getByRole("link", { name: "Open Emberline" })).toBeVisible());
});

it("exports the pitches of all pages", async () => {
  const written = captureDownloads();
  const { person } = open([], {
    list: ({ query }) =>
      query.page
        ? { results: two.slice(1), page: { next: null } }
        : { results: [aPitchSummary(1, { brandName: "=Emberline" })], page: { next: "next" } },
  });
  const exportAs = async (format: string) => {
    await person.click(await screen.findByRole("button", { name: "Export" }));
    await person.click(await screen.findByRole("menuitem", { name: `Export as ${format}` }));
  };
  await exportAs("CSV");
  expect(await screen.findByText("2 pitches exported")).toBeVisible();
  expect(await written[0]?.text()).toContain("'=Emberline");
  await exportAs("JSON");
  await waitFor(() => expect(written).toHaveLength(2));
  expect(JSON.parse((await written[1]?.text()) ?? "")).toMatchObject([
    { brandName: "=Emberline" },
    { brandName: "Norrsaw" },
  ]);
});

it("deletes a pitch, and restores it from the toast", async () => {
  const { person } = open(two);
  await person.click(await screen.findByRole("button", { name: "Actions for Norrsaw" }));
  await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Open Norrsaw" })).toBeNull());
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("link", { name: "Open Norrsaw" })).toBeVisible();
});

it("shows one message for a pitch that can't be deleted", async () => {
  const { person } = open(two, {
    remove: () => {
      throw new AppError("unavailable", "Try again");
    },
  });
  await person.click(await screen.findByRole("button", { name: "Actions for Norrsaw" }));
  await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(await screen.findAllByText(/could not be deleted|Try again/)).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Open Norrsaw" })).toBeVisible();
});

it("creates a pitch for a brand and opens its page", async () => {
  const { person, api, address } = open([], {
    create: () => aPitch(1),
    get: () => aPitch(1),
  });
  expect(await screen.findByText("No pitches yet")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "New pitch" }));
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(dialog.getByRole("button", { name: "Create pitch" }));
  expect(dialog.getByText("Cannot be empty")).toBeVisible();
  await person.type(dialog.getByLabelText("Brand"), "Emberline");
  await person.type(dialog.getByLabelText("Website"), "emberline.example");
  await person.click(dialog.getByRole("button", { name: "Create pitch" }));
  await waitFor(() => expect(address()).toBe(paths.pitchWeb(channel)));
  const input = api.calls.find(({ name }) => name === "pitches.create")?.input;
  expect(input).toMatchObject({ body: { brandName: "Emberline", websiteUrl: "https://emberline.example" } });
});
