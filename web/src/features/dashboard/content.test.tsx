import { dashboardSections, sectionQueryOf } from "@coldopen/contract/dashboard/sections";
import { anIdea } from "@coldopen/contract/ideas/factory";
import { addressOf, PRELOADED_ANSWERS } from "@coldopen/contract/kernel/address";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aProject, aProjectDetail, projectId } from "@coldopen/contract/projects/factory";
import type { ProjectListQuery } from "@coldopen/contract/projects/query";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { IDEA_MAX, type VideoProject } from "@coldopen/contract/projects/schema";
import { anOrganizationChannel, aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const kinds: VideoProject[] = [
  aProject({ id: projectId(1), name: "An idea" }),
  aProject({ id: projectId(2), name: "In the works", status: "in_development" }),
  aProject({ id: projectId(3), name: "A banked idea", source: "idea_bank" }),
  aProject({ id: projectId(4), name: "Out there", status: "published" }),
];
const listOf =
  (projects: readonly VideoProject[]) =>
  ({ query }: { query: ProjectListQuery }) => ({
    data: projects.filter(
      ({ status, source }) =>
        query.status__in?.includes(status) &&
        (query.source === undefined || query.source === source) &&
        query.source__isNot !== source,
    ),
    responseMetadata: { nextCursor: null },
  });
const open = (handlers: FakeHandlers["projects"] = {}, as = aUser()) =>
  renderApp(paths.firstScreen, { as, api: { projects: { list: listOf(kinds), ...handlers } } });
const started = (): NonNullable<FakeHandlers["projects"]> => ({
  create: () => ({ data: aProjectDetail([], { id: projectId(9) }) }),
});
const box = () => screen.findByRole("textbox", { name: "Message or idea" });
const button = (name: string) => screen.getByRole("button", { name });

describe("the sections", () => {
  it("underline the keywords of their titles by tier", async () => {
    const data = { performanceRatio: 4, lemma: "idea", numCategories: 1, topCategories: [], sample: 40 };
    renderApp(paths.firstScreen, {
      as: aUser(),
      api: {
        projects: { list: listOf(kinds) },
        keywords: {
          match: ({ body }) => ({
            videos: 30_000,
            months: 16,
            titles: body.inputSentence.map((title) => {
              const startPos = title.indexOf("idea");
              return { title, keywords: startPos < 0 ? [] : [{ startPos, content: "idea", data }] };
            }),
          }),
        },
      },
    });
    const keyword = await within(await screen.findByRole("region", { name: "Idea projects" })).findByText("idea");
    expect(keyword).toHaveClass("decoration-keyword-explosive");
  });
  it("are in the order of the specification, the ideas for you first", async () => {
    const ideas = { results: [anIdea()], page: { next: null }, isPreparing: false, requestsLeft: 3, missing: 0 };
    renderApp(paths.firstScreen, {
      as: aUser(),
      api: { projects: { list: listOf(kinds) }, ideas: { list: () => ideas } },
    });
    await screen.findByRole("region", { name: "Ideas for you" });
    await screen.findByRole("region", { name: "Published" });
    const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    const sections = ["Ideas for you", "Idea projects", "In Development", "Idea Bank", "Published"];
    expect(names.filter((name) => sections.includes(name ?? ""))).toEqual(sections);
  });
  it("show up to five of each kind, and lead to the rest", async () => {
    const { api } = open();
    for (const [section, project, more] of [
      ["Idea projects", "An idea", "?status__in=idea&source__isNot=idea_bank"],
      ["In Development", "In the works", "?status__in=in_development"],
      ["Idea Bank", "A banked idea", "?status__in=idea&source=idea_bank"],
      ["Published", "Out there", "?status__in=published&sort=publishDate"],
    ] as const) {
      const part = within(await screen.findByRole("region", { name: section }));
      expect(part.getAllByRole("listitem")).toHaveLength(1);
      expect(part.getByRole("link", { name: project })).toBeVisible();
      expect(part.getByRole("link", { name: `See more: ${section}` })).toHaveAttribute(
        "href",
        `${paths.projects(channel)}${more}`,
      );
    }
    for (const { input } of api.calls.filter(({ name }) => name === "projects.list"))
      expect(input).toMatchObject({ query: { limit: 5 } });
  });
  it("use the responses preloaded in the page once instead of fetching", async () => {
    const answers = dashboardSections.map(({ filter }) => [
      addressOf(projectRoutes.list, { query: sectionQueryOf(channel, filter) }),
      {
        data: filter.status__in[0] === "published" ? kinds.slice(3) : [],
        responseMetadata: { nextCursor: null },
      },
    ]);
    const script = document.createElement("script");
    script.type = "application/json";
    script.id = PRELOADED_ANSWERS;
    script.textContent = JSON.stringify(Object.fromEntries(answers));
    document.body.append(script);
    const { api, person } = open(started());
    expect(await screen.findByRole("link", { name: "Out there" })).toBeVisible();
    expect(api.count("projects.list")).toBe(0);
    await person.type(await box(), "A sauna for $900");
    await person.click(button("Add to idea bank"));
    expect(await screen.findByRole("link", { name: "An idea" })).toBeVisible();
  });
  it("are left out when they are empty", async () => {
    open({ list: listOf(kinds.slice(0, 1)) });
    expect(await screen.findByRole("region", { name: "Idea projects" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Published" })).not.toBeInTheDocument();
  });
  it("say when they can't be loaded, and try again", async () => {
    let isDown = true;
    const { person } = open({
      list: (input) => {
        if (isDown) throw new AppError("unavailable");
        return listOf(kinds)(input);
      },
    });
    await screen.findByText("Some projects could not be loaded.");
    isDown = false;
    await person.click(button("Retry"));
    expect(await screen.findByRole("link", { name: "Out there" })).toBeVisible();
  });
});

describe("the idea box", () => {
  const sent = (api: ReturnType<typeof open>["api"], name: string) =>
    api.calls.find((call) => call.name === `projects.${name}`)?.input;

  it("is disabled without text", async () => {
    const { person } = open();
    const idea = await box();
    expect(idea).toHaveAttribute("placeholder", "Ask anything about your videos, or add an idea...");
    await person.type(idea, "  ");
    const buttons = ["Title", "Thumbnail", "Concept", "Add to idea bank", "Send"];
    for (const name of buttons) expect(button(name)).toBeDisabled();
    await person.type(idea, "sauna");
    for (const name of buttons) expect(button(name)).toBeEnabled();
  });
  it("starts one title, also by a double click", async () => {
    const { person, api, address } = open(started());
    await person.type(await box(), "A sauna{Shift>}{Enter}{/Shift}for $900");
    expect(api.count("projects.create")).toBe(0);
    await person.dblClick(button("Title"));
    await waitFor(() => expect(address()).toBe(paths.project(channel, projectId(9), { pane: "title", new: "1" })));
    expect(api.count("projects.create")).toBe(1);
    expect(sent(api, "create")).toMatchObject({
      body: { status: "idea", source: "user", options: [{ content: "A sauna for $900", optionType: "title" }] },
    });
    expect(api.count("projects.addOption")).toBe(0);
  });
  it.each(["Thumbnail", "Concept"])("starts a %s", async (name) => {
    const { person, address } = open(started());
    await person.type(await box(), "A sauna for $900");
    await person.click(button(name));
    await waitFor(() => expect(address()).toContain(`pane=${name.toLowerCase()}`));
  });
  it("keeps the text when it can't start", async () => {
    const { person } = open({
      create: () => {
        throw new AppError("unexpected");
      },
    });
    await person.type(await box(), "A sauna");
    await person.click(button("Title"));
    expect(await screen.findByText("Failed to create project. Please try again later.")).toBeInTheDocument();
    expect(await box()).toHaveValue("A sauna");
  });
  it.each([
    { services: { creatorDescriptions: false }, channelOrgPreferences: { thumbnailOptOut: false } },
    { services: { creatorDescriptions: true }, channelOrgPreferences: { thumbnailOptOut: true } },
  ])("offers no thumbnail without cast members: %j", async (entitlementState) => {
    const { person } = open(started(), aUser({ organizations: [{ ...anOrganizationChannel(), entitlementState }] }));
    await person.type(await box(), "A sauna");
    expect(button("Thumbnail")).toHaveAttribute("aria-disabled", "true");
    expect(button("Concept")).toBeEnabled();
  });
  it("says when the text is too long for an idea, and still sends it", async () => {
    open();
    const idea = await box();
    fireEvent.change(idea, { target: { value: "x".repeat(IDEA_MAX) } });
    expect(await screen.findByText(`Keep it under ${IDEA_MAX} characters`)).toBeVisible();
    expect(button("Title")).toBeEnabled();
    fireEvent.change(idea, { target: { value: "x".repeat(IDEA_MAX + 1) } });
    expect(button("Title")).toBeDisabled();
    expect(button("Send")).toBeEnabled();
  });
  it("adds to the idea bank and stays", async () => {
    const { person, api, address } = open(started());
    await person.type(await box(), "A sauna for $900");
    await person.click(button("Add to idea bank"));
    expect(await screen.findByText("Idea added!")).toBeInTheDocument();
    expect(sent(api, "create")).toMatchObject({
      body: { name: "A sauna for $900", status: "idea", source: "idea_bank" },
    });
    expect(address()).toBe(paths.firstScreen);
    expect(await box()).toHaveValue("");
  });
  it("shows when the idea bank is full, and refetches it", async () => {
    const { person, api } = open({
      create: () => {
        throw new AppError("unexpected");
      },
    });
    await person.type(await box(), "A sauna");
    const before = api.count("projects.list");
    await person.click(button("Add to idea bank"));
    expect(await screen.findByText("Failed to add idea")).toBeInTheDocument();
    await waitFor(() => expect(api.count("projects.list")).toBeGreaterThan(before));
    expect(await box()).toHaveValue("A sauna");
  });
});

it("starts an empty project", async () => {
  const { person, address } = open({ create: () => ({ data: aProjectDetail([], { id: projectId(9) }) }) });
  await person.click(await screen.findByRole("button", { name: "New Project" }));
  await waitFor(() => expect(address()).toBe(paths.project(channel, projectId(9), { new: "1" })));
});

it.each([paths.app, paths.channelHome(channel), paths.root])("is what %s leads to", async (path) => {
  const { address } = renderApp(path, { as: aUser(), api: { projects: { list: listOf(kinds) } } });
  await box();
  expect(address()).toBe(paths.firstScreen);
});

it("is not for those without a channel", async () => {
  const { address } = renderApp(paths.firstScreen, { as: aUser({ organizations: [], entitlements: [] }) });
  await waitFor(() => expect(address()).toBe(paths.noChannels));
});
