import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./root.mjs";

/** Names that we gave up for the established term. A new use of one fails here. */
const retired = {
  accounted: "withAiBudget",
  alikeTo: "similarChannels",
  answerErrors: "registerErrorHandler",
  askBucket: "createS3Request",
  askedOf: "toQueryParams",
  byFrame: "batchByAnimationFrame",
  closerOf: "createGracefulClose",
  createDrawers: "createBucketFunction",
  drawerOf: "bucketOf",
  endAbandoned: "failExpired",
  forgetStale: "deleteExpired",
  fullThrottle: "newTokenBucket",
  gateKeeper: "requireFeatureFlag",
  hangUp: "disconnectAll",
  inTurn: "limitConcurrency",
  isDeaf: "markDisconnected",
  keepBeginnings: "cacheShortPrefixes",
  keepCompany: "trackPeers",
  keepHeap: "disableHeapShrinking",
  keepStanding: "revalidateSockets",
  kindOfPicture: "detectImageType",
  ModelFailure: "ModelError",
  openLanes: "pipelined connections",
  openOutside: "createPublicUrlFetcher",
  postAndForget: "postFireAndForget",
  printEdition: "buildSnapshot",
  refuseForeign: "requireAccess",
  requirePen: "requireLock",
  restAfterFailures: "createCircuitBreaker",
  rungsOf: "tiersOf",
  sealOf: "checksumSql",
  sharedWork: "singleFlight",
  shelfOf: "currentSnapshot",
  stepBack: "lowerPriority",
  takeAhead: "takePrefetched",
  useReachEnd: "useInfiniteScroll",
  useReached: "useInteractionIntent",
  useSettled: "useDebouncedValue",
  versionKeeper: "thumbnailVersions",
  whereMayWork: "joinChannelAccess",
  writeAnew: "reencodeImage",
};

const folders = ["contract/src", "engines", "server/src", "web/src", "bench", "e2e"];
const isSource = (file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file);

it.each(folders)("%s uses none of the retired names", (folder) => {
  const pattern = new RegExp(`\\b(?:${Object.keys(retired).join("|")})\\b`, "g");
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter(isSource);
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    (readFileSync(join(root, folder, file), "utf8").match(pattern) ?? []).map(
      (name) => `${folder}/${file}: ${name} (use ${retired[name]})`,
    ),
  );
  expect(found).toEqual([]);
});
