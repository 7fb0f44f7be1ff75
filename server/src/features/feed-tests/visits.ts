import { randomInt } from "node:crypto";
import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import type { feedTestRoutes } from "@coldopen/contract/feed-tests/routes";
import { isPlausible } from "@coldopen/contract/feed-tests/rules";
import type { FeedVisit } from "@coldopen/contract/feed-tests/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Parsed } from "@coldopen/contract/kernel/route";
import type { Visit } from "../../platform/http/visit.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import type { World } from "../../world.ts";
import { demoThumbnails } from "../catalogue/index.ts";
import { channelStore } from "../channels/index.ts";
import { feedSeen, publicThumb } from "./rules.ts";
import { idOfSigned, printHash, signed, visitorHash } from "./seal.ts";
import { feedTestStore, type OpenTest } from "./store.ts";
import { visitStore } from "./visit-store.ts";

const COOKIE = "coldopen-feed";
const COOKIE_DAYS = 60;
const DAY_SECONDS = 86_400;

type Report = Parsed<typeof feedTestRoutes.report>["body"];
type Choice = Parsed<typeof feedTestRoutes.choose>["body"];

const shuffled = (length: number): number[] => {
  const order = Array.from({ length }, (_, at) => at);
  for (let last = length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
};

/** What anyone with a link may do: see one feed, and say once what they would watch. */
export const feedVisits = (world: Pick<World, "db" | "imageModel" | "demoThumbnails">) => {
  const { db } = world;
  const tests = feedTestStore(db);
  const visits = visitStore(db);
  const drawn = demoThumbnails(world);

  const linked = async (token: string, isHeld = false): Promise<OpenTest> => {
    const test = await tests.byToken(hashSecret(token), { isHeld });
    if (!test) throw new AppError("not_found", "This link leads nowhere");
    if (test.hasEnded) throw new AppError("gone", "This test has ended");
    return test;
  };
  const impressionOf = (test: OpenTest, impression: string): string => {
    const id = idOfSigned(test.signingKey, impression);
    if (!id) throw new AppError("not_found", "This link leads nowhere");
    return id;
  };

  const visitorOf = (visit: Visit, testId: string): Buffer => {
    const cookie = visit.cookies[COOKIE] ?? newSecret();
    visit.setCookie(COOKIE, cookie, { maxAgeSeconds: COOKIE_DAYS * DAY_SECONDS, path: "/api/t" });
    return visitorHash(testId, cookie);
  };
  const admit = async (test: OpenTest, visit: Visit) => {
    const visitor = visitorOf(visit, test.id);
    const known = await visits.byVisitor(test.id, visitor);
    if (known) {
      if (!known.answeredAt) await visits.reopened(known.id);
      return known;
    }
    const print = printHash(await visits.salt(), visit);
    return visits.insert({
      testId: test.id,
      variantId: await visits.leastShown(test.id),
      place: randomInt(test.neighbours.length + 1),
      order: shuffled(test.neighbours.length),
      visitorHash: visitor,
      printHash: print,
      isRepeat: await visits.hasPrint(test.id, print),
    });
  };

  return {
    forget: visits.forget,
    open: (token: string, visit: Visit): Promise<FeedVisit> =>
      db.transaction(async () => {
        const test = await linked(token, true);
        const seen = await admit(test, visit);
        if (seen.answeredAt) return { state: "answered" };
        const variants = await tests.variants(test.id);
        const at = variants.findIndex(({ id }) => id === seen.variantId);
        const variant = variants[at];
        const own = await channelStore(db).byUcid(test.channelUcid);
        if (!variant || !own) throw new AppError("not_found", "This link leads nowhere");
        return {
          state: "open",
          impression: signed(test.signingKey, seen.id),
          videos: feedSeen({
            neighbours: test.neighbours.map((video, n) => ({
              ...video,
              thumb: publicThumb(video.thumb, token, `n${n}`),
            })),
            order: seen.order,
            main: {
              title: variant.title,
              channel: own.name,
              avatar: own.channelThumbnail,
              thumb: publicThumb(variant.thumbnail, token, `v${at}`),
            },
            place: seen.place,
          }),
        };
      }),
    report: async (token: string, { impression, event }: Report): Promise<void> => {
      const test = await linked(token);
      await visits[event](test.id, impressionOf(test, impression));
    },
    choose: (token: string, { impression, choice, elapsedMs, signal }: Choice): Promise<void> =>
      db.transaction(async () => {
        const test = await linked(token);
        const held = await visits.hold(test.id, impressionOf(test, impression));
        if (!held) throw new AppError("conflict", "This feed was answered already");
        const { measuredMs } = held;
        await visits.answer(held.id, {
          choice,
          elapsedMs,
          isHuman: held.isHuman || signal !== "none",
          isPlausible: signal !== "none" && measuredMs !== null && isPlausible({ claimedMs: elapsedMs, measuredMs }),
        });
      }),
    picture: async (token: string, name: string): Promise<{ type: string; bytes: Buffer }> => {
      const test = await linked(token);
      const at = Number(name.slice(1));
      const address = name.startsWith("n")
        ? test.neighbours[at]?.thumb
        : (await tests.variants(test.id))[at]?.thumbnail;
      const file = drawnFileOf(address ?? null);
      if (!file) throw new AppError("not_found", "Not found");
      return drawn.thumbnail(file);
    },
  };
};
