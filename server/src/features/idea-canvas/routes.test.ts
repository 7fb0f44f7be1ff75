import {
  CANVAS_HISTORY_MAX,
  type CanvasBoard,
  type CanvasChange,
  type CanvasOverwrite,
} from "@coldopen/contract/idea-canvas/schema";
import { CanvasNews } from "@coldopen/contract/idea-canvas/sockets";
import { CLIENT_ID_HEADER } from "@coldopen/contract/kernel/client-id";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unlimited } from "../../testing/no-limits.ts";
import { connected } from "../../testing/socket-client.ts";
import { soon } from "../../testing/soon.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { canvasService } from "./service.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
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
  const base = `/api/orgs/${organizationId}/channels/${channelUcid}/idea-canvas`;
  const as = async (email: string, clientId?: string) => {
    const browser = await studio.as(email);
    const headers = clientId === undefined ? {} : { headers: { [CLIENT_ID_HEADER]: clientId } };
    const change = (...changes: CanvasChange[]) =>
      browser.call({ method: "POST", url: `${base}/changes`, payload: { changes }, ...headers });
    return {
      change,
      board: async (): Promise<CanvasBoard> => (await browser.call({ method: "GET", url: base })).json(),
      lock: (isLocked: boolean) => browser.call({ method: "PUT", url: `${base}/lock`, payload: { isLocked } }),
      history: async (id: string) =>
        (await browser.call({ method: "GET", url: `${base}/cards/${id}/history` })).json().results,
    };
  };
  const place = { organizationId, channelUcid, createdBy: owner.id };
  return { place, owner, member, as, tess: await as(owner.email), priya: await as(member.email) };
}
const addNote = (id: string, title = "Winter series"): CanvasChange => ({
  type: "addCard",
  card: {
    ...{ id, kind: "note", position: { x: 10, y: 20 }, title, text: "", picture: null },
    ...{ projectId: null, score: null, videoId: null },
  },
});
const ids = () => [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;

describe("a board", () => {
  it("is empty before its first card", async () => {
    const { tess } = await arrange();
    expect(await tess.board()).toEqual({ version: 0, isLocked: false, cards: [], links: [] });
  });

  it("keeps cards and links for everyone on the channel", async () => {
    const { tess, priya } = await arrange();
    const [one, two, link] = ids();
    const update = await tess.change(addNote(one), addNote(two), {
      type: "addLink",
      link: { id: link, from: one, to: two },
    });
    expect(update.json()).toMatchObject({ version: 1, links: [{ id: link }] });
    const board = await priya.board();
    expect(board.cards.map(({ id }) => id).sort()).toEqual([one, two].sort());
    expect(board.links).toEqual([{ id: link, from: one, to: two }]);
  });

  it("applies a repeated save once", async () => {
    const { tess } = await arrange();
    const [one] = ids();
    await tess.change(addNote(one));
    expect((await tess.change(addNote(one, "Twice"))).statusCode).toBe(200);
    expect((await tess.board()).cards).toMatchObject([{ title: "Winter series" }]);
  });

  it("keeps changes of different fields of a card by two people", async () => {
    const { tess, priya } = await arrange();
    const [one] = ids();
    await tess.change(addNote(one));
    await Promise.all([
      tess.change({ type: "updateCard", id: one, fields: { title: "By Tess" } }),
      priya.change({ type: "updateCard", id: one, fields: { position: { x: 99, y: 98 } } }),
    ]);
    expect((await tess.board()).cards).toMatchObject([{ title: "By Tess", position: { x: 99, y: 98 } }]);
  });

  it("keeps the overwritten value of a field in the card's history", async () => {
    const { tess, priya } = await arrange();
    const [one] = ids();
    await tess.change(addNote(one));
    await priya.change({ type: "updateCard", id: one, fields: { title: "Summer series" } });
    expect(await tess.history(one)).toMatchObject([
      { field: "title", value: "Winter series", writtenBy: "Tess Example", replacedBy: "Priya Example" },
    ]);
  });

  it("keeps an overwritten text however often the card is moved", async () => {
    const { tess, priya } = await arrange();
    const [one] = ids();
    await tess.change(addNote(one));
    await priya.change({ type: "updateCard", id: one, fields: { title: "Summer series" } });
    // Each place overwrites one of the other person.
    for (let x = 0; x <= CANVAS_HISTORY_MAX; x++)
      await (x % 2 === 0 ? tess : priya).change({ type: "updateCard", id: one, fields: { position: { x, y: -1 } } });
    const history: CanvasOverwrite[] = await tess.history(one);
    expect(history.filter(({ field }) => field === "title")).toMatchObject([{ value: "Winter series" }]);
    expect(history.filter(({ field }) => field === "position")).toHaveLength(CANVAS_HISTORY_MAX);
  });

  it("restores a removed card with its links", async () => {
    const { tess } = await arrange();
    const [one, two, link] = ids();
    await tess.change(addNote(one), addNote(two), { type: "addLink", link: { id: link, from: one, to: two } });
    expect((await tess.change({ type: "removeCard", id: one })).json().removedCardIds).toEqual([one]);
    expect((await tess.board()).cards).toHaveLength(1);
    expect((await tess.change({ type: "restoreCard", id: one })).json()).toMatchObject({
      cards: [{ id: one }],
      links: [{ id: link }],
    });
  });

  it("deletes removed cards after 30 days", async () => {
    const { tess } = await arrange();
    const [one] = ids();
    await tess.change(addNote(one), { type: "removeCard", id: one });
    await studio.context.db.sql.execute(
      sql`update canvas_cards set removed_at = now() - interval '31 days' where id = ${one}`,
    );
    await canvasService(studio.context).cleanUp();
    expect((await tess.change({ type: "restoreCard", id: one })).statusCode).toBe(404);
  });

  it("refuses pictures, videos and projects that the channel does not have", async () => {
    const { tess } = await arrange();
    const foreign = await arrange();
    const project = await studio.given.project(foreign.place, { name: "Foreign" });
    const [one] = ids();
    await tess.change(addNote(one));
    const update = (fields: object) => tess.change({ type: "updateCard", id: one, fields });
    expect((await update({ projectId: project.id })).statusCode).toBe(404);
    expect((await update({ picture: `/api/pictures/${crypto.randomUUID()}` })).statusCode).toBe(404);
    const { card } = addNote(crypto.randomUUID()) as Extract<CanvasChange, { type: "addCard" }>;
    const outlier = { ...card, kind: "outlier" as const, videoId: "unknown0000" };
    expect((await tess.change({ type: "addCard", card: outlier })).statusCode).toBe(404);
  });

  it("shows the project that a card was sent to until it is deleted", async () => {
    const { tess, place } = await arrange();
    const project = await studio.given.project(place, { name: "Sauna" });
    const [one] = ids();
    await tess.change(addNote(one), { type: "updateCard", id: one, fields: { projectId: project.id } });
    expect((await tess.board()).cards).toMatchObject([{ project: { name: "Sauna", status: "idea" } }]);
    await studio.context.db.sql.execute(sql`update video_projects set deleted_at = now() where id = ${project.id}`);
    expect((await tess.board()).cards).toMatchObject([{ project: null }]);
  });
});

describe("a locked board", () => {
  it("is read by everyone and changed by admins only", async () => {
    const { tess, priya } = await arrange();
    const [one, two] = ids();
    expect((await priya.lock(true)).statusCode).toBe(403);
    await tess.lock(true);
    expect(await priya.board()).toMatchObject({ isLocked: true });
    expect((await priya.change(addNote(one))).statusCode).toBe(403);
    expect((await tess.change(addNote(one))).statusCode).toBe(200);
    await tess.lock(false);
    expect((await priya.change(addNote(two))).statusCode).toBe(200);
  });
});

describe("changes of a board", () => {
  it("reach other tabs on the channel with the author's name, and not the tab that made them", async () => {
    const { as, owner, member } = await arrange();
    const clientId = crypto.randomUUID();
    const tess = await as(owner.email, clientId);
    const [mine, hers] = await Promise.all([
      connected(studio, { path: "/idea-canvas", email: owner.email, clientId }),
      connected(studio, { path: "/idea-canvas", email: member.email }),
    ]);
    const stranger = await arrange();
    const foreign = await connected(studio, { path: "/idea-canvas", email: stranger.owner.email });
    const received: { mine: unknown[]; hers: CanvasNews[]; foreign: unknown[] } = { mine: [], hers: [], foreign: [] };
    mine.socket.on("changed", (news: unknown) => received.mine.push(news));
    hers.socket.on("changed", (news: unknown) => received.hers.push(CanvasNews.parse(news)));
    foreign.socket.on("changed", (news: unknown) => received.foreign.push(news));
    const [one] = ids();
    await tess.change(addNote(one));
    await soon(() =>
      expect(received.hers).toMatchObject([
        { by: { name: "Tess Example" }, update: { version: 1, cards: [{ id: one }] } },
      ]),
    );
    expect([received.mine, received.foreign]).toEqual([[], []]);
    for (const { socket } of [mine, hers, foreign]) socket.close();
  });
});
