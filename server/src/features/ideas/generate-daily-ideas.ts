import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { ModelPorts } from "../ai-models/index.ts";
import { openIdeaWriter } from "../ideation/index.ts";
import { publishWebhookEvent } from "../webhooks/index.ts";
import { loadMaterial } from "./generator/load-material.ts";
import type { WriterGuide } from "./generator/plan-ideas.ts";
import { findSubjects } from "./generator/subjects.ts";
import { type EarlierIdea, type WriteTexts, writeIdea } from "./generator/write-idea.ts";
import { preferencesFrom } from "./lessons.ts";
import { ratingStore } from "./rating-store.ts";
import { targetOf } from "./rules.ts";
import { ideaStore, type PastIdea } from "./store.ts";

type Ports = ModelPorts & Pick<AppContext, "searchDb" | "announce" | "jobs" | "now" | "stopping">;
type DailyIdeas = { target: number; written: number };

const DAY_MS = 86_400_000;
/** Of one place, while other nodes write too. */
const MAX_ATTEMPTS = 3;
/** Places of a day. The next place has another source and seed, but each that nothing fits costs many calls of the text model. */
const MAX_UNFILLED = 3;
/** The age of an idea that is older than the history. */
const FORGOTTEN_DAYS = 365;

/**
 * Writes the ideas of a channel that are missing for a day. Each place of the day is written once, so that a second call, another
 * node or a call after a crash continues where the first one stopped.
 */
export async function generateDailyIdeas(
  context: Ports,
  scope: AuthorizedScope,
  day: string,
  guide: WriterGuide = {},
): Promise<DailyIdeas> {
  const store = ideaStore(context.db);
  const now = context.now();
  const target = await readTarget(store, scope, day);
  const material = await loadMaterial(context, scope, { guide, now });
  const subjects = findSubjects(material.videos, material.channel.language);
  const projectTitles = await store.listProjectTitles(scope);
  const writeTexts = await openTextWriter(context, scope, material.channel);
  const preferences = preferencesFrom(await ratingStore(context.db).listJudged(scope));
  let history = await store.listHistory(scope);
  const forgotten: EarlierIdea[] = [];
  let added = 0;
  let unfilled = 0;
  const countWritten = () => history.filter((idea) => idea.day === day).length;
  const isFilled = (slot: number) => history.some((idea) => idea.day === day && idea.slot === slot);
  for (let slot = 0, attempt = 1; slot < target && countWritten() < target; ) {
    if (attempt > MAX_ATTEMPTS || isFilled(slot)) {
      slot++;
      attempt = 1;
      continue;
    }
    context.stopping.throwIfAborted();
    const earlier = [...history.map((idea) => toEarlier(idea, day)), ...forgotten];
    const request = { ...material, subjects, projectTitles, earlier, preferences, day, slot, now };
    const idea = await writeIdea(request, writeTexts);
    if (!idea) {
      if (++unfilled === MAX_UNFILLED) break;
      attempt = MAX_ATTEMPTS + 1;
      continue;
    }
    const isAdded = await context.db.transaction(async () => {
      const id = await store.insert(scope, { ...idea, day, slot });
      if (id !== undefined)
        await publishWebhookEvent(context, scope, {
          type: "idea.created",
          subject: `idea:${id}`,
          about: idea.title,
          data: { ideaId: id, title: idea.title, concept: idea.concept },
        });
      return id !== undefined;
    });
    if (isAdded) {
      added++;
      history = [{ ...idea, day, slot, isRejected: false }, ...history];
    } else {
      // Another node has filled the place, or the channel has had this title: then the place is tried again without it.
      attempt++;
      history = await store.listHistory(scope);
      if (!isFilled(slot)) forgotten.push({ ...idea, isRejected: false, daysAgo: FORGOTTEN_DAYS });
    }
  }
  const written = countWritten();
  await store.completeDay(scope, day, { target, written, completedAt: now });
  if (added > 0) await context.announce.toChannel(scope, "system", { eventType: "ideasForYou:changed" });
  return { target, written };
}

export const readTarget = async (
  store: Pick<ReturnType<typeof ideaStore>, "countToReplace" | "countRequests">,
  scope: AuthorizedScope,
  day: string,
): Promise<number> =>
  targetOf({
    toReplace: await store.countToReplace(scope, day),
    requests: await store.countRequests(scope, day),
  });

const toEarlier = (idea: PastIdea, day: string): EarlierIdea => ({
  ...idea,
  daysAgo: Math.round(Math.abs(Date.parse(day) - Date.parse(idea.day)) / DAY_MS),
});

async function openTextWriter(
  context: Ports,
  scope: AuthorizedScope,
  { language, guide }: { language: "en" | "es" | "de" | "fr"; guide: WriterGuide },
): Promise<WriteTexts> {
  const instruction = guide.titleFormulas?.length
    ? `Titles of this channel: ${guide.titleFormulas.join("; ")}`
    : undefined;
  const write = await openIdeaWriter(context, scope, null);
  return async (request) => {
    const ideas = await write({ ...request, option: "emptyState", language, instruction }, context.stopping);
    return ideas.map(({ content }) => content);
  };
}
