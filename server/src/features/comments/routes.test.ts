import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unlimited } from "../../testing/no-limits.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
const mails: { to: string; text: string }[] = [];
beforeAll(async () => {
  studio = await startApp({
    change: (context) => ({
      ...context,
      ...unlimited,
      mail: { ...context.mail, send: async ({ to, text }) => void mails.push({ to, text: String(text) }) },
    }),
  });
});
afterAll(() => studio.close());

async function arrange() {
  const { given } = studio;
  const owner = await given.user({ firstName: "Tess" });
  const member = await given.user({ firstName: "Priya" });
  const organizationId = await given.organization({ ownerId: owner.id });
  const channelUcid = await given.channel(organizationId);
  await given.member(organizationId, member.id, "user");
  await given.entitled(organizationId, member.id, channelUcid, "user");
  const project = await given.project({ organizationId, channelUcid, createdBy: owner.id }, { name: "Sauna" });
  const url = (rest = "") =>
    `/api/v3/video-project/${project.id}/comments${rest}?organizationId=${organizationId}&channelUCID=${channelUcid}`;
  const as = async (email: string) => {
    const browser = await studio.as(email);
    const call = (method: "GET" | "POST", rest = "", payload?: object) =>
      browser.call({ method, url: url(rest), ...(payload && { payload }) });
    const change = (method: "PUT" | "DELETE", id: string, payload?: object) =>
      browser.call({ method, url: `/api/v3/video-project-comment/${id}`, ...(payload && { payload }) });
    return { call, change, list: async () => (await call("GET")).json().data };
  };
  return { owner, member, project, tess: await as(owner.email), priya: await as(member.email) };
}
const mentionsTo = (userId: string) =>
  studio.announcements.made
    .filter(({ to, data }) => to === userId && JSON.stringify(data).includes("comment:mentioned"))
    .map(({ data }) => data);

describe("a comment", () => {
  it("is listed with its author for everyone on the channel, oldest first", async () => {
    const { tess, priya, owner } = await arrange();
    await tess.call("POST", "", { text: "  Keep the face  " });
    await priya.call("POST", "", { text: "Drop the helmet" });
    expect(await priya.list()).toMatchObject([
      { text: "Keep the face", author: { userId: owner.id, name: "Tess Example" }, editedAt: null },
      { text: "Drop the helmet", author: { name: "Priya Example" } },
    ]);
  });

  it("is refused if it is empty", async () => {
    const { tess } = await arrange();
    expect((await tess.call("POST", "", { text: "   " })).statusCode).toBe(400);
  });

  it("notifies the people mentioned in the app and by mail, but not its author", async () => {
    const { tess, owner, member, project } = await arrange();
    const stranger = await studio.given.user();
    const foreign = { text: "Hi", mentions: [stranger.id] };
    expect((await tess.call("POST", "", foreign)).statusCode).toBe(400);
    const mentions = [member.id, owner.id];
    const added = (await tess.call("POST", "", { text: "@Priya Example can we try it?", mentions })).json();
    expect(added.mentions.map(({ name }: { name: string }) => name).sort()).toEqual(["Priya Example", "Tess Example"]);
    expect(mentionsTo(member.id)).toMatchObject([
      { eventType: "comment:mentioned", projectId: project.id, projectName: "Sauna", by: "Tess Example" },
    ]);
    expect([mentionsTo(owner.id), mentionsTo(stranger.id)]).toEqual([[], []]);
    await studio.context.background.settled();
    expect(mails.filter(({ to }) => to === member.email).map(({ text }) => text)).toEqual([
      expect.stringContaining("Tess Example mentioned you in a comment on Sauna"),
    ]);
    expect(mails.filter(({ to }) => to === stranger.email)).toEqual([]);
  });

  it("can be edited by its author only, and notifies those mentioned for the first time", async () => {
    const { tess, priya, member } = await arrange();
    const { id } = (await tess.call("POST", "", { text: "Hi @Priya Example", mentions: [member.id] })).json();
    const change = { text: "Hello @Priya Example", mentions: [member.id] };
    expect((await priya.change("PUT", id, change)).statusCode).toBe(403);
    const edited = (await tess.change("PUT", id, change)).json();
    expect(edited).toMatchObject({ text: "Hello @Priya Example", editedAt: expect.any(String) });
    expect(mentionsTo(member.id)).toHaveLength(1);
  });

  it("can be deleted by its author and by an admin of the channel, but by no one else", async () => {
    const { tess, priya } = await arrange();
    const own = (await priya.call("POST", "", { text: "Mine" })).json();
    const other = (await tess.call("POST", "", { text: "Not mine" })).json();
    expect((await priya.change("DELETE", other.id)).statusCode).toBe(403);
    expect((await priya.change("DELETE", own.id)).statusCode).toBe(200);
    const third = (await priya.call("POST", "", { text: "Again" })).json();
    expect((await tess.change("DELETE", third.id)).statusCode).toBe(200);
    expect((await tess.list()).map(({ text }: { text: string }) => text)).toEqual(["Not mine"]);
  });

  it("offers the people of the channel for a mention, without their addresses", async () => {
    const { priya } = await arrange();
    const { data } = (await priya.call("GET", "/people")).json();
    expect(data.map(({ name, role }: { name: string; role: string }) => [name, role])).toEqual([
      ["Priya Example", "user"],
      ["Tess Example", "primary"],
    ]);
    expect(JSON.stringify(data)).not.toContain("@");
  });
});
