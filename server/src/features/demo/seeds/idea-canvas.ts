import type { CanvasChange, NewCanvasCard } from "@coldopen/contract/idea-canvas/schema";
import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { catalogueStore } from "../../catalogue/index.ts";
import { listFollowedUcids } from "../../following/index.ts";
import { canvasService } from "../../idea-canvas/index.ts";
import { demoStore } from "./demo-store.ts";

const CHANNEL = "UChalfbuilt0000000000001";
const PROJECT = "I Turned a $900 Shipping Container Into a Sauna";
const OUTLIERS = 3;

type CardFields = Partial<NewCanvasCard> & Pick<NewCanvasCard, "kind" | "position">;
const cardOf = (fields: CardFields): NewCanvasCard => ({
  id: crypto.randomUUID(),
  title: "",
  text: "",
  picture: null,
  projectId: null,
  score: null,
  videoId: null,
  ...fields,
});
const at = (x: number, y: number) => ({ x, y });

const texts: CardFields[] = [
  {
    kind: "note",
    position: at(0, 0),
    title: "Winter series",
    text: "Three videos before February. One build, one night outside, one test by somebody who knows better than me.",
  },
  { kind: "title", position: at(320, 0), title: "The $900 Sauna Has to Survive One Winter Night", score: 81 },
  {
    kind: "concept",
    position: at(0, 250),
    title: "The grandfather decides",
    text: "Mom's Finnish father has built eleven saunas. He says nothing for six days, then grades the heat, the steam and the bench.",
    score: 77,
  },
  {
    kind: "note",
    position: at(0, 520),
    title: "",
    text: "Ask Grandpa before the container arrives. He flies on the 24th.",
  },
  { kind: "title", position: at(960, 0), title: "A $900 Sauna vs a $40,000 Sauna. Grandpa Decides.", score: 86 },
  { kind: "title", position: at(960, 160), title: "He Built 11 Saunas. Mine Cost $900.", score: 80 },
  { kind: "title", position: at(960, 320), title: "We Slept in a Container at Minus 20", score: 74 },
  {
    kind: "concept",
    position: at(320, 520),
    title: "Receipts on screen",
    text: "Every part has its price on screen, and the total stays in the corner until the first steam.",
  },
];

/** Twelve cards: notes, titles, concepts, the sauna's thumbnail and outliers of followed creators. */
export const ideaCanvasSeed = (context: AppContext): DemoSeed => ({
  name: "idea-canvas-1",
  run: async () => {
    const { db } = context;
    const store = demoStore(db);
    const owner = await store.findOwner(CHANNEL, "demo@coldopen.test");
    const project = await store.findWithThumbnail(CHANNEL, PROJECT);
    if (!owner || !project) return;
    const scope = scopeForJob(owner);
    const ucids = await listFollowedUcids({ db }, scope);
    const latest = await catalogueStore(db).listLatestVideos(ucids, { perChannel: 1, minIndex: 3, isShort: false });
    const outliers = latest
      .slice(0, OUTLIERS)
      .map(({ videoId }, row): CardFields => ({ kind: "outlier", position: at(640, row * 290), videoId }));
    const thumbnail: CardFields = {
      kind: "thumbnail",
      position: at(320, 200),
      text: "Face and fire, one word",
      picture: project.thumbnail,
      projectId: project.id,
    };
    const cards = [...texts, thumbnail, ...outliers].map(cardOf);
    const link = (from: number, to: number): CanvasChange[] => {
      const [one, other] = [cards[from], cards[to]];
      return one && other ? [{ type: "addLink", link: { id: crypto.randomUUID(), from: one.id, to: other.id } }] : [];
    };
    await canvasService(context).change({ userId: owner.createdBy, memberships: [], entitlements: [] }, scope, [
      ...cards.map((card): CanvasChange => ({ type: "addCard", card })),
      ...link(0, 1),
      ...link(1, 9),
      ...link(9, 4),
      ...link(2, 8),
    ]);
  },
});
