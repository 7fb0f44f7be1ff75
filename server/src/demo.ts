import { castSeed } from "./features/cast/index.ts";
import { publishDemoSoon } from "./features/demo-catalogue/index.ts";
import { projectsSeed } from "./features/demo-projects/index.ts";
import { feedTestsSeed } from "./features/feed-tests/index.ts";
import { followingSeed } from "./features/following/index.ts";
import { thumbnailsSeed } from "./features/ideation/index.ts";
import { savedItemsSeed } from "./features/saved-items/index.ts";
import { DEMO_PASSWORD, hasKnownPassword, peopleSeed, shutKnownPasswords } from "./features/session/index.ts";
import { runSeeds, studioFact } from "./platform/demo/seed.ts";
import type { World } from "./world.ts";

const OWNER = "demo@coldopen.test";

/** A database is a demo or it isn't, from its first start on; the demo world and its known passwords never reach another. */
export async function settleDemo(world: Pick<World, "db" | "config">): Promise<boolean> {
  const settled = await studioFact(world.db, "world").settle(world.config.isDemo ? "demo" : "own");
  if (settled === "demo" && !world.config.isDemo)
    throw new Error(
      "This database holds the demo world. Start with STUDIO_DEMO=on, or name another STUDIO_DATA or DATABASE_URL.",
    );
  return settled === "demo";
}

/** What needs the demo's catalogue, which is published in the background. */
export const seedFromCatalogue = (world: World): Promise<void> =>
  runSeeds(world.db, [followingSeed(world), savedItemsSeed(world)]);

/** The lines to tell at start. */
export async function seedDemo(world: World): Promise<string[]> {
  await runSeeds(world.db, [
    peopleSeed(world),
    projectsSeed(world),
    thumbnailsSeed(world),
    castSeed(world),
    feedTestsSeed(world),
  ]);
  await publishDemoSoon(world);
  if (!world.config.isOpenToOthers)
    return (await hasKnownPassword(world, OWNER))
      ? [`Sign in as ${OWNER} with the password ${DEMO_PASSWORD}`]
      : [`Sign in as ${OWNER} with the password told when this demo was opened to others, or the one set since`];
  const fresh = await shutKnownPasswords(world);
  return fresh.length === 0
    ? []
    : ["The demo's passwords, told this once:", ...fresh.map(({ email, password }) => `  ${email}  ${password}`)];
}
