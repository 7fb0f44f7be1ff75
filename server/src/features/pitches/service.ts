import { isDeepStrictEqual } from "node:util";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isThumbnailAddress, pictureIdOf } from "@coldopen/contract/pictures/address";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import {
  type NewPitch,
  PITCHES_MAX,
  type Pitch,
  type PitchChange,
  type PitchContent,
  type PitchQuery,
  type PitchSelections,
  type PitchStage,
  type PitchSummary,
  type PitchTexts,
  type PitchVersion,
} from "@coldopen/contract/pitches/schema";
import { isAdminRole } from "@coldopen/contract/session/rules";
import type { Language } from "@coldopen/engine-text/language";
import type { AppContext } from "../../app-context.ts";
import { roleIn } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { newSecret } from "../../platform/secrets.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { channelStore } from "../channels/index.ts";
import { requireFeatureFlag } from "../labs/index.ts";
import { hasPicture, insertPicture, type UploadedPicture } from "../pictures/index.ts";
import { projectStore } from "../projects/index.ts";
import { languageOf, withDraftTexts, withRedraftedTexts } from "./draft-texts.ts";
import { readFigures, readFiguresOrEstimate } from "./figures.ts";
import { encryptLink, linkOf, pitchLinkStore } from "./link-store.ts";
import { fetchLogo } from "./logo.ts";
import {
  comparableContent,
  emptyPitch,
  mergeCampaign,
  savedContent,
  withFigures,
  withSelections,
  withTexts,
} from "./rules.ts";
import { type PitchRow, pitchStore } from "./store.ts";
import { pitchVersionStore } from "./version-store.ts";

type NewPitchBrand = Pick<NewPitch, "brandName" | "websiteUrl">;

const RETENTION_DAYS = 30;
const notFound = () => new AppError("not_found", "Not found");

function requireCurrent(version: number, current: number): void {
  if (current !== version)
    throw new AppError("conflict", "This pitch was changed elsewhere", { currentVersion: current });
}

/** Whose pitch may be deleted by whom is the rule of projects. */
const canDelete = ({ createdBy }: Pick<PitchRow, "createdBy">, caller: Caller, scope: AuthorizedScope): boolean =>
  createdBy === caller.userId || isAdminRole(roleIn(caller, scope));

export const pitchService = (
  context: Pick<
    AppContext,
    "db" | "flags" | "config" | "audience" | "files" | "fetchPublicUrl" | "log" | "now" | "secretBox"
  >,
) => {
  const { db, now, secretBox } = context;
  const store = pitchStore(db);
  const versions = pitchVersionStore(db);
  const links = pitchLinkStore(db);
  const requireFlag = requireFeatureFlag(context);
  const requireGate = (caller: Caller, { organizationId }: AuthorizedScope) =>
    requireFlag("STUDIO_PITCH_AGENT_ACCESS", caller, organizationId);

  const get = async (caller: Caller, scope: AuthorizedScope, id: string): Promise<Pitch> => {
    const row = await store.find(scope, id);
    if (!row) throw notFound();
    const { createdBy: _, createdAt, updatedAt, link, ...pitch } = row;
    return {
      ...pitch,
      link: link && linkOf(secretBox, link),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      canDelete: canDelete(row, caller, scope),
      hasLogoService: context.config.logoServiceUrl !== undefined,
    };
  };
  const lock = async (scope: AuthorizedScope, id: string, options?: { isDeleted: boolean }) => {
    const locked = await store.lock(scope, id, options);
    if (!locked) throw notFound();
    return locked;
  };
  /** While the channel is locked. */
  const requireRoom = async (scope: AuthorizedScope): Promise<void> => {
    if ((await store.count(scope)) >= PITCHES_MAX)
      throw new AppError("conflict", `A channel can have at most ${PITCHES_MAX} pitches`);
  };
  const insertVersion = async (
    scope: AuthorizedScope,
    id: string,
    { version, content, userId }: { version: number; content: PitchContent; userId: string },
  ) => {
    await store.update(scope, id, { version, content, updatedBy: userId });
    await versions.insert({ pitchId: id, version, content, createdBy: userId });
    await versions.deleteOldest(id, version);
  };
  /** Stores what `change` makes of the current content as the next version; the same content is no new version. */
  const changeContent = (
    caller: Caller,
    scope: AuthorizedScope,
    id: string,
    change: (content: PitchContent, version: number) => PitchContent | Promise<PitchContent>,
  ): Promise<Pitch> =>
    db.transaction(async () => {
      const { version, content } = await lock(scope, id);
      const next = await change(content, version);
      if (!isDeepStrictEqual(comparableContent(next), comparableContent(content)))
        await insertVersion(scope, id, { version: version + 1, content: next, userId: caller.userId });
      return get(caller, scope, id);
    });

  /** Only pictures of the channel: a pitch shows its pictures to everyone who has its link. */
  const requireOwnPictures = async (scope: AuthorizedScope, addresses: readonly (string | null)[]): Promise<void> => {
    for (const address of addresses) {
      const id = address === null ? undefined : pictureIdOf(address);
      if (id !== undefined && !(await hasPicture(context, scope, id)))
        throw new AppError("invalid_input", "Use a picture of this channel");
    }
  };

  /** What was chosen, without a picture that the channel does not have. */
  const readSelections = async (scope: AuthorizedScope, selections: PitchSelections): Promise<PitchSelections> => {
    const { selectedThumbnail } = selections;
    const pictureId = pictureIdOf(selectedThumbnail);
    const isOwn = pictureId === undefined || (await hasPicture(context, scope, pictureId));
    return {
      ...selections,
      selectedThumbnail: isThumbnailAddress(selectedThumbnail) && isOwn ? selectedThumbnail : "",
    };
  };
  /** What the assistant wrote, without a picture that the channel does not have. */
  const readTexts = async (scope: AuthorizedScope, texts: PitchTexts): Promise<PitchTexts> => {
    const pictureId = texts.heroImageUrl === null ? undefined : pictureIdOf(texts.heroImageUrl);
    const isOwn = pictureId === undefined || (await hasPicture(context, scope, pictureId));
    return isOwn ? texts : { ...texts, heroImageUrl: null };
  };
  /** A new pitch takes what was not chosen from its project. */
  const withProject = async (scope: AuthorizedScope, selections: PitchSelections): Promise<PitchSelections> => {
    const { videoProjectId } = selections;
    const project = videoProjectId === null ? undefined : await projectStore(db).get(scope, videoProjectId);
    return readSelections(scope, {
      ...selections,
      videoProjectId: project?.id ?? null,
      selectedTitle: selections.selectedTitle || (project?.titlePrimaryOption?.content ?? project?.title ?? ""),
      selectedConcept: selections.selectedConcept || (project?.conceptPrimaryOption?.content ?? ""),
      selectedThumbnail: selections.selectedThumbnail || (project?.thumbnailPrimaryOption?.content ?? ""),
    });
  };
  /** Opening a pitch again from its conversation changes what was chosen since, and never what a person wrote on its page. */
  const changeFromThread = async (
    caller: Caller,
    scope: AuthorizedScope,
    id: string,
    { request, language }: { request: NewPitch; language: Language },
  ) => {
    const first = await versions.find(id, 1);
    const { appliedCampaign } = await lock(scope, id);
    const applied = appliedCampaign ?? first?.campaign;
    const selections = request.hasNewSelections ? request.selections : null;
    const chosen = applied && selections && withSelections(applied, await readSelections(scope, selections));
    return changeContent(caller, scope, id, async (content) => {
      const isBrandWritten = first?.brand.name !== content.brand.name;
      const brand = isBrandWritten ? content.brand : { ...content.brand, name: request.brandName };
      if (!applied) return { ...content, brand };
      const before = { ...content, campaign: applied };
      const after = { ...content, brand, campaign: chosen ?? applied };
      const redrafted = { before, after, language };
      const { campaign } = withRedraftedTexts(after, redrafted);
      await store.setAppliedCampaign(scope, id, campaign);
      return withRedraftedTexts(
        { ...content, brand, campaign: mergeCampaign(content.campaign, applied, campaign) },
        redrafted,
      );
    });
  };
  const draftFor = async (
    scope: AuthorizedScope,
    { brandName: name, websiteUrl }: NewPitchBrand,
  ): Promise<PitchContent> => {
    const [channel, settings] = [
      await channelStore(db).findByUcid(scope.channelUcid),
      await channelSettingsStore(db).read(scope),
    ];
    if (!channel) throw notFound();
    return emptyPitch({
      brand: { name, websiteUrl },
      channel: {
        name: channel.name,
        handle: channel.handle ?? "",
        avatarUrl: channel.channelThumbnail || null,
        bio: settings?.bio ?? "",
      },
    });
  };
  const withLogo = async (
    scope: AuthorizedScope,
    userId: string,
    content: PitchContent,
    logo: UploadedPicture | undefined,
  ): Promise<PitchContent> =>
    logo
      ? {
          ...content,
          brand: {
            ...content.brand,
            logoUrl: pictureUrl((await insertPicture(context, { scope, createdBy: userId }, logo)).id),
          },
        }
      : content;

  return {
    /** What was chosen for a new pitch, completed from its project. */
    findSelections: withProject,
    /** The content of a new pitch with its texts and figures. Nothing is stored. */
    compose: async (scope: AuthorizedScope, brand: NewPitchBrand, texts: (known: PitchContent) => PitchTexts) => {
      const draft = await draftFor(scope, brand);
      const content = withFigures(draft, await readFiguresOrEstimate(context, scope), now());
      return withTexts(content, await readTexts(scope, texts(content)));
    },
    list: async (caller: Caller, scope: AuthorizedScope, query: PitchQuery) => {
      await requireGate(caller, scope);
      const { data, nextCursor } = await store.list(scope, query);
      const results = data.map((row): PitchSummary => {
        const { brand, campaign } = row.content;
        return {
          id: row.id,
          stage: row.stage,
          brandName: brand.name,
          logoUrl: brand.logoUrl,
          heroImageUrl: campaign.heroImageUrl,
          title: campaign.title,
          updatedAt: row.updatedAt.toISOString(),
          updatedBy: row.updatedBy,
          canDelete: canDelete(row, caller, scope),
          link: row.link && { expiresAt: row.link.expiresAt.toISOString(), views: row.link.views },
        };
      });
      return { results, page: { next: nextCursor } };
    },
    get: async (caller: Caller, scope: AuthorizedScope, id: string): Promise<Pitch> => {
      await requireGate(caller, scope);
      return get(caller, scope, id);
    },
    create: async (caller: Caller, scope: AuthorizedScope, request: NewPitch): Promise<FinalWrite<Pitch>> => {
      await requireGate(caller, scope);
      const { userId } = caller;
      const figures = await readFiguresOrEstimate(context, scope);
      const logo = await fetchLogo(context, scope.organizationId, request.websiteUrl);
      const language = await languageOf(request.selections);
      return () =>
        db.transaction(async () => {
          await store.lockChannel(scope);
          const { threadId, toolCallId } = request;
          const known = threadId && (await store.findByThread(scope, threadId, toolCallId));
          // The texts of the assistant were stored the first time; what was written on the page since then stays.
          if (known && toolCallId !== null) return get(caller, scope, known);
          if (known) return changeFromThread(caller, scope, known, { request, language });
          await requireRoom(scope);
          const selections = request.selections && (await withProject(scope, request.selections));
          const draft = withFigures(await draftFor(scope, request), figures, now());
          const chosen = selections ? { ...draft, campaign: withSelections(draft.campaign, selections) } : draft;
          const texts = request.texts && (await readTexts(scope, request.texts));
          const written = texts ? withTexts(chosen, texts) : withDraftTexts(chosen, draft, language);
          const content = await withLogo(scope, userId, written, logo);
          const id = await store.insert(scope, {
            threadId,
            toolCallId,
            projectId: selections?.videoProjectId ?? null,
            content,
            appliedCampaign: content.campaign,
            createdBy: userId,
          });
          await versions.insert({ pitchId: id, version: 1, content, createdBy: userId });
          return get(caller, scope, id);
        });
    },
    save: async (caller: Caller, scope: AuthorizedScope, id: string, { version, content }: PitchChange) => {
      await requireGate(caller, scope);
      const { brand, creator, campaign } = content;
      await requireOwnPictures(scope, [brand.logoUrl, creator.avatarUrl, campaign.heroImageUrl]);
      return changeContent(caller, scope, id, (before, current) => {
        requireCurrent(version, current);
        return savedContent(before, content);
      });
    },
    setStage: async (caller: Caller, scope: AuthorizedScope, id: string, stage: PitchStage): Promise<Pitch> => {
      await requireGate(caller, scope);
      return db.transaction(async () => {
        await lock(scope, id);
        await store.setStage(scope, id, stage, caller.userId);
        return get(caller, scope, id);
      });
    },
    remove: async (caller: Caller, scope: AuthorizedScope, id: string): Promise<void> => {
      await requireGate(caller, scope);
      await db.transaction(async () => {
        if (!canDelete(await lock(scope, id), caller, scope))
          throw new AppError("forbidden", "Only its creator, an admin or the primary owner can delete a pitch");
        await store.setDeleted(scope, id, true);
      });
    },
    restore: async (caller: Caller, scope: AuthorizedScope, id: string): Promise<Pitch> => {
      await requireGate(caller, scope);
      return db.transaction(async () => {
        await store.lockChannel(scope);
        const deleted = await lock(scope, id, { isDeleted: true });
        if (!canDelete(deleted, caller, scope))
          throw new AppError("forbidden", "Only its creator, an admin or the primary owner can restore a pitch");
        if (deleted.threadId && (await store.findByThread(scope, deleted.threadId, deleted.toolCallId)))
          throw new AppError("conflict", "The conversation of this pitch has another pitch by now");
        await requireRoom(scope);
        await store.setDeleted(scope, id, false);
        return get(caller, scope, id);
      });
    },
    versions: async (caller: Caller, scope: AuthorizedScope, id: string): Promise<{ results: PitchVersion[] }> => {
      await requireGate(caller, scope);
      await get(caller, scope, id);
      const results = (await versions.list(id)).map((version) => ({
        ...version,
        createdAt: version.createdAt.toISOString(),
      }));
      return { results };
    },
    restoreVersion: async (
      caller: Caller,
      scope: AuthorizedScope,
      id: string,
      { restored, currentVersion }: { restored: number; currentVersion: number },
    ): Promise<Pitch> => {
      await requireGate(caller, scope);
      return changeContent(caller, scope, id, async (_, current) => {
        requireCurrent(currentVersion, current);
        const content = await versions.find(id, restored);
        if (!content) throw notFound();
        return content;
      });
    },
    refreshFigures: async (caller: Caller, scope: AuthorizedScope, id: string): Promise<FinalWrite<Pitch>> => {
      await requireGate(caller, scope);
      await get(caller, scope, id);
      const figures = await readFigures(context, scope);
      return () => changeContent(caller, scope, id, (content) => withFigures(content, figures, now()));
    },
    findLogo: async (caller: Caller, scope: AuthorizedScope, id: string): Promise<FinalWrite<Pitch>> => {
      await requireGate(caller, scope);
      const { content } = await get(caller, scope, id);
      const logo = await fetchLogo(context, scope.organizationId, content.brand.websiteUrl);
      return () => changeContent(caller, scope, id, (current) => withLogo(scope, caller.userId, current, logo));
    },
    share: async (caller: Caller, scope: AuthorizedScope, id: string, days: number): Promise<Pitch> => {
      await requireGate(caller, scope);
      return db.transaction(async () => {
        await lock(scope, id);
        await links.upsert(encryptLink(secretBox, id, newSecret()), days);
        return get(caller, scope, id);
      });
    },
    revokeLink: async (caller: Caller, scope: AuthorizedScope, id: string): Promise<Pitch> => {
      await requireGate(caller, scope);
      return db.transaction(async () => {
        await lock(scope, id);
        await links.delete(id);
        return get(caller, scope, id);
      });
    },
    purge: () => store.purge(RETENTION_DAYS),
  };
};
