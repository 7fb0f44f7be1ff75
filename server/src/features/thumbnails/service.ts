import type { RegionalExecution } from "@coldopen/contract/ideation/regional";
import { AppError } from "@coldopen/contract/kernel/errors";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import type { RegionalPrompt, TextLayer } from "@coldopen/contract/thumbnails/schema";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { World } from "../../world.ts";
import { accounted } from "../ideation/index.ts";
import { readPicture } from "../pictures/index.ts";
import { projectStore } from "../projects/index.ts";
import { requireEditing } from "./gates.ts";
import { thumbnailStore } from "./store.ts";
import { type Plate, type Start, versionKeeper } from "./versions.ts";

const notFound = () => new AppError("not_found", "Not found");

/** Drawing regions of a picture anew, for whoever has been admitted to its channel. */
type RegionEdit = {
  runId: string;
  projectId: string;
  pictureId: string;
  regions: readonly RegionalPrompt[];
} & Start;

export function thumbnailsService(world: World) {
  const store = thumbnailStore(world.db);
  const { keep, opened, shown, versionOf } = versionKeeper(world);

  async function painted(plate: Plate, { prompt, style, seed, regions }: RegionEdit, signal: AbortSignal) {
    const brief = { prompt, style, seed, base: plate.bytes, regions };
    const picture = await world.imageModel.paint(brief, signal).catch((cause: unknown) => {
      throw signal.aborted ? cause : new AppError("upstream_failed", "The regions could not be drawn", { cause });
    });
    signal.throwIfAborted();
    return picture;
  }

  async function applyRegions(scope: AuthorizedScope, userId: string, edit: RegionEdit, signal: AbortSignal) {
    if (!(await projectStore(world.db).get(scope, edit.projectId))) throw notFound();
    const { prompt, seed, style } = edit;
    const { version: parent, plate } = await opened(scope, userId, edit.pictureId, { prompt, seed, style });
    const { provider, model, costCentsEach } = world.imageModel;
    const account = {
      id: edit.runId,
      organization: scope,
      userId,
      purpose: "region",
      provider,
      model,
    };
    return accounted(world, { ...account, costAtMostCents: costCentsEach }, async () => {
      const picture = await painted(plate, edit, signal);
      const plateId = await keep(scope, userId, picture, prompt);
      const { layers } = parent;
      const lettered = { bytes: picture.bytes, layers, prompt };
      const id = layers.length > 0 ? await shown(scope, userId, lettered, signal) : plateId;
      const regions = [...edit.regions];
      const version = { id, parentId: parent.id, plateId, prompt, seed, style, regions, layers };
      await store.insert(scope, { ...version, createdBy: userId });
      return { value: { id, url: pictureUrl(id), prompt, seed }, spent: { images: 1, costCents: costCentsEach } };
    });
  }

  return {
    applyRegions,
    execute: async (
      caller: Caller,
      scope: AuthorizedScope,
      { metadata, imageAIParameters }: RegionalExecution,
      gone: AbortSignal,
    ) => {
      const { runId, videoProjectId } = metadata.tracking;
      await requireEditing(world, caller, scope.organizationId);
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
      const image = await applyRegions(scope, caller.userId, edit, gone);
      return { runId, elements: [], images: [image] };
    },
    line: async (caller: Caller, scope: AuthorizedScope, id: string) => {
      await requireEditing(world, caller, scope.organizationId);
      const versions = await store.line(scope, id);
      if (versions.length === 0 && !(await readPicture(world, scope, id))) throw notFound();
      return { versions: versions.map(versionOf) };
    },
    setLayers: async (caller: Caller, scope: AuthorizedScope, id: string, layers: TextLayer[], gone: AbortSignal) => {
      await requireEditing(world, caller, scope.organizationId);
      const start: Start = { prompt: "", seed: 0, style: "realistic" };
      const { version: parent, plate } = await opened(scope, caller.userId, id, start);
      const { prompt, seed, style, plateId } = parent;
      const next = {
        id: await shown(scope, caller.userId, { ...plate, layers, prompt }, gone),
        parentId: parent.id,
        plateId,
      };
      await store.insert(scope, { ...next, prompt, seed, style, regions: [], layers, createdBy: caller.userId });
      const made = await store.get(scope, next.id);
      if (!made) throw notFound();
      return versionOf(made);
    },
  };
}
export type ThumbnailsService = ReturnType<typeof thumbnailsService>;
