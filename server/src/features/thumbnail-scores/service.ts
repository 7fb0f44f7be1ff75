import { AppError } from "@coldopen/contract/kernel/errors";
import type { UsageKind } from "@coldopen/contract/kernel/usage-limits";
import type {
  ImprovedThumbnail,
  Recommendations,
  ThumbnailCheck,
  ThumbnailOpinion,
  ThumbnailReading,
  ThumbnailScore,
  ThumbnailToImprove,
  ThumbnailToScore,
} from "@coldopen/contract/thumbnail-scores/schema";
import { SCORE_VERSION, type Scored, scoreOf, weakest } from "@coldopen/engine-vision/checks";
import type { Box, Sight, SmallPicture } from "../../adapters/vision/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { lruMemoize } from "../../platform/lru-memoize.ts";
import { opinionModelOf } from "../ai-models/index.ts";
import { requireFeatureFlag } from "../labs/index.ts";
import { letteringOf, openCanvas, readCanvas } from "./canvas.ts";
import { drawInto } from "./draw-into.ts";
import { hashOf } from "./hash.ts";
import { findApplicable, type ImproveTools, improveThumbnail } from "./improve.ts";
import { neighboursOf } from "./neighbours.ts";
import { thumbnailOpinions } from "./opinion.ts";
import { loadPicture } from "./picture.ts";
import { thumbnailReadings } from "./reading.ts";
import { recommend } from "./recommend.ts";
import { thumbnailScoreStore } from "./store.ts";

const FLAG = "STUDIO_THUMBNAIL_SCORING";
const LOOK_TIMEOUT_MS = 45_000;
const IMPROVE_TIMEOUT_MS = 80_000;
const MAX_CACHED_SIGHTS = 40;

const checksOf = ({ found }: Scored): ThumbnailCheck[] =>
  found.map(({ name, grade, value, reading }) => ({ name, source: "measured", grade, value, reading }));
/** Only generated pictures: a drawing would not fit into a photo. */
const canDrawInto = ({ isGenerated, prompt, title }: ThumbnailToScore) => isGenerated && (prompt || title) !== "";

export function thumbnailScoresService(context: AppContext) {
  const requireFlag = requireFeatureFlag(context);
  const store = thumbnailScoreStore(context.db);
  const opinionOn = thumbnailOpinions(context);
  const readWords = thumbnailReadings(context);
  /** Score and recommendations are requested together: the picture is analysed once. */
  const once = lruMemoize<Sight>(MAX_CACHED_SIGHTS);
  const look = (organizationId: string, bytes: Uint8Array): Promise<Sight> =>
    once(hashOf(bytes), () =>
      context.vision
        .look(bytes, { organizationId, signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) })
        .catch((cause: unknown) => {
          if (cause instanceof AppError) throw cause;
          throw new AppError("unavailable", "An error occurred. Please try again later.", { cause });
        }),
    );

  async function measureThumbnail(
    scope: AuthorizedScope,
    bytes: Uint8Array,
    title: string,
  ): Promise<{ sight: Sight; scored: Scored; neighbours: readonly SmallPicture[] }> {
    const [sight, neighbours] = await Promise.all([
      look(scope.organizationId, bytes),
      neighboursOf(context, { scope, title }),
    ]);
    return { sight, scored: scoreOf({ sight, neighbours }), neighbours };
  }

  async function insertScore(
    caller: Caller,
    scope: AuthorizedScope,
    { address, bytes, title }: { address: string; bytes: Uint8Array; title: string },
    scored: Scored,
  ): Promise<ThumbnailScore> {
    const score = { id: crypto.randomUUID(), score: scored.score, checks: checksOf(scored) };
    await store.insert(scope, {
      ...score,
      createdBy: caller.userId,
      picture: address,
      pictureHash: hashOf(bytes),
      title,
      version: SCORE_VERSION,
    });
    const { textModel } = await opinionModelOf(context, scope);
    return { ...score, opinionBy: textModel.opinion ? textModel.name : null };
  }

  function improveTools(
    caller: Caller,
    scope: AuthorizedScope,
    request: ThumbnailToScore,
    neighbours: readonly SmallPicture[],
  ): ImproveTools {
    const { organizationId } = scope;
    const signal = AbortSignal.timeout(IMPROVE_TIMEOUT_MS);
    const workContext = { organizationId, signal };
    const draw = (base: Uint8Array, box: Box) => drawInto(context, caller, scope, { ...request, base, box }, signal);
    return {
      vision: context.vision,
      look: (picture) => look(organizationId, picture),
      lettering: letteringOf(context, workContext),
      draw: canDrawInto(request) ? draw : undefined,
      neighbours,
      context: workContext,
    };
  }

  /** Requires the feature flag, then counts the work for the person and the organization. */
  async function runCounted<T>(
    kind: UsageKind,
    caller: Caller,
    { organizationId }: AuthorizedScope,
    work: () => Promise<T>,
  ): Promise<T> {
    await requireFlag(FLAG, caller, organizationId);
    return context.usage.run(kind, { userId: caller.userId, organizationId }, work);
  }

  return {
    score: (
      caller: Caller,
      scope: AuthorizedScope,
      { thumbnailUrlOrPath: address, title }: ThumbnailToScore,
    ): Promise<FinalWrite<ThumbnailScore>> =>
      runCounted("pictureCheck", caller, scope, async () => {
        const bytes = await loadPicture(context, scope, address);
        const { scored } = await measureThumbnail(scope, bytes, title);
        return () => insertScore(caller, scope, { address, bytes, title }, scored);
      }),
    opinion: (
      caller: Caller,
      scope: AuthorizedScope,
      { thumbnailUrlOrPath: address, title }: ThumbnailToScore,
    ): Promise<FinalWrite<ThumbnailOpinion | null>> =>
      runCounted("pictureCheck", caller, scope, async () => {
        const bytes = await loadPicture(context, scope, address);
        const opinion = await opinionOn(caller, scope, { bytes, title });
        return async () => {
          if (opinion) await store.addChecks(scope, { pictureHash: hashOf(bytes), title }, "opinion", opinion.checks);
          return opinion;
        };
      }),
    read: (
      caller: Caller,
      scope: AuthorizedScope,
      { thumbnailUrlOrPath: address, title }: ThumbnailToScore,
    ): Promise<FinalWrite<ThumbnailReading>> =>
      runCounted("pictureCheck", caller, scope, async () => {
        const bytes = await loadPicture(context, scope, address);
        const { organizationId } = scope;
        const reading = await readWords(organizationId, bytes, (await look(organizationId, bytes)).lines);
        return async () => {
          await store.addChecks(scope, { pictureHash: hashOf(bytes), title }, "read", [reading.check]);
          return reading;
        };
      }),
    recommend: (
      caller: Caller,
      scope: AuthorizedScope,
      request: ThumbnailToScore,
    ): Promise<FinalWrite<Recommendations>> =>
      runCounted("pictureCheck", caller, scope, async () => {
        const { title } = request;
        const bytes = await loadPicture(context, scope, request.thumbnailUrlOrPath);
        const { sight, scored, neighbours } = await measureThumbnail(scope, bytes, title);
        const tools = improveTools(caller, scope, request, neighbours);
        const weak = weakest(scored.found).map(({ name }) => name);
        const applicable = await findApplicable(await readCanvas(context, scope, request), weak, tools);
        const recommendations = recommend(scored.found, sight, { title, applicable });
        return async () => recommendations;
      }),
    improve: (
      caller: Caller,
      scope: AuthorizedScope,
      request: ThumbnailToImprove,
    ): Promise<FinalWrite<ImprovedThumbnail>> =>
      runCounted("generation", caller, scope, async () => {
        const { title } = request;
        const { canvas, prepare } = await openCanvas(context, caller, scope, request);
        const tools = improveTools(caller, scope, request, await neighboursOf(context, { scope, title }));
        const made = await improveThumbnail(canvas, request.checks, tools);
        if (made.applied.length === 0) throw new AppError("conflict", "Failed to apply recommendations");
        const layers = [...made.layers];
        const boxes = [...context.lettering.boxesOf(layers)];
        const insertImproved = await prepare(made, tools.context.signal);
        return async () => {
          const picture = await insertImproved();
          const scored = { address: picture.url, bytes: made.picture, title };
          const score = await insertScore(caller, scope, scored, made.scored);
          return { picture, score, applied: made.applied, layers, boxes };
        };
      }),
  };
}
