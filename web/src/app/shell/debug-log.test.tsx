import { paths } from "@coldopen/contract/paths";
import { aUser } from "@coldopen/contract/session/factory";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

class Timing {
  initiatorType = "fetch";
  responseStatus = 200;
  duration = 12.4;
  name = "http://localhost/api/users/profile?secret=1";
}
class Observer {
  callback: (list: { getEntries: () => Timing[] }) => void;
  constructor(callback: (list: { getEntries: () => Timing[] }) => void) {
    this.callback = callback;
  }
  observe() {
    this.callback({ getEntries: () => [new Timing()] });
  }
  disconnect() {}
}

const message = vi.fn();
beforeEach(() => {
  message.mockReset();
  vi.spyOn(console, "debug").mockImplementation((...words: unknown[]) => message(words.join(" ")));
  vi.stubGlobal("PerformanceResourceTiming", Timing);
  vi.stubGlobal("PerformanceObserver", Observer);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("logs requests and pages for internal users, without query strings", async () => {
  const { person } = renderApp(paths.profile, { as: aUser({ isInternal: true }) });
  await waitFor(() => expect(message.mock.calls).toContainEqual(["200 /api/users/profile 12 ms"]));
  await person.click(await screen.findByRole("link", { name: "About this studio" }));
  await waitFor(() => expect(message.mock.calls).toContainEqual([`at ${paths.about}`]));
});

it("logs nothing for other users", async () => {
  const { person } = renderApp(paths.profile, { as: aUser() });
  await person.click(await screen.findByRole("link", { name: "About this studio" }));
  expect(await screen.findByRole("heading", { name: "About this studio" })).toBeVisible();
  expect(message).not.toHaveBeenCalled();
});
