import { parseQueryString } from "@coldopen/contract/kernel/query-string";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { card, lastQuery, many, open } from "../../../testing/open-outliers.tsx";

const searchOf = (address: string) => parseQueryString(address.split("?")[1] ?? "");
async function opened(label: string, { value = "", ...options }: Parameters<typeof open>[1] & { value?: string } = {}) {
  const app = open(many(2), options);
  await app.person.click(await screen.findByRole("button", { name: `${label} ${value}`.trim() }));
  return { ...app, panel: within(await screen.findByRole("dialog", { name: label })) };
}

describe("uploaded", () => {
  it("takes a span that ends today", async () => {
    const { person, address, panel } = await opened("Uploaded");
    await person.click(panel.getByRole("radio", { name: "Last 30 days" }));
    await waitFor(() => expect(searchOf(address())).toEqual({ uploadedWithin: "30d" }));
    expect(screen.getByRole("button", { name: "Uploaded Last 30 days" })).toBeInTheDocument();
  });
  it("takes two days, and refuses them in the wrong order", async () => {
    const { person, address, panel } = await opened("Uploaded");
    const start = panel.getByLabelText("Start date");
    const end = panel.getByLabelText("End date");
    await person.type(start, "02/10/2026{Enter}");
    await waitFor(() => expect(searchOf(address())).toEqual({ uploadedGte: "2026-02-10" }));
    await person.type(end, "02/01/2026{Enter}");
    expect(await panel.findByText("End date cannot be before start date")).toBeVisible();
    await person.clear(end);
    await person.type(end, "02/20/2026{Enter}");
    await waitFor(() => expect(searchOf(address())).toEqual({ uploadedGte: "2026-02-10", uploadedLte: "2026-02-20" }));
    await person.clear(start);
    await person.type(start, "03/01/2026{Enter}");
    expect(await panel.findByText("Start date cannot be after end date")).toBeVisible();
    expect(searchOf(address())).toEqual({ uploadedGte: "2026-02-10", uploadedLte: "2026-02-20" });
  });
});

describe("ranges", () => {
  it("are typed as people write numbers", async () => {
    const app = await opened("Views");
    await app.person.type(app.panel.getByLabelText("At least"), "50K{Enter}");
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { viewsGte: 50_000 } }));
    expect(screen.getByRole("button", { name: "Views 50K+" })).toBeInTheDocument();
  });
  it("say what is wrong with them", async () => {
    const { person, address, panel } = await opened("Outlier index", {
      value: "2.0x+",
      query: "?performanceIndexGte=2",
    });
    const most = panel.getByLabelText("At most");
    await person.type(most, "lots");
    expect(panel.getByText("Enter a number")).toBeVisible();
    await person.clear(most);
    await person.type(most, "1{Enter}");
    expect(panel.getByText("The lower bound is above the upper one")).toBeVisible();
    expect(searchOf(address())).toEqual({ performanceIndexGte: "2" });
  });
  it("of subscribers come ready-made in both ways", async () => {
    const app = await opened("Subscribers");
    const names = (label: string) =>
      within(app.panel.getByRole("group", { name: label }))
        .getAllByRole("button")
        .map((chip) => chip.textContent);
    expect(names("Subscriber ranges")).toEqual(["Max 10K", "Max 100K", "Max 1M", "1M+"]);
    expect(names("Channel ranges")).toEqual(["1~10K", "10k~100k", "100k~500k", "500k~1M", "1M+"]);
    await app.person.click(app.panel.getByRole("button", { name: "100k~500k" }));
    await waitFor(() =>
      expect(lastQuery(app)).toMatchObject({ query: { subscribersGte: 100_000, subscribersLte: 500_000 } }),
    );
    await app.person.click(app.panel.getByRole("button", { name: "Max 10K" }));
    await waitFor(() => expect(searchOf(app.address())).toEqual({ subscribersLte: "10000" }));
  });
  it.each([
    ["Under 4 minutes", { durationLte: "400" }],
    ["4~20 minutes", { durationGte: "400", durationLte: "2000" }],
    ["Over 20 minutes", { durationGte: "2000" }],
  ])("of length: %s", async (name, query) => {
    const { person, address, panel } = await opened("Video length");
    await person.click(panel.getByRole("button", { name }));
    await waitFor(() => expect(searchOf(address())).toEqual(query));
    expect(screen.getByRole("button", { name: `Video length ${name}` })).toBeInTheDocument();
  });
  it.each([
    ["2x", "2"],
    ["5x", "5"],
    ["10x", "10"],
  ])("of the index: %s", async (name, index) => {
    const { person, address, panel } = await opened("Outlier index");
    await person.click(panel.getByRole("button", { name }));
    await waitFor(() => expect(searchOf(address())).toEqual({ performanceIndexGte: index }));
    expect(panel.getByLabelText("At least", { selector: "input" })).toHaveValue(index);
  });
  it("of length are typed as a clock", async () => {
    const { person, address, panel } = await opened("Video length");
    await person.type(panel.getByLabelText("At least"), "7:30{Enter}");
    await waitFor(() => expect(searchOf(address())).toEqual({ durationGte: "730" }));
  });
});

describe("categories", () => {
  it("are the platform's and ours", async () => {
    const app = await opened("Category");
    await app.person.click(await app.panel.findByRole("checkbox", { name: "Survival" }));
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { aiL2Category: ["Survival"] } }));
    await app.person.click(app.panel.getByRole("checkbox", { name: "Gaming" }));
    await waitFor(() =>
      expect(lastQuery(app)).toMatchObject({ query: { aiL2Category: ["Survival"], youtubeCategory: ["Gaming"] } }),
    );
    expect(screen.getByRole("button", { name: "Category Survival +1" })).toBeInTheDocument();
  });
});

describe("languages", () => {
  const gates = { STUDIO_OUTLIER_LANGUAGE_PICKER: true };
  it("have no picker while its gate is closed", async () => {
    const app = open(many(1));
    await card("Video 1");
    expect(screen.queryByRole("button", { name: /^Language/ })).toBeNull();
    expect(lastQuery(app)).not.toHaveProperty("query.language.0");
  });
  it("are English until another is chosen", async () => {
    const app = await opened("Language", { value: "English", gates });
    expect(lastQuery(app)).toMatchObject({ query: { language: ["en"] } });
    await app.person.type(app.panel.getByRole("searchbox", { name: "Search languages" }), "unkn");
    await app.person.click(app.panel.getByRole("checkbox", { name: "Unknown language" }));
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { language: ["en", "und"] } }));
  });
  it("can be all of them", async () => {
    const app = await opened("Language", { value: "English", gates });
    await app.person.click(app.panel.getByRole("checkbox", { name: "All languages" }));
    await waitFor(() => expect(lastQuery(app)).not.toHaveProperty("query.language.0"));
    expect(screen.getByRole("button", { name: "Language All languages" })).toBeInTheDocument();
  });
});

it("filters by made for kids", async () => {
  const app = await opened("Made for kids");
  await app.person.click(app.panel.getByRole("radio", { name: "Not made for kids" }));
  await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { madeForKids: false } }));
});

it("clears one filter, or all of them", async () => {
  const { person, address } = open(many(1), { query: "?viewsGte=1000&durationLte=400&madeForKids=true" });
  await person.click(await screen.findByRole("button", { name: "Clear Views" }));
  await waitFor(() => expect(searchOf(address())).toEqual({ durationLte: "400", madeForKids: "true" }));
  await person.click(screen.getByRole("button", { name: "Clear all" }));
  await waitFor(() => expect(searchOf(address())).toEqual({ source: "search" }));
});
