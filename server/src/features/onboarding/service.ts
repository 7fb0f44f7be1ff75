import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import { statusOf } from "@coldopen/contract/onboarding/rules";
import {
  BIO_VIDEOS,
  type BioDraft,
  type CalibrationPick,
  type NewIdeas,
  type Onboarding,
  type OnboardingStatus,
  PipelineStep,
  type ProfileAnswer,
  type ProgressChange,
  type Tone,
} from "@coldopen/contract/onboarding/schema";
import { NewProject, PROJECT_NAME_MAX } from "@coldopen/contract/projects/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import { memberStore } from "../cast/index.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { projectsService } from "../projects/index.ts";
import { artifactsOf } from "./artifacts.ts";
import { requestOnboarding, storeBio } from "./pipeline.ts";
import { availableOf, draftBio, hasEnded, stepStatusOf, topicsOf, voiceOf } from "./rules.ts";
import { styleModel, titlesOf } from "./steps.ts";
import { onboardingStore, type StepRow } from "./store.ts";
import { suggestCreators } from "./suggested-creators.ts";

type Ports = Pick<AppContext, "db" | "jobs" | "flags" | "sockets" | "announce" | "now">;
type Writer = { userId: string } & Sender;

export const findConnectedChannel = ({ db }: Pick<AppContext, "db">, channel: ChannelScope) =>
  onboardingStore(db).findChannel(channel);

/** For channels that need no set-up, such as those of the demo and of tests. */
export const markOnboarded = ({ db }: Pick<AppContext, "db">, scope: AuthorizedScope): Promise<void> =>
  db.transaction(async () => {
    const store = onboardingStore(db);
    await store.lock(scope);
    await store.update(scope, { status: "done" });
  });

const photoCounts = async ({ db }: Pick<AppContext, "db">, scope: AuthorizedScope) => {
  const photos = (await memberStore(db).list(scope)).flatMap((member) => member.photos);
  const count = (state: string) => photos.filter((photo) => photo.state === state).length;
  return { ready: count("ready"), preparing: count("preparing"), failed: count("failed") };
};

export const onboardingService = (context: Ports) => {
  const { db } = context;
  const store = onboardingStore(db);
  const settings = channelSettingsStore(db);

  const read = async (scope: AuthorizedScope): Promise<Onboarding> => {
    // One after the other: within a transaction they share its connection.
    const pipeline = await store.find(scope);
    const rows = await store.listSteps(scope);
    const photos = await photoCounts(context, scope);
    const channel = await settings.read(scope);
    if (!channel) throw new AppError("not_found", "Not found");
    const artifacts = artifactsOf(rows);
    const profile = artifacts.creator_profile;
    const statusOfStep = (row: StepRow | undefined) =>
      row?.step === "thumbnail_loras" && hasEnded(row.state) && photos.failed > 0
        ? stepStatusOf("partial")
        : stepStatusOf(row?.state);
    return {
      status: pipeline?.status ?? "not started",
      available: availableOf(rows),
      steps: PipelineStep.options.map((step) => {
        const row = rows.find((one) => one.step === step);
        return { step, status: statusOfStep(row), failure: row?.failure ?? null };
      }),
      videos: artifacts.video_catalog ?? null,
      voice: artifacts.writer_guide?.voice ?? null,
      tone: pipeline?.tone ?? "plain",
      topics: pipeline?.topics ?? artifacts.writer_guide?.topics ?? [],
      bioDraft: profile?.bio || null,
      replacedBio: profile && profile.bio === channel.bio ? profile.replaced : null,
      formulas: artifacts.title_formula?.formulas ?? [],
      features: artifacts.thumbnail_features?.look ?? [],
      likeness: { isOptedOut: channel.thumbnailOptOut, ...photos },
      style: artifacts.unet ?? null,
      pairs: artifacts.thumbnail_features?.pairs ?? [],
      picks: pipeline?.picks ?? [],
      answers: pipeline?.answers ?? {},
      ideasDraft: pipeline?.ideasDraft ?? "",
    };
  };

  /** The new answers besides the earlier ones; the row must be locked. */
  const answer = async (scope: AuthorizedScope, answers: Onboarding["answers"]) => {
    const row = await store.find(scope);
    await store.update(scope, { answers: { ...row?.answers, ...answers } });
  };

  return {
    read,
    status: async (scope: AuthorizedScope): Promise<OnboardingStatus> => {
      const [pipeline, rows] = await Promise.all([store.find(scope), store.listSteps(scope)]);
      return statusOf({ status: pipeline?.status ?? "not started", available: availableOf(rows) });
    },
    creators: async (scope: AuthorizedScope) => ({ results: await suggestCreators(context, scope) }),
    run: (scope: AuthorizedScope, { withoutFailed }: { withoutFailed: boolean }): Promise<Onboarding> =>
      db.transaction(async () => {
        await store.lock(scope);
        if (withoutFailed) await store.acceptFailed(scope);
        const rows = await store.listSteps(scope);
        if (!PipelineStep.options.every((step) => hasEnded(rows.find((row) => row.step === step)?.state)))
          await requestOnboarding(context, scope, context.now());
        return read(scope);
      }),
    /** Replaces the written bio at once where the organization has chosen that. */
    draftBio: async (
      scope: AuthorizedScope,
      userId: string,
      { tone, variant }: { tone: Tone; variant: number },
    ): Promise<BioDraft> => {
      const { organizationId } = scope;
      const isOverride = await context.flags.isOn("STUDIO_GENERATED_BIO_OVERRIDE", { organizationId, userId });
      const titles = titlesOf(await catalogueStore(db).listVideosOf(scope.channelUcid), BIO_VIDEOS);
      return db.transaction(async () => {
        const row = await store.lock(scope);
        const channel = await settings.read(scope);
        if (!channel) throw new AppError("not_found", "Not found");
        const topics = row.topics && row.topics.length > 0 ? row.topics : topicsOf(titles);
        const bio = draftBio({ language: channel.language, tone, variant, topics, voice: voiceOf(titles) });
        if (bio === undefined)
          throw new AppError("conflict", "There are no videos to draft from yet. Write a sentence or two instead.");
        const replaced = isOverride ? await storeBio(context, scope, { bio }, true) : null;
        await store.finishStep(scope, "creator_profile", "done", { bio, replaced });
        return { bio, replaced };
      });
    },
    saveProfile: (scope: AuthorizedScope, { bio, tone, topics }: ProfileAnswer): Promise<Onboarding> =>
      db.transaction(async () => {
        await store.lock(scope);
        if (!(await settings.change(scope, { bio }))) throw new AppError("not_found", "Not found");
        await store.update(scope, { tone, topics });
        await answer(scope, { profile: "done" });
        return read(scope);
      }),
    pick: (scope: AuthorizedScope, picks: CalibrationPick[]): Promise<Onboarding> =>
      db.transaction(async () => {
        await store.lock(scope);
        const artifacts = artifactsOf(await store.listSteps(scope));
        const pairs = artifacts.thumbnail_features?.pairs ?? [];
        if (picks.length > pairs.length)
          throw new AppError("invalid_input", `There are ${pairs.length} pairs to pick from`);
        await store.update(scope, { picks });
        await store.finishStep(scope, "unet", "done", styleModel(artifacts, picks));
        if (picks.length === pairs.length) await answer(scope, { calibration: "done" });
        return read(scope);
      }),
    saveProgress: (scope: AuthorizedScope, { answers, ideasDraft }: ProgressChange): Promise<Onboarding> =>
      db.transaction(async () => {
        await store.lock(scope);
        if (ideasDraft !== undefined) await store.update(scope, { ideasDraft });
        if (answers) await answer(scope, answers);
        return read(scope);
      }),
    addIdeas: (scope: AuthorizedScope, writer: Writer, { ideas }: NewIdeas): Promise<{ added: number }> =>
      db.transaction(async () => {
        await store.lock(scope);
        const { organizationId, channelUcid: channelUCID } = scope;
        const projects = projectsService(context);
        for (const idea of ideas) {
          const isLong = idea.length > PROJECT_NAME_MAX;
          const project = NewProject.parse({
            name: idea.slice(0, PROJECT_NAME_MAX),
            organizationId,
            channelUCID,
            options: isLong ? [{ content: idea, optionType: "CONCEPT" }] : [],
          });
          await projects.create(scope, writer, project);
        }
        await store.update(scope, { ideasDraft: "" });
        await answer(scope, { ideas: "done" });
        return { added: ideas.length };
      }),
  };
};
