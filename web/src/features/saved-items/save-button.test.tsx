import { AppError } from "@coldopen/contract/kernel/errors";
import { aSavedOutlier } from "@coldopen/contract/saved-items/factory";
import { fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query.ts";
import { notices, tell } from "../../lib/tell.ts";
import { type FakeHandlers, fakeApi } from "../../testing/fake-api.ts";
import { SaveButton } from "./save-button.tsx";

const place = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const item = aSavedOutlier();
const videoId = "fieldday001";
const mark = { id: item.id, outliersVideoId: videoId };

function open(marks: (typeof mark)[], handlers: FakeHandlers["savedItems"] = {}) {
  let kept = marks;
  const api = fakeApi({
    savedItems: {
      marks: () => ({ results: kept }),
      save: () => {
        kept = [mark];
        return item;
      },
      remove: () => {
        kept = [];
        return {};
      },
      ...handlers,
    },
  });
  vi.stubGlobal("fetch", api.fetch);
  notices.take();
  render(
    <QueryClientProvider client={createQueryClient(tell, { retries: 0 })}>
      <SaveButton place={place} videoId={videoId} />
    </QueryClientProvider>,
  );
  return { api, person: userEvent.setup() };
}
const ready = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  return button;
};

it("saves and takes it back", async () => {
  const { person, api } = open([]);
  await person.click(await ready("Save video"));
  await person.click(await ready("Remove from saved items"));
  await ready("Save video");
  const inputOf = (name: string) => api.calls.find((call) => call.name === `savedItems.${name}`)?.input;
  expect(inputOf("save")).toMatchObject({ body: { type: "outliers", outliersVideoId: videoId } });
  expect(inputOf("remove")).toMatchObject({ params: { id: item.id } });
});

it.each([
  [[], "Save video", "Failed to save item. Please try again later."],
  [[mark], "Remove from saved items", "Failed to delete item. Please try again later."],
])("goes back and says so when it fails: %#", async (marks, name, text) => {
  const fail = () => {
    throw new AppError("unexpected");
  };
  const { person } = open(marks, { save: fail, remove: fail });
  await person.click(await ready(name));
  await waitFor(() => expect(notices.read()).toEqual([{ tone: "error", text }]));
  await ready(name);
});

it("says that saved items can't be loaded, and saves once they can", async () => {
  let isDown = true;
  let kept: (typeof mark)[] = [];
  const { person } = open([], {
    marks: () => {
      if (isDown) throw new AppError("unexpected");
      return { results: kept };
    },
    save: () => {
      kept = [mark];
      return item;
    },
  });
  await person.click(await ready("Save video"));
  await waitFor(() =>
    expect(notices.read()).toMatchObject([
      { tone: "error", text: "Saved items could not be loaded.", action: { label: "Retry" } },
    ]),
  );
  isDown = false;
  await person.click(await ready("Save video"));
  await ready("Remove from saved items");
});
