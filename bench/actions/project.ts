import { paths } from "@coldopen/contract/paths";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import type { Page } from "@playwright/test";
import { median } from "../method.ts";
import type { startServing } from "../serving/serving.ts";
import { openSocket, stream } from "../streams/stream.ts";
import { type Action, pointAt, settle } from "./timing.ts";

const TITLES = [
  "I Spent 90 Days in a Van",
  "Ninety Nights Above the Polar Line",
  "What a Winter in a Van Costs",
  "The Van Froze on Day Three",
  "I Built a Stove for 20 Dollars",
  "Nobody Told Me About the Dark",
];
const CONCEPT = "Ninety days in a van, from the first frost to the thaw.";
const SOCKET_ROUNDS = 9;

type Serving = Awaited<ReturnType<typeof startServing>>;
type Channel = { organizationId: string; channelUcid: string };

/** Actions of the list of projects and of the page of a project. */
export async function projectActions(page: Page, serving: Serving, channel: Channel): Promise<Action[]> {
  const { organizationId, channelUcid } = channel;
  const scope = { organizationId, channelUCID: channelUcid };
  const post = async (address: string, body: Record<string, string>) => {
    const answer = await serving.call(address, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${address} failed: ${await answer.text()}`);
    return answer.json();
  };
  async function newProject(): Promise<string> {
    const made = projectRoutes.create.reply.parse(await post(projectRoutes.create.path, { name: "The van", ...scope }));
    const videoProjectId = made.data.id;
    for (const content of TITLES)
      await post(projectRoutes.addOption.path, { content, optionType: "TITLE", source: "user", videoProjectId });
    await post(projectRoutes.addOption.path, {
      ...{ content: CONCEPT, optionType: "CONCEPT" },
      ...{ source: "user", videoProjectId },
    });
    return videoProjectId;
  }
  const shared = await newProject();
  const titles = page.getByRole("region", { name: "Titles" });
  const drawer = page.getByRole("complementary", { name: "Brainstorm" });
  async function openProject(id: string, query = "") {
    await page.goto(`${paths.project(channel, id)}${query}`);
    await titles.getByRole("button", { name: "Add" }).waitFor();
    await settle(page);
  }
  const showShared = async () => {
    if (!page.url().includes(shared)) await openProject(shared);
  };

  /** The first words of a run that a client without a page asks for. */
  async function socketMs(): Promise<number> {
    const place = { url: serving.url, headers: serving.headers, scope, videoProjectId: await newProject() };
    const socket = await openSocket(place);
    const times: number[] = [];
    while (times.length < SOCKET_ROUNDS) times.push((await stream(socket, place)).first);
    socket.close();
    return median(times);
  }
  const networkMs = await socketMs();

  return [
    {
      name: "open project",
      prepare: async (round) => {
        const links = page.locator("main [data-item-link]");
        if (round === 0) await page.goto(paths.projects(channel));
        else await page.getByRole("complementary").getByRole("link", { name: "Projects", exact: true }).click();
        await links.first().waitFor();
        const link = links.nth(round % (await links.count()));
        return {
          act: await pointAt(link),
          result: { selector: 'ul[aria-label="Titles"]' },
          requests: /\/api\/v3\/video-project\/[0-9a-f-]{36}\?|\/api\/v3\/video-project\/[0-9a-f-]{36}$/,
        };
      },
    },
    {
      name: "add title",
      prepare: async (round) => {
        await openProject(await newProject());
        await titles.getByRole("button", { name: "Add" }).click();
        const text = `The van and I, part ${round}`;
        await page.keyboard.type(text);
        await settle(page);
        return {
          act: () => page.keyboard.press("Enter"),
          from: "keydown",
          result: { selector: 'ul[aria-label="Titles"] > li', text },
        };
      },
    },
    {
      name: "make primary",
      prepare: async (round) => {
        await showShared();
        const text = TITLES[round % TITLES.length] ?? "";
        return {
          act: await pointAt(titles.getByRole("radio", { name: `Primary title: ${text}` })),
          result: { selector: 'section[aria-label="Primary package"]', text },
        };
      },
    },
    {
      name: "open drawer",
      prepare: async () => {
        await showShared();
        const button = titles.getByRole("button", { name: "Brainstorm", exact: true });
        return {
          act: await pointAt(button),
          result: { selector: 'aside[aria-label="Brainstorm"] fieldset' },
          after: async () => {
            await drawer.getByRole("button", { name: "Close", exact: true }).click();
            await drawer.waitFor({ state: "hidden" });
          },
        };
      },
    },
    {
      name: "first title of a brainstorm",
      prepare: async () => {
        await openProject(await newProject(), "?pane=title");
        return {
          act: await pointAt(drawer.getByRole("button", { name: "Variations", exact: true })),
          result: {
            selector: 'aside[aria-label="Brainstorm"] article, aside[aria-label="Brainstorm"] li',
            text: "Idea",
          },
          networkMs,
        };
      },
    },
  ];
}
