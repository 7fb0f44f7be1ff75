import type { RegionalExecution } from "@coldopen/contract/ideation/regional";
import type { ideationRoutes } from "@coldopen/contract/ideation/routes";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Reply } from "@coldopen/contract/kernel/route";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import type { RegionalThumbnail, thumbnailRoutes } from "@coldopen/contract/thumbnails/routes";
import type { RegionalPrompt, TextLayer, ThumbnailVersion } from "@coldopen/contract/thumbnails/schema";
import type { ImageModel, PictureBrief } from "../../adapters/image-model/port.ts";
import type { WorkContext } from "../../adapters/work-context.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { withModels } from "../ai-models/index.ts";
import { withAiBudget } from "../ai-usage/index.ts";
import { insertPicture, readPicture, uploadPicture } from "../pictures/index.ts";
import { projectStore } from "../projects/index.ts";
import { requireEditing } from "./gates.ts";
import { thumbnailStore } from "./store.ts";
import { thumbnailVersions, type VersionStart } from "./versions.ts";

const notFound = () => new AppError("not_found", "Not found");

/** Redraws regions of a picture. */
type RegionEdit = {
  runId: string;
  projectId: string;
  pictureId: string;
  regions: readonly RegionalPrompt[];
} & VersionStart;

export function thumbnailsService(context: AppContext) {
  const store = thumbnailStore(context.db);
  const { openVersion, prepareVersion, versionOf } = thumbnailVersions(context);

  async function drawRegions(
    imageModel: ImageModel,
    baseImage: { bytes: Uint8Array },
    { prompt, style, seed, regions }: RegionEdit,
    workContext: WorkContext,
  ) {
    return generateImage(imageModel, { prompt, style, seed, base: baseImage.bytes, regions }, workContext);
  }

  async function generateImage(imageModel: ImageModel, brief: PictureBrief, workContext: WorkContext) {
    const { signal } = workContext;
    const picture = await imageModel.generateImage(brief, workContext).catch((cause: unknown) => {
      throw signal.aborted || cause instanceof AppError
        ? cause
        : new AppError("upstream_failed", "The regions could not be drawn", { cause });
    });
    signal.throwIfAborted();
    return picture;
  }

  /** Draws the whole picture first, then its regions. */
  async function drawWithRegions(imageModel: ImageModel, request: RegionalThumbnail, workContext: WorkContext) {
    const { prompt, style, seed, regionalPrompts: regions } = request;
    const whole = await generateImage(imageModel, { prompt, style, seed }, workContext);
    return generateImage(imageModel, { prompt, style, seed, base: whole.bytes, regions }, workContext);
  }

  async function applyRegions(scope: AuthorizedScope, userId: string, edit: RegionEdit, signal: AbortSignal) {
    if (!(await projectStore(context.db).get(scope, edit.projectId))) throw notFound();
    const { prompt, seed, style } = edit;
    const { version: parent, baseImage } = await openVersion(scope, userId, edit.pictureId, { prompt, seed, style });
    const { imageModel } = await withModels(context, scope);
    const { provider, model, costCentsEach } = imageModel;
    const call = {
      id: edit.runId,
      organization: scope,
      userId,
      purpose: "region",
      provider,
      model,
    };
    return withAiBudget(context, { ...call, maxCostCents: costCentsEach }, async () => {
      const next = {
        baseImage: await drawRegions(imageModel, baseImage, edit, { organizationId: scope.organizationId, signal }),
        layers: parent.layers,
        regions: [...edit.regions],
        prompt,
        seed,
        style,
      };
      const value = await prepareVersion(scope, userId, parent, next, signal);
      return { value, spent: { images: 1, costCents: costCentsEach } };
    });
  }

  return {
    execute: async (
      caller: Caller,
      scope: AuthorizedScope,
      { metadata, imageAIParameters }: RegionalExecution,
      closed: AbortSignal,
    ): Promise<FinalWrite<Reply<(typeof ideationRoutes)["execute"]>>> => {
      const { runId, videoProjectId } = metadata.tracking;
      await requireEditing(context, caller, scope.organizationId);
      const pictureId = pictureIdOf(metadata.overrides.src);
      if (!pictureId) throw notFound();
      const edit: RegionEdit = {
        runId,
        projectId: videoProjectId,
        pictureId,
        prompt: imageAIParameters.prompt,
        seed: imageAIParameters.seed,
        style: metadata.overrides.thumbnailStyle ?? "realistic",
        regions: imageAIParameters.regional_prompts.map(({ description, mask_bb }) => ({
          description,
          maskBB: mask_bb,
        })),
      };
      const { userId } = caller;
      const write = await context.usage.run("generation", { userId, organizationId: scope.organizationId }, () =>
        applyRegions(scope, userId, edit, closed),
      );
      return async () => {
        const { id, prompt, seed } = await write();
        return { runId, elements: [], images: [{ id, url: pictureUrl(id), prompt, seed }] };
      };
    },
    generateRegional: async (
      caller: Caller,
      scope: AuthorizedScope,
      request: RegionalThumbnail,
      closed: AbortSignal,
    ): Promise<FinalWrite<Reply<(typeof thumbnailRoutes)["generateRegional"]>>> => {
      const { prompt, seed, userEmail } = request;
      const { userId } = caller;
      const { organizationId } = scope;
      await requireEditing(context, caller, organizationId);
      if (userEmail !== undefined && userEmail.toLowerCase() !== caller.email.toLowerCase())
        throw new AppError("forbidden", "userEmail must be your own address");
      const { imageModel } = await withModels(context, scope);
      const { provider, model, costCentsEach } = imageModel;
      const call = { id: crypto.randomUUID(), organization: scope, userId, purpose: "region", provider, model };
      const uploaded = await context.usage.run("generation", { userId, organizationId }, () =>
        withAiBudget(context, { ...call, maxCostCents: 2 * costCentsEach }, async () => {
          const picture = await drawWithRegions(imageModel, request, { organizationId, signal: closed });
          const spent = { images: 2, costCents: 2 * costCentsEach };
          return { value: await uploadPicture(context, picture), spent };
        }),
      );
      return async () => {
        await insertPicture(context, { scope, createdBy: userId, description: prompt }, uploaded);
        return { images: [{ id: uploaded.id, url: pictureUrl(uploaded.id), prompt, seed }] };
      };
    },
    line: async (caller: Caller, scope: AuthorizedScope, id: string) => {
      await requireEditing(context, caller, scope.organizationId);
      const versions = await store.line(scope, id);
      if (versions.length === 0 && !(await readPicture(context, scope, id))) throw notFound();
      return { versions: versions.map(versionOf) };
    },
    setLayers: async (
      caller: Caller,
      scope: AuthorizedScope,
      id: string,
      layers: TextLayer[],
      closed: AbortSignal,
    ): Promise<FinalWrite<ThumbnailVersion>> => {
      await requireEditing(context, caller, scope.organizationId);
      const start: VersionStart = { prompt: "", seed: 0, style: "realistic" };
      const { version: parent, baseImage } = await openVersion(scope, caller.userId, id, start);
      const { prompt, seed, style } = parent;
      const next = { baseImage, layers, regions: [], prompt, seed, style };
      const { userId } = caller;
      const write = await context.usage.run("pictureCheck", { userId, organizationId: scope.organizationId }, () =>
        prepareVersion(scope, userId, parent, next, closed),
      );
      return async () => versionOf(await write());
    },
  };
}
export type ThumbnailsService = ReturnType<typeof thumbnailsService>;
