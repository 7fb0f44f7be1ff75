import type { FilterSet } from "@coldopen/contract/outliers/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import { many, open, pageOf } from "../../testing/open-outliers.tsx";

const set = (n: number, name: string, search: string): FilterSet => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  name,
  search,
  createdAt: "2026-11-01T00:00:00.000Z",
});

async function opened(query: string, stored: FilterSet[] = []) {
  let sets = stored;
  const app = open(many(1), {
    query,
    outliers: {
      filterSets: () => ({ results: sets }),
      saveFilterSet: ({ body }) => {
        const made = set(9, body.name, body.search);
        sets = [...sets, made];
        return made;
      },
      removeFilterSet: ({ params }) => {
        sets = sets.filter(({ id }) => id !== params.id);
        return {};
      },
    },
  });
  await app.person.click(await screen.findByRole("button", { name: "Saved searches" }));
  return { ...app, panel: within(await screen.findByRole("dialog", { name: "Saved searches" })) };
}

describe("saved searches", () => {
  it("are stored by name, without layout and open video", async () => {
    const { person, api, panel } = await opened("?viewsGte=1000&search=cabin&layout=table");
    expect(await panel.findByText("Keep the searches you use often.")).toBeVisible();
    await person.type(panel.getByLabelText("Save this search"), " Cabins {Enter}");
    await waitFor(() =>
      expect(api.calls.find(({ name }) => name === "outliers.saveFilterSet")?.input).toMatchObject({
        body: { name: "Cabins", search: "search=cabin&viewsGte=1000" },
      }),
    );
  });
  it("are applied as they were, in the layout at hand", async () => {
    const { person, address, panel } = await opened("?subscribersGte=5&search=boat&layout=table", [
      set(1, "Cabins", "source=newest&performanceIndexGte=3&sortField=views&sortOrder=desc"),
    ]);
    await person.click(await panel.findByRole("button", { name: "Cabins" }));
    await waitFor(() =>
      expect(address().split("?")[1]).toBe(
        "source=newest&layout=table&performanceIndexGte=3&sortField=views&sortOrder=desc",
      ),
    );
  });
  it("can be deleted, and that undone", async () => {
    const { person, api, panel } = await opened("", [set(1, "Cabins", "viewsGte=1000")]);
    await person.click(await panel.findByRole("button", { name: "Delete Cabins" }));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(api.calls.find(({ name }) => name === "outliers.saveFilterSet")?.input).toMatchObject({
        body: { name: "Cabins", search: "viewsGte=1000" },
      }),
    );
  });
  it("show how many videos are new, and none after they were opened", async () => {
    const sets = [set(1, "Cabins", "viewsGte=1000"), set(2, "Boats", "search=boat"), set(3, "All", "")];
    const found = new Map([1000, 3, 0].map((count, at) => [sets[at]?.id ?? "", count]));
    const { person, api } = open(many(1), {
      outliers: {
        filterSets: () => ({ results: sets }),
        filterSetNews: () => ({ results: [...found].map(([id, count]) => ({ id, count })) }),
        visitFilterSet: ({ params }) => {
          found.set(params.id, 0);
          return {};
        },
      },
    });
    const openPanel = async () => {
      await person.click(await screen.findByRole("button", { name: "Saved searches" }));
      return within(await screen.findByRole("dialog", { name: "Saved searches" }));
    };
    const panel = await openPanel();
    expect(await panel.findByText("3 new")).toBeVisible();
    expect(panel.getByText("1000+ new")).toBeVisible();
    expect(panel.queryByText("0 new")).toBeNull();
    await person.click(panel.getByRole("button", { name: /^Boats/ }));
    await waitFor(() =>
      expect(api.calls.find(({ name }) => name === "outliers.visitFilterSet")?.input).toMatchObject({
        params: { id: sets[1]?.id },
      }),
    );
    const again = await openPanel();
    await waitFor(() => expect(again.queryByText("3 new")).toBeNull());
    expect(again.getByText("1000+ new")).toBeVisible();
  });
  it("say when a name will replace another", async () => {
    const { person, panel } = await opened("", [set(1, "Cabins", "viewsGte=1000")]);
    await panel.findByRole("button", { name: "Cabins" });
    await person.type(panel.getByLabelText("Save this search"), "Cabins");
    expect(panel.getByText("Replaces the search of that name.")).toBeVisible();
  });
});

it("exports every page of the current list", async () => {
  const written = captureDownloads();
  const { person } = open([], {
    query: "?viewsGte=1000",
    outliers: {
      videos: ({ query }) => {
        if (query.cursor) return pageOf(many(1, { title1: "=From page 2" }));
        return pageOf(many(2), query.itemsPerPage === 100 ? { hasNext: true, nextCursor: "next" } : {});
      },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("3 videos exported")).toBeVisible();
  expect(await written[0]?.text()).toContain("'=From page 2");
  await person.click(screen.getByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as JSON" }));
  await waitFor(() => expect(written).toHaveLength(2));
  expect(JSON.parse((await written[1]?.text()) ?? "")).toHaveLength(3);
});
