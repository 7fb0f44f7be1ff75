import { aFeedTest, aVariant } from "@coldopen/contract/feed-tests/factory";
import type { FeedTest } from "@coldopen/contract/feed-tests/schema";
import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import { openProject } from "../../testing/render-project-page.tsx";
import "./section.tsx";

const token = "a".repeat(43);
const project = aProjectDetail([
  anOption({ id: optionId(1), content: "7 Days Alone" }),
  anOption({
    id: optionId(3),
    optionType: "thumbnail",
    content: "/api/idea/thumbs/one00000000.webp",
    description: "A tower at dusk",
  }),
  anOption({
    id: optionId(4),
    optionType: "thumbnail",
    content: "/api/idea/thumbs/two00000000.webp",
    description: "A face",
  }),
]);

async function open(given: FeedTest[] = [], shown = project) {
  let tests = given;
  const changed = (id: string, change: Partial<FeedTest>) => {
    tests = tests.map((test) => (test.id === id ? { ...test, ...change } : test));
    return tests.find((test) => test.id === id) ?? aFeedTest();
  };
  const app = openProject({
    project: shown,
    api: {
      feedTests: {
        list: () => ({ data: tests }),
        create: () => {
          tests = [aFeedTest(), ...tests];
          return { test: aFeedTest(), token };
        },
        stop: ({ params }) => changed(params.testId, { status: "stopped" }),
        renewLink: ({ params }) => ({ test: changed(params.testId, { hasLink: true }), token }),
        revokeLink: ({ params }) => changed(params.testId, { hasLink: false }),
        remove: ({ params }) => {
          tests = tests.filter(({ id }) => id !== params.testId);
          return {};
        },
      },
    },
  });
  const section = within(await screen.findByRole("region", { name: "Feed tests" }));
  return { ...app, section };
}

describe("the feed tests of a project", () => {
  it("start with the primary package and another thumbnail, and leave the link at hand", async () => {
    const { section, person, api } = await open();
    await person.click(section.getByRole("button", { name: "New feed test" }));
    await person.click(await screen.findByRole("button", { name: "Start test" }));
    expect(await section.findByRole("button", { name: "Copy link" })).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(`/t/${token}`);
    expect(api.calls.find(({ name }) => name === "feedTests.create")?.input).toMatchObject({
      body: {
        days: 14,
        variants: [
          { titleOptionId: optionId(1), thumbnailOptionId: optionId(3) },
          { titleOptionId: optionId(1), thumbnailOptionId: optionId(4) },
        ],
      },
    });
  });

  it("take no variant twice", async () => {
    const { section, person } = await open();
    await person.click(section.getByRole("button", { name: "New feed test" }));
    const second = await screen.findByRole("radiogroup", { name: "Thumbnail of variant 2" });
    await person.click(within(second).getByRole("radio", { name: "A tower at dusk" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Each variant must differ in title or thumbnail.");
    expect(screen.getByRole("button", { name: "Start test" })).toBeDisabled();
  });

  it("take up to four variants, each begun where it was added", async () => {
    const shown = aProjectDetail([...project.options, anOption({ id: optionId(2), content: "Alone" })]);
    const { section, person } = await open([], shown);
    await person.click(section.getByRole("button", { name: "New feed test" }));
    const titleOf = (position: number) => screen.findByRole("combobox", { name: `Title of variant ${position}` });
    await waitFor(async () => expect(await titleOf(1)).toHaveFocus());
    for (const position of [3, 4]) {
      await person.click(screen.getByRole("button", { name: "Add a variant" }));
      expect(await titleOf(position)).toHaveFocus();
    }
    expect(screen.queryByRole("button", { name: "Add a variant" })).toBeNull();
  });

  it("say what is missing where there is nothing to compare", async () => {
    const { section, person } = await open([], aProjectDetail([anOption()]));
    await person.click(section.getByRole("button", { name: "New feed test" }));
    expect(await screen.findByText(/needs a title and a thumbnail/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Start test" })).toBeDisabled();
  });

  it("rank their variants, and name a leader only if the intervals do not overlap", async () => {
    const ahead = aVariant(2, { title: "Ahead", shown: 100, clicked: 40, medianMs: 2340 });
    const { section } = await open([
      aFeedTest({
        variants: [aVariant(1, { title: "Behind", shown: 100, clicked: 10 }), ahead],
        leftOut: 5,
        leftOutSameNetwork: 2,
      }),
    ]);
    const rows = (await section.findAllByRole("row")).slice(1).map((row) => row.textContent);
    expect(rows[0]).toContain("Ahead1004040.0%");
    expect(rows[0]).toContain("32.3% to 48.2%");
    expect(rows[0]).toContain("2.3 s");
    expect(section.getByText("“Ahead” is ahead: its likely range is above all others.")).toBeVisible();
    expect(section.getByText("3 visits left out")).toBeVisible();
    expect(section.getByText("2 votes left out: same network")).toBeVisible();
  });

  it("are exported with one row for each variant, without their links", async () => {
    const written = captureDownloads();
    const { section, person } = await open([aFeedTest({ variants: [aVariant(1, { title: "=Behind" }), aVariant(2)] })]);
    for (const format of ["CSV", "JSON"]) {
      await person.click(await section.findByRole("button", { name: "Export" }));
      await person.click(await screen.findByRole("menuitem", { name: `Export as ${format}` }));
    }
    await waitFor(() => expect(written).toHaveLength(2));
    expect(await written[0]?.text()).toContain("'=Behind");
    const rows = (await written[1]?.text()) ?? "";
    expect(JSON.parse(rows)).toMatchObject([{ title: "=Behind" }, { title: aVariant(2).title }]);
    expect(rows).not.toContain(token);
  });

  it("do not name a leader by a title that others have too", async () => {
    const variants = [aVariant(1, { shown: 100, clicked: 10 }), aVariant(2, { shown: 100, clicked: 40 })];
    const { section } = await open([aFeedTest({ variants: variants.map((one) => ({ ...one, title: "The same" })) })]);
    expect(
      await section.findByText("The first of these is ahead: its likely range is above all others."),
    ).toBeVisible();
  });

  it("stay undecided while the intervals overlap", async () => {
    const variants = [aVariant(1, { shown: 20, clicked: 6 }), aVariant(2, { shown: 20, clicked: 9 })];
    const { section } = await open([aFeedTest({ variants })]);
    expect(await section.findByText("Too early to call: the likely ranges overlap.")).toBeVisible();
  });

  const choosing =
    ({ section, person }: Awaited<ReturnType<typeof open>>) =>
    async (name: string) => {
      await person.click(await section.findByRole("button", { name: "More" }));
      await person.click(await screen.findByRole("menuitem", { name }));
    };

  it("lose their link and get a new one", async () => {
    const app = await open([aFeedTest()]);
    await choosing(app)("Revoke link");
    await app.person.click(await app.section.findByRole("button", { name: "New link" }));
    expect(await app.section.findByRole("button", { name: "Copy link" })).toBeVisible();
  });

  it("replace their link only after a warning", async () => {
    const app = await open([aFeedTest()]);
    await choosing(app)("Replace link");
    expect(await screen.findByText(/stops working for everyone who has it/)).toBeVisible();
    await app.person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(app.api.count("feedTests.renewLink")).toBe(0);
    await choosing(app)("Replace link");
    await app.person.click(await screen.findByRole("button", { name: "Replace link" }));
    await waitFor(() => expect(app.api.count("feedTests.renewLink")).toBe(1));
  });

  it("show the same link to everyone, also in a browser that did not create it", async () => {
    const { section, person } = await open([aFeedTest({ token: "c".repeat(43) })]);
    await person.click(await section.findByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toContain(`/t/${"c".repeat(43)}`);
  });

  it("are stopped, and keep their results", async () => {
    const app = await open([aFeedTest()]);
    await choosing(app)("Stop test");
    expect(await app.section.findByText("Stopped")).toBeVisible();
    expect(app.section.getAllByRole("row")).toHaveLength(3);
  });

  it("are deleted after asking", async () => {
    const app = await open([aFeedTest({ status: "stopped" })]);
    await choosing(app)("Delete test");
    await app.person.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await app.section.findByText(/Send people a feed/)).toBeVisible();
    expect(app.section.getByRole("button", { name: "New feed test" })).toHaveFocus();
  });
});
