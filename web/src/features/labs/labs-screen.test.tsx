import { AppError } from "@coldopen/contract/kernel/errors";
import type { LabsGate } from "@coldopen/contract/labs/schema";
import { paths } from "@coldopen/contract/paths";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const storybeats: LabsGate = {
  name: "STUDIO_STORYBEATS",
  title: "Storybeats",
  description: "Plan a video beat by beat.",
  isOn: false,
};

it("switches a gate for the organization", async () => {
  const { person, api } = renderApp(paths.labs(channel), {
    as: aUser(),
    api: { labs: { list: () => ({ gates: [storybeats] }), change: () => ({}) } },
  });
  expect(await screen.findByText(/applies to everyone in Northlight/)).toBeVisible();
  const gate = await screen.findByRole("switch", { name: "Storybeats" });
  expect(gate).not.toBeChecked();
  await person.click(gate);
  expect(gate).toBeChecked();
  await waitFor(() =>
    expect(api.calls.find(({ name }) => name === "labs.change")?.input).toEqual({
      params: { orgId: northlight.id, gate: "STUDIO_STORYBEATS" },
      body: { isOn: true },
    }),
  );
});

it("moves the switch back and says so when it is refused", async () => {
  const { person } = renderApp(paths.labs(channel), {
    as: aUser(),
    api: {
      labs: {
        list: () => ({ gates: [storybeats] }),
        change: () => {
          throw new AppError("forbidden");
        },
      },
    },
  });
  const gate = await screen.findByRole("switch", { name: "Storybeats" });
  await person.click(gate);
  expect(await screen.findByText("Storybeats could not be changed. Please try again.")).toBeInTheDocument();
  expect(gate).not.toBeChecked();
});

it("says when there is nothing to switch", async () => {
  renderApp(paths.labs(channel), { as: aUser(), api: { labs: { list: () => ({ gates: [] }) } } });
  expect(await screen.findByText("No features to try")).toBeVisible();
});

it("says when the list can't be loaded, and tries again", async () => {
  let isDown = true;
  const { person } = renderApp(paths.labs(channel), {
    as: aUser(),
    api: {
      labs: {
        list: () => {
          if (isDown) throw new AppError("unavailable");
          return { gates: [storybeats] };
        },
      },
    },
  });
  await screen.findByText("The list could not be loaded.");
  isDown = false;
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("switch", { name: "Storybeats" })).toBeVisible();
});
