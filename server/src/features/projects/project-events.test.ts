import { emptyDocument } from "@coldopen/contract/documents/schema";
import { CLIENT_ID_HEADER } from "@coldopen/contract/kernel/client-id";
import { videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import { aBeat } from "@coldopen/contract/storybeats/factory";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { withGatesOpen } from "../../testing/a-caller.ts";
import { base, optionBase, projectFixture } from "../../testing/project-fixture.ts";
import { connected } from "../../testing/socket-client.ts";
import { soon } from "../../testing/soon.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
const open: Socket[] = [];
beforeAll(async () => {
  studio = await startApp({ change: withGatesOpen });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(() => studio.close());

async function arrange() {
  const fixture = await projectFixture(studio);
  const colleague = await fixture.person("user");
  const project = await fixture.made();
  const option = await fixture.added(project.id, "A title");
  const clientId = crypto.randomUUID();
  const tab = async (email: string, path: string, name?: string) => {
    const { socket } = await connected(studio, { email, path, ...(name && { clientId: name }) });
    open.push(socket);
    const received: string[] = [];
    socket.onAny((event: string, data: { event?: { eventType: string } }) =>
      received.push(data.event?.eventType ?? event),
    );
    const ask = (name: string, data: object) => socket.timeout(30_000).emitWithAck(name, data);
    return { received, ask };
  };
  const three = async (path: string) => ({
    own: await tab(fixture.owner.email, path, clientId),
    second: await tab(fixture.owner.email, path, crypto.randomUUID()),
    others: await tab(colleague.email, path),
  });
  return { ...fixture, project, option, clientId, three };
}

it("notifies every open tab of each kind of save, except the tab that saved", async () => {
  const { project, option, clientId, three, browser, scope } = await arrange();
  const tabs = await three(videoProjectsNamespace.path);
  const data = { videoProjectId: project.id };
  const look = ({ ask }: typeof tabs.own) => ask("clientRequest", { action: "videoProjectLock", data });
  for (const tab of Object.values(tabs)) await look(tab);
  const named = `${base}/${project.id}`;
  const inChannel = new URLSearchParams(scope);
  const content = { content: "Other", optionType: "TITLE", source: "user", videoProjectId: project.id };
  const writes: [method: "POST" | "PUT" | "DELETE", url: string, payload?: object][] = [
    ["PUT", named, { name: "Renamed" }],
    ["POST", optionBase, content],
    ["PUT", `${optionBase}/${option.id}`, { content: "Better" }],
    ["DELETE", `${optionBase}/${option.id}`],
    ["PUT", `${named}/notes?${inChannel}`, { version: 0, content: emptyDocument() }],
    ["PUT", `${named}/storybeats?${inChannel}`, { version: 0, content: [aBeat({ text: "Opening" })] }],
    ["DELETE", named],
    ["POST", `${named}/restore`],
  ];
  for (const [index, [method, url, payload]] of writes.entries()) {
    const headers = { [CLIENT_ID_HEADER]: clientId };
    const { statusCode } = await browser.call({ method, url, headers, ...(payload && { payload }) });
    expect([method, url, statusCode]).toEqual([method, url, 200]);
    const changes = ({ received }: typeof tabs.own) => received.filter((name) => name === "projectChanged").length;
    await soon(() => expect([changes(tabs.second), changes(tabs.others)]).toEqual([index + 1, index + 1]));
    await look(tabs.own);
    expect([url, changes(tabs.own)]).toEqual([url, 0]);
  }
});

it("notifies the members of a channel that its list has changed, except the tab that changed it", async () => {
  const { clientId, three, browser, scope } = await arrange();
  const tabs = await three("/notifications");
  const headers = { [CLIENT_ID_HEADER]: clientId };
  const expectLists = async (count: number) => {
    const lists = ({ received }: typeof tabs.own) => received.filter((name) => name === "videoProject:listChanged");
    await soon(() => expect([lists(tabs.second).length, lists(tabs.others).length]).toEqual([count, count]));
    await tabs.own.ask("catchUp", { lastId: 0 });
    expect(lists(tabs.own)).toEqual([]);
  };
  const created = await browser.call({ method: "POST", url: base, headers, payload: { name: "New", ...scope } });
  await expectLists(1);
  const { id } = created.json().data;
  await browser.call({ method: "DELETE", url: `${base}/${id}`, headers });
  await expectLists(2);
  await browser.call({ method: "POST", url: `${base}/${id}/restore`, headers });
  await expectLists(3);
});

it("notifies every tab of a save by a caller without a valid tab id", async () => {
  const { project, three, browser } = await arrange();
  const tabs = await three(videoProjectsNamespace.path);
  const data = { videoProjectId: project.id };
  for (const { ask } of Object.values(tabs)) await ask("clientRequest", { action: "videoProjectLock", data });
  const url = `${base}/${project.id}`;
  await browser.call({ method: "PUT", url, payload: { name: "One" } });
  await browser.call({ method: "PUT", url, headers: { [CLIENT_ID_HEADER]: "*" }, payload: { name: "Two" } });
  for (const { received } of Object.values(tabs))
    await soon(() => expect(received.filter((name) => name === "projectChanged")).toHaveLength(2));
});
