import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aProject, aProjectDetail, projectId } from "@coldopen/contract/projects/factory";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { dragTo } from "../../testing/drag.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const lookout = aProject({ id: projectId(1), name: "Lookout", status: "in_development", publishDate: "2025-11-15" });
const train = aProject({
  id: projectId(2),
  name: "Train car",
  status: "published",
  publishDate: "2025-11-03",
  outlierIndex: 5.2,
});
const engine = aProject({ id: projectId(3), name: "Engine" });

/** A fake server that stores publish dates. */
function open(initial: VideoProject[] = [lookout, train, engine], query = "?date=2025-11-15", refuses = false) {
  let projects = initial;
  const app = renderApp(`${paths.calendar(channel)}${query}`, {
    as: aUser(),
    api: {
      projects: {
        list: ({ query: queries }) => ({
          data: projects.filter(({ publishDate, status }) => {
            if (queries.status__in && !queries.status__in.includes(status)) return false;
            if (queries.publishDate__exists === false) return publishDate === null;
            return (
              publishDate !== null &&
              publishDate >= (queries.publishDate__gte ?? "") &&
              publishDate <= (queries.publishDate__lte ?? "")
            );
          }),
          responseMetadata: { nextCursor: null },
        }),
        update: ({ params, body }) => {
          if (refuses) throw new AppError("unexpected");
          const { publishDate = null } = body;
          projects = projects.map((one) => (one.id === params.id ? { ...one, publishDate } : one));
          return { data: aProjectDetail([], { id: params.id, publishDate }) };
        },
      },
    },
  });
  return app;
}
const day = (name: string) => screen.findByLabelText(name);
const rail = () => screen.findByLabelText("No date yet");
const drag = (project: HTMLElement, target: HTMLElement) => dragTo(project.closest("li") ?? project, target);
const november = { fifteenth: "Saturday, November 15, 2025", twentieth: "Thursday, November 20, 2025" };

describe("a month", () => {
  it("shows projects on their days, published ones with their index, the others in the rail", async () => {
    open();
    expect(await within(await day(november.fifteenth)).findByRole("link", { name: "Lookout" })).toBeVisible();
    const third = await day("Monday, November 3, 2025");
    expect(third).toHaveTextContent("Train car5.2x");
    expect(await within(await rail()).findByRole("link", { name: "Engine" })).toBeVisible();
    expect(screen.getAllByRole("cell")).toHaveLength(42);
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(
      "Sun Mon Tue Wed Thu Fri Sat".split(" "),
    );
  });
  it("requests the days shown in pages of 25, and projects without a date in pages of 10", async () => {
    const { api } = open();
    await within(await rail()).findByRole("link", { name: "Engine" });
    const queries = api.calls.filter(({ name }) => name === "projects.list").map(({ input }) => input);
    expect(queries).toContainEqual(
      expect.objectContaining({
        query: expect.objectContaining({ publishDate__gte: "2025-10-26", publishDate__lte: "2025-12-06", limit: 25 }),
      }),
    );
    expect(queries).toContainEqual(
      expect.objectContaining({ query: expect.objectContaining({ publishDate__exists: false, limit: 10 }) }),
    );
  });
  it("goes on, back and to today by its address", async () => {
    const { person, address } = open();
    await person.click(await screen.findByRole("button", { name: "Next month" }));
    expect(await screen.findByText("December 2025")).toBeVisible();
    expect(address()).toContain("date=2025-12-15");
    await person.click(screen.getByRole("button", { name: "Previous month" }));
    expect(await screen.findByText("November 2025")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Today" }));
    await waitFor(() => expect(screen.getByRole("cell", { current: "date" })).toBeVisible());
  });
  it("folds a crowded day, and shows it in its week", async () => {
    const crowd = Array.from({ length: 6 }, (_, n) =>
      aProject({ id: projectId(n + 1), name: `Project ${n + 1}`, publishDate: "2025-11-15" }),
    );
    const { person } = open(crowd);
    await person.click(await screen.findByRole("button", { name: "2 more" }));
    expect(await screen.findByText("Nov 9 – Nov 15, 2025")).toBeVisible();
    expect(await screen.findByRole("link", { name: "Project 6" })).toBeVisible();
    expect(screen.getAllByRole("cell")).toHaveLength(7);
  });
  it("opens a project", async () => {
    const { person, address } = open();
    await person.click(await screen.findByRole("link", { name: "Lookout" }));
    await waitFor(() => expect(address()).toBe(paths.project(channel, lookout.id)));
  });
  it("narrows by status", async () => {
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Status All" }));
    await person.click(await screen.findByRole("checkbox", { name: "Published" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Lookout" })).not.toBeInTheDocument());
    expect(screen.getByRole("link", { name: "Train car" })).toBeVisible();
  });
});

it("claims nothing while it can't be loaded, and tries again", async () => {
  let isDown = true;
  const { person } = renderApp(paths.calendar(channel), {
    as: aUser(),
    api: {
      projects: {
        list: () => {
          if (isDown) throw new AppError("unexpected");
          return { data: [], responseMetadata: { nextCursor: null } };
        },
      },
    },
  });
  await screen.findByText("The calendar could not be loaded.", {}, { timeout: 15_000 });
  expect(within(await rail()).queryByText("Every project has a date.")).not.toBeInTheDocument();
  isDown = false;
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await within(await rail()).findByText("Every project has a date.")).toBeVisible();
});

describe("rescheduling", () => {
  it("is done by dragging, and taken back", async () => {
    const { person, api } = open();
    await drag(await screen.findByRole("link", { name: "Lookout" }), await day(november.twentieth));
    expect(within(await day(november.twentieth)).getByRole("link", { name: "Lookout" })).toBeVisible();
    await person.hover(await screen.findByText("Lookout moved to 11/20/2025"));
    expect(api.calls.find(({ name }) => name === "projects.update")?.input).toMatchObject({
      body: { publishDate: "2025-11-20" },
    });
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await within(await day(november.fifteenth)).findByRole("link", { name: "Lookout" })).toBeVisible();
  });
  it("gives a date to one from the rail, and takes one away there", async () => {
    open();
    await drag(await screen.findByRole("link", { name: "Engine" }), await day(november.twentieth));
    expect(within(await day(november.twentieth)).getByRole("link", { name: "Engine" })).toBeVisible();
    await drag(await screen.findByRole("link", { name: "Lookout" }), await rail());
    expect(within(await rail()).getByRole("link", { name: "Lookout" })).toBeVisible();
    expect(await screen.findByText("Lookout has no date now")).toBeVisible();
  });
  it("is done by keys", async () => {
    const { person } = open();
    (await screen.findByRole("link", { name: "Lookout" })).focus();
    await person.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(await within(await day("Sunday, November 16, 2025")).findByRole("link", { name: "Lookout" })).toBeVisible();
  });
  it("is done by choosing a date", async () => {
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Move Engine" }));
    await person.type(await screen.findByRole("textbox", { name: "Publish date" }), "11/20/2025{Enter}");
    expect(await within(await day(november.twentieth)).findByRole("link", { name: "Engine" })).toBeVisible();
  });
  it("leaves published ones where they are", async () => {
    const { api } = open();
    const published = await screen.findByRole("link", { name: "Train car" });
    await drag(published, await day(november.twentieth));
    expect(screen.queryByRole("button", { name: "Move Train car" })).not.toBeInTheDocument();
    expect(api.count("projects.update")).toBe(0);
  });
  it("goes back when the server refuses", async () => {
    open([lookout], "?date=2025-11-15", true);
    await drag(await screen.findByRole("link", { name: "Lookout" }), await day(november.twentieth));
    expect(await screen.findByText("1 project could not be changed. Please try again.")).toBeInTheDocument();
    expect(await within(await day(november.fifteenth)).findByRole("link", { name: "Lookout" })).toBeVisible();
  });
});
