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
  tell: (list: { getEntries: () => Timing[] }) => void;
  constructor(tell: (list: { getEntries: () => Timing[] }) => void) {
    this.tell = tell;
  }
  observe() {
    this.tell({ getEntries: () => [new Timing()] });
  }
  disconnect() {}
}

const said = vi.fn();
beforeEach(() => {
  said.mockReset();
  vi.spyOn(console, "debug").mockImplementation((...words: unknown[]) => said(words.join(" ")));
  vi.stubGlobal("PerformanceResourceTiming", Timing);
  vi.stubGlobal("PerformanceObserver", Observer);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("tells internal people what is asked and where they are, without what addresses carry", async () => {
  const { person } = renderApp(paths.profile, { as: aUser({ isInternal: true }) });
  await waitFor(() => expect(said.mock.calls).toContainEqual(["200 /api/users/profile 12 ms"]));
  await person.click(await screen.findByRole("link", { name: "About this studio" }));
  await waitFor(() => expect(said.mock.calls).toContainEqual([`at ${paths.about}`]));
});

it("tells nobody else", async () => {
  const { person } = renderApp(paths.profile, { as: aUser() });
  await person.click(await screen.findByRole("link", { name: "About this studio" }));
  expect(await screen.findByRole("heading", { name: "About this studio" })).toBeVisible();
  expect(said).not.toHaveBeenCalled();
});
