import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { defaultValues, gatesQuery, retryDelay } from "./api.ts";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const on = { ...defaultValues, gates: { ...defaultValues.gates, STUDIO_STORYBEATS: true } };

function arrange() {
  const server = { isDown: false };
  const app = renderApp(paths.labs(channel), {
    as: aUser(),
    api: {
      labs: {
        list: () => ({ gates: [] }),
        values: () => {
          if (server.isDown) throw new AppError("unavailable");
          return on;
        },
      },
    },
  });
  const { queryKey } = gatesQuery(northlight.id);
  return { ...app, server, queryKey, values: () => app.queryClient.getQueryData(queryKey) };
}

it("keeps the last known values when a call fails, and calls again soon", async () => {
  const { server, queryClient, queryKey, values, api } = arrange();
  await screen.findByText("No features to try");
  server.isDown = true;
  await queryClient.invalidateQueries({ queryKey });
  await waitFor(() => expect(values()?.failures).toBeGreaterThan(0));
  expect(values()?.gates.STUDIO_STORYBEATS).toBe(true);
  const calls = api.count("labs.values");
  server.isDown = false;
  await waitFor(() => expect(values()?.failures).toBe(0));
  expect(api.count("labs.values")).toBeGreaterThan(calls);
});

it("starts with the values of the last visit when the first call fails", async () => {
  const first = arrange();
  await screen.findByText("No features to try");
  first.unmount();
  const { server, queryClient, values, queryKey } = arrange();
  server.isDown = true;
  queryClient.removeQueries({ queryKey });
  await queryClient.ensureQueryData(gatesQuery(northlight.id));
  expect(values()).toMatchObject({ failures: 1, gates: { STUDIO_STORYBEATS: true } });
});

it.each([
  [1, 1000],
  [2, 2000],
  [4, 8000],
  [20, 60_000],
])("waits after %i failed calls for %i ms", (failures, ms) => expect(retryDelay(failures)).toBe(ms));
