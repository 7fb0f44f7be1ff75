import { randomInt } from "node:crypto";
import { feedTestRoutes } from "@coldopen/contract/feed-tests/routes";
import { isPlausible } from "@coldopen/contract/feed-tests/rules";
import { type FeedVisit, NETWORK_VISITS_MAX, NETWORK_WINDOW_MINUTES } from "@coldopen/contract/feed-tests/schema";
import { addressOf } from "@coldopen/contract/kernel/address";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Parsed } from "@coldopen/contract/kernel/route";
import type { AppContext } from "../../app-context.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import type { RequestInfo } from "../../platform/http/request-info.ts";
import type { File } from "../../platform/http/serve.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import { channelStore } from "../channels/index.ts";
import { feedPictures } from "./pictures.ts";
import { buildFeed, itemAtPlace } from "./rules.ts";
import {
  fingerprintHash,
  idInSigned,
  isSignedImpression,
  networkHash,
  signImpression,
  standInShares,
  visitorHash,
} from "./signing.ts";
import { feedTestStore, type OpenTest } from "./store.ts";
import { visitStore } from "./visit-store.ts";

const COOKIE = "coldopen-feed";
const COOKIE_DAYS = 60;
const DAY_SECONDS = 86_400;

type Report = Parsed<typeof feedTestRoutes.report>["body"];
type Choice = Parsed<typeof feedTestRoutes.choose>["body"];

const shuffledIndexes = (length: number): number[] => {
  const order = Array.from({ length }, (_, at) => at);
  for (let last = length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
};

/** The public side of a test: a visitor with the link sees one feed and answers once. */
export const feedVisits = (
  context: Pick<AppContext, "db" | "files" | "log" | "fetchPublicUrl" | "imageModel" | "demoThumbnails">,
) => {
  const { db } = context;
  const tests = feedTestStore(db);
  const visits = visitStore(db);
  const pictures = feedPictures(context);

  const getOpenTest = async (token: string, isLocked = false): Promise<OpenTest> => {
    const test = await tests.findByToken(hashSecret(token), { isLocked });
    if (!test) throw new AppError("not_found", "This link no longer works");
    if (test.hasEnded) throw new AppError("gone", "This test has ended");
    return test;
  };
  const verifyImpression = async (test: OpenTest, signed: string): Promise<string> => {
    const found = await visits.find(test.id, idInSigned(signed));
    if (!found || !isSignedImpression(test.signingKey, signed, { testId: test.id, ...found }))
      throw new AppError("not_found", "This link no longer works");
    return found.id;
  };

  const identifyVisitor = (visit: RequestInfo, testId: string): Buffer => {
    const cookie = visit.cookies[COOKIE] ?? newSecret();
    visit.setCookie(COOKIE, cookie, { maxAgeSeconds: COOKIE_DAYS * DAY_SECONDS, path: "/api/t" });
    return visitorHash(testId, cookie);
  };
  const variantOf = async (test: OpenTest, id: string) => {
    const variant = (await tests.variants(test.id)).find((one) => one.id === id);
    if (!variant) throw new AppError("not_found", "This link no longer works");
    return variant;
  };
  const findOrCreateImpression = async (test: OpenTest, visit: RequestInfo) => {
    const visitor = identifyVisitor(visit, test.id);
    const known = await visits.findByVisitor(test.id, visitor);
    if (known) {
      if (!known.answeredAt) await visits.markReopened(known.id);
      return known;
    }
    const salt = await visits.getDailySalt();
    const fingerprint = fingerprintHash(salt, visit);
    const network = networkHash(salt, networkOf(visit.ip));
    const fromNetwork = await visits.countFromNetwork(test.id, network, NETWORK_WINDOW_MINUTES);
    return visits.insert({
      testId: test.id,
      variantId: await visits.findLeastShownVariant(test.id),
      place: randomInt(test.neighbours.length + 1),
      order: shuffledIndexes(test.neighbours.length),
      visitorHash: visitor,
      printHash: fingerprint,
      networkHash: network,
      isRepeat: await visits.hasFingerprint(test.id, fingerprint),
      isBurst: fromNetwork >= NETWORK_VISITS_MAX,
    });
  };

  return {
    deleteFingerprints: visits.deleteFingerprints,
    open: (token: string, visit: RequestInfo): Promise<FeedVisit> =>
      db.transaction(async () => {
        const test = await getOpenTest(token, true);
        const seen = await findOrCreateImpression(test, visit);
        if (seen.answeredAt) return { state: "answered" };
        const variant = await variantOf(test, seen.variantId);
        const own = await channelStore(db).findByUcid(test.channelUcid);
        if (!own) throw new AppError("not_found", "This link no longer works");
        return {
          state: "open",
          impression: signImpression(test.signingKey, { testId: test.id, ...seen }),
          videos: buildFeed({
            neighbours: test.neighbours,
            order: seen.order,
            main: { title: variant.title, channel: own.name },
            place: seen.place,
            shares: standInShares(test.signingKey, seen.id),
            thumbAt: (place) => addressOf(feedTestRoutes.picture, { params: { token, visitId: seen.id, place } }),
          }),
        };
      }),
    report: async (token: string, { impression, event }: Report): Promise<void> => {
      const test = await getOpenTest(token);
      await visits[event](test.id, await verifyImpression(test, impression));
    },
    choose: (token: string, { impression, choice, elapsedMs, signal }: Choice): Promise<void> =>
      db.transaction(async () => {
        const test = await getOpenTest(token);
        const unanswered = await visits.lockUnanswered(test.id, await verifyImpression(test, impression));
        if (!unanswered) throw new AppError("conflict", "This feed has been answered already");
        const { measuredMs } = unanswered;
        await visits.answer(unanswered.id, {
          choice,
          elapsedMs,
          isHuman: unanswered.isHuman || signal !== "none",
          isPlausible: signal !== "none" && measuredMs !== null && isPlausible({ claimedMs: elapsedMs, measuredMs }),
        });
      }),
    picture: async (token: string, visitId: string, place: number): Promise<File> => {
      const test = await getOpenTest(token);
      const seen = await visits.find(test.id, visitId);
      const shown = seen && itemAtPlace(seen, place);
      if (!shown) throw new AppError("not_found", "Not found");
      const variant = await variantOf(test, seen.variantId);
      const addresses = [variant.thumbnail, ...test.neighbours.map(({ thumb }) => thumb ?? "")];
      // Each request loads every picture of the feed: the time of an answer must not reveal the tested one.
      const loaded = await Promise.allSettled(
        addresses.map((address) => pictures.at(test.organizationId, token, address)),
      );
      const picture = loaded[shown === "variant" ? 0 : shown.neighbour + 1];
      if (picture?.status !== "fulfilled") throw picture?.reason ?? new AppError("not_found", "Not found");
      return picture.value;
    },
  };
};
