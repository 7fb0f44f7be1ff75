import { AppError } from "@coldopen/contract/kernel/errors";
import { aSavedOutlier, aSavedTitle } from "@coldopen/contract/saved-items/factory";
import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import { fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query.ts";
import { toast, toastQueue } from "../../lib/toast.ts";
import { type FakeHandlers, fakeApi } from "../../testing/fake-api.ts";
import { aSavedConcept, aSavedThumbnail, fakeSavedItems } from "../../testing/fake-saved-items.ts";
import type { Savable } from "./savable.ts";
import { SaveButton } from "./save-button.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const video: Savable = { type: "outliers", outliersVideoId: "fieldday001" };
const title: Savable = { type: "title", title: "I built a sauna for $900" };
const concept: Savable = { type: "concept", concept: "A week in a $900 sauna" };
const thumbnail: Savable = {
  type: "thumbnail",
  thumbnail: aSavedThumbnail.thumbnail ?? "",
  description: "A sauna at dusk",
};
const savedVideo = aSavedOutlier(1, { videoId: "fieldday001" });

type Handlers = NonNullable<FakeHandlers["savedItems"]>;
function open(item: Savable, stored: SavedItem[] = [], handlers: Handlers = {}) {
  const api = fakeApi({ savedItems: { ...fakeSavedItems(stored), ...handlers } });
  vi.stubGlobal("fetch", api.fetch);
  toastQueue.take();
  render(
    <QueryClientProvider client={createQueryClient(toast, { retries: 0 })}>
      <SaveButton channel={channel} item={item} look="picture" />
    </QueryClientProvider>,
  );
  return { api, person: userEvent.setup() };
}
const ready = async (name: string, pressed: boolean) => {
  const button = await screen.findByRole("button", { name, pressed });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  return button;
};
const kinds: [Savable, string, SavedItem][] = [
  [video, "Save video", savedVideo],
  [title, "Save title", aSavedTitle()],
  [concept, "Save concept", aSavedConcept],
  [thumbnail, "Save thumbnail", aSavedThumbnail],
];

it.each(kinds)("saves and takes back: %j", async (item, name) => {
  const { person, api } = open(item);
  await person.click(await ready(name, false));
  const saved = await ready(name, true);
  expect(api.calls.find((call) => call.name === "savedItems.save")?.input).toMatchObject({ body: item });
  await person.click(saved);
  await ready(name, false);
  expect(api.count("savedItems.remove")).toBe(1);
});

it.each(kinds)("knows what is saved already, and removes that one: %j", async (item, name, stored) => {
  const { person, api } = open(item, [stored]);
  await person.click(await ready(name, true));
  await ready(name, false);
  expect(api.calls.find((call) => call.name === "savedItems.remove")?.input).toMatchObject({
    params: { id: stored.id },
  });
});

it("compares trimmed texts", async () => {
  open({ type: "title", title: " I built a sauna for $900\n" }, [aSavedTitle()]);
  await ready("Save title", true);
});

it("is off for the same text of another type", async () => {
  open({ type: "title", title: "A week in a $900 sauna" }, [aSavedConcept]);
  await ready("Save title", false);
});

it("shows the requested state at once and ignores clicks while the request runs", async () => {
  const server = fakeSavedItems();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { person, api } = open(title, [], {
    ...server,
    save: async (input) => {
      await answered;
      return server.save(input);
    },
  });
  await person.click(await ready("Save title", false));
  const waiting = await screen.findByRole("button", { name: "Save title", pressed: true });
  expect(waiting).toHaveAttribute("aria-disabled", "true");
  await person.click(waiting);
  expect([api.count("savedItems.save"), api.count("savedItems.remove")]).toEqual([1, 0]);
  answer();
  await ready("Save title", true);
});

it("takes no press before it is known what is saved", async () => {
  const { person, api } = open(title, [], { elementMarks: () => new Promise(() => {}) });
  const button = screen.getByRole("button", { name: "Save title" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await person.click(button);
  expect(api.count("savedItems.save")).toBe(0);
});

it("is taken back where somebody else was quicker", async () => {
  let marks = [{ id: aSavedTitle().id, content: "I built a sauna for $900" }];
  const { person } = open(title, [], {
    elementMarks: () => ({ results: marks }),
    remove: () => {
      throw new AppError("not_found");
    },
  });
  const button = await ready("Save title", true);
  marks = [];
  await person.click(button);
  await ready("Save title", false);
  expect(toastQueue.read()).toEqual([]);
});

it.each([
  [false, "Failed to save item. Please try again later."],
  [true, "Failed to delete item. Please try again later."],
])("goes back and says so when it fails: %#", async (isSaved, text) => {
  const fail = () => {
    throw new AppError("unexpected");
  };
  const { person } = open(title, isSaved ? [aSavedTitle()] : [], { save: fail, remove: fail });
  await person.click(await ready("Save title", isSaved));
  await waitFor(() => expect(toastQueue.read()).toEqual([{ tone: "error", text }]));
  await ready("Save title", isSaved);
});

it.each([
  [video, "Save video"],
  [title, "Save title"],
] as const)("says that saved items can't be loaded, and saves once they can: %j", async (item, name) => {
  let isDown = true;
  const server = fakeSavedItems();
  const whileUp =
    <Input, Reply>(answer: (input: Input) => Reply) =>
    (input: Input) => {
      if (isDown) throw new AppError("unexpected");
      return answer(input);
    };
  const { person } = open(item, [], {
    ...server,
    marks: whileUp(server.marks),
    elementMarks: whileUp(server.elementMarks),
  });
  await person.click(await ready(name, false));
  await waitFor(() =>
    expect(toastQueue.read()).toMatchObject([
      { tone: "error", text: "Saved items could not be loaded.", action: { label: "Retry" } },
    ]),
  );
  isDown = false;
  await person.click(await ready(name, false));
  await ready(name, true);
});
