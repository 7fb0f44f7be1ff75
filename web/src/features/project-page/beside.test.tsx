import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { aProjectDetail } from "@coldopen/contract/projects/factory";
import { aSavedOutlier, aSavedTitle } from "@coldopen/contract/saved-items/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { openProject } from "../../testing/render-project-page.tsx";

const marks: NonNullable<FakeHandlers["savedItems"]>["marks"] = () => ({ results: [] });

describe("similar videos", () => {
  const outliers: FakeHandlers["outliers"] = { similar: () => ({ results: [anOutlierVideo()] }) };
  const api: FakeHandlers = { outliers, savedItems: { marks }, following: { list: () => ({ results: [] }) } };

  it("are outliers about the project's title", async () => {
    const { api: calls } = openProject({ gates: { STUDIO_SIMILAR_VIDEOS_IN_PROJECTS: true }, api });
    const section = within(await screen.findByRole("region", { name: "Similar videos" }));
    expect(section.getByText("I lived in a lookout tower for 30 days")).toBeVisible();
    expect(calls.calls.find(({ name }) => name === "outliers.similar")?.input).toMatchObject({
      query: { title: "7 Days Alone in a Fire Lookout" },
    });
  });

  it.each([
    ["their gate is closed", { STUDIO_SIMILAR_VIDEOS_IN_PROJECTS: false }, aProjectDetail()],
    [
      "it has its default name",
      { STUDIO_SIMILAR_VIDEOS_IN_PROJECTS: true },
      aProjectDetail([], { name: "New Project" }),
    ],
  ])("are not requested if %s", async (_, gates, project) => {
    const { api: calls } = openProject({ gates, project, api });
    expect(await screen.findByRole("region", { name: "Activity" })).toBeVisible();
    expect(calls.count("outliers.similar")).toBe(0);
    expect(screen.queryByRole("region", { name: "Similar videos" })).not.toBeInTheDocument();
  });
});

describe("the saved items at the side", () => {
  const items = [aSavedOutlier(1), aSavedTitle(2)];
  const savedItems: FakeHandlers["savedItems"] = {
    marks,
    list: ({ query }) => ({
      results: items.filter(({ type }) => query.type__in?.includes(type) ?? true),
      page: { next: null },
    }),
  };
  const open = async () => {
    const app = openProject({ api: { savedItems } });
    await app.person.click(await screen.findByRole("button", { name: "Show saved items" }));
    return { ...app, panel: within(await screen.findByRole("complementary", { name: "Saved items" })) };
  };

  it("open and close", async () => {
    const { person, panel } = await open();
    expect(await panel.findByText("I built a sauna for $900")).toBeVisible();
    await person.click(panel.getByRole("button", { name: "Close saved items" }));
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Saved items" })).not.toBeInTheDocument());
  });

  it("fill the window in three columns with all that is known, and open at the side again", async () => {
    const { person, panel } = await open();
    const columns = async () => {
      await panel.findByText("I built a sauna for $900");
      return panel.getAllByRole("list").length;
    };
    expect(await columns()).toBe(1);
    expect(panel.queryByText("Field Days")).not.toBeInTheDocument();
    await person.click(panel.getByRole("button", { name: "Show in full width" }));
    expect(await columns()).toBe(3);
    expect(panel.getByText("Field Days")).toBeVisible();
    await person.click(panel.getByRole("button", { name: "Close saved items" }));
    await person.click(screen.getByRole("button", { name: "Show saved items" }));
    const again = within(await screen.findByRole("complementary", { name: "Saved items" }));
    expect(await again.findByRole("button", { name: "Show in full width" })).toBeVisible();
  });

  it("show the types that are on", async () => {
    const { person, panel } = await open();
    await panel.findByText("I built a sauna for $900");
    await person.click(panel.getByRole("button", { name: "Title" }));
    await waitFor(() => expect(panel.queryByText("I built a sauna for $900")).not.toBeInTheDocument());
    expect(await panel.findByText("I lived in a lookout tower for 30 days")).toBeVisible();
  });
});
