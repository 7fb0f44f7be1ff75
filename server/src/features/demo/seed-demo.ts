import type { AppContext } from "../../app-context.ts";
import { runSeeds, studioFact } from "../../platform/demo/seed.ts";
import { requestDemoVideos } from "./jobs.ts";
import { castSeed } from "./seeds/cast.ts";
import { chatFeedbackSeed } from "./seeds/chat-feedback.ts";
import { chatMemorySeed } from "./seeds/chat-memory.ts";
import { chatsSeed } from "./seeds/chats.ts";
import { commentsSeed } from "./seeds/comments.ts";
import { feedTestsSeed } from "./seeds/feed-tests.ts";
import { followingSeed } from "./seeds/following.ts";
import { ideaCanvasSeed } from "./seeds/idea-canvas.ts";
import { ideasSeed } from "./seeds/ideas.ts";
import { onboardedSeed, onboardingSeed } from "./seeds/onboarding.ts";
import { DEMO_PASSWORD, hasKnownPassword, peopleSeed, replaceKnownPasswords } from "./seeds/people.ts";
import { pitchesSeed, pitchFiguresSeed } from "./seeds/pitches.ts";
import { projectsSeed } from "./seeds/projects.ts";
import { savedItemsSeed } from "./seeds/saved-items.ts";
import { scoresSeed } from "./seeds/scores.ts";
import { thumbnailsSeed } from "./seeds/thumbnails.ts";
import { watchlistsSeed } from "./seeds/watchlists.ts";

const OWNER = "demo@coldopen.test";

/** The first start decides whether a database contains the demo, so that its known passwords never get into another one. */
export async function requireDemoDatabase(context: Pick<AppContext, "db" | "config">): Promise<boolean> {
  const settled = await studioFact(context.db, "context").settle(context.config.isDemo ? "demo" : "own");
  if (settled === "demo" && !context.config.isDemo)
    throw new Error(
      "This database contains the demo. Start with STUDIO_DEMO=on, or set another STUDIO_DATA or DATABASE_URL.",
    );
  return settled === "demo";
}

/** Seeds that require the demo catalogue, which is published in the background. */
export const seedFromCatalogue = (context: AppContext): Promise<void> =>
  runSeeds(context.db, [
    followingSeed(context),
    savedItemsSeed(context),
    onboardingSeed(context),
    pitchFiguresSeed(context),
    ideaCanvasSeed(context),
    watchlistsSeed(context),
    scoresSeed(context),
  ]);

/** Seeds that require a search index of the demo catalogue. */
export const seedFromSearchIndex = (context: AppContext): Promise<void> => runSeeds(context.db, [ideasSeed(context)]);

/** Returns the lines to print at start. */
export async function seedDemo(context: AppContext): Promise<string[]> {
  await runSeeds(context.db, [
    peopleSeed(context),
    onboardedSeed(context),
    projectsSeed(context),
    thumbnailsSeed(context),
    castSeed(context),
    feedTestsSeed(context),
    chatMemorySeed(context),
    chatsSeed(context),
    pitchesSeed(context),
    chatFeedbackSeed(context),
    commentsSeed(context),
  ]);
  await requestDemoVideos(context);
  if (!context.config.isOpenToOthers)
    return (await hasKnownPassword(context, OWNER))
      ? [`Sign in as ${OWNER} with the password ${DEMO_PASSWORD}`]
      : [`Sign in as ${OWNER} with the password printed when this demo was opened to others, or the one set since`];
  const replaced = await replaceKnownPasswords(context);
  return replaced.length === 0
    ? []
    : [
        "The passwords of the demo, printed only once:",
        ...replaced.map(({ email, password }) => `  ${email}  ${password}`),
      ];
}
