import { canServe, isKeyProvider, sourceNames } from "@coldopen/contract/ai-models/rules";
import {
  type AiModels,
  type Engine,
  type KeyProvider,
  type LocalServer,
  type ModelRef,
  type ModelSpeed,
  ModelUse,
  type OfferedModels,
  type UsedModel,
} from "@coldopen/contract/ai-models/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { KeyRejectedError, type ProviderSettings } from "../../adapters/provider-models/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { withAiBudget } from "../ai-usage/index.ts";
import { keyPurpose, settingsOf } from "./organization-models.ts";
import { modelLabel, sortOffered } from "./rules.ts";
import { aiModelStore } from "./store.ts";
import { testModel } from "./test-run.ts";

const LIST_TIMEOUT_MS = 10_000;
const TEST_TIMEOUT_MS = 180_000;
const MAX_MODELS = 50;

const notFound = () => new AppError("not_found", "Not found");

export const aiModelService = (context: AppContext) => {
  const { db, config, secretBox, providerModels, localModels } = context;
  const store = aiModelStore(db);
  const studioModels = {
    text: context.textModel,
    chat: context.chatModel,
    opinions: context.textModel,
    pictures: context.imageModel,
  };
  const isSetByStudio = (use: ModelUse) => (use === "pictures" ? config.imageModel : config.textModel) !== undefined;

  const listOffered = async (provider: KeyProvider, apiKey: string): Promise<OfferedModels> => {
    try {
      return sortOffered(await providerModels.list(provider, apiKey, AbortSignal.timeout(LIST_TIMEOUT_MS)));
    } catch (cause) {
      if (cause instanceof KeyRejectedError)
        throw new AppError("invalid_input", `apiKey: ${sourceNames[provider]} does not accept this key`, { cause });
      throw new AppError("upstream_failed", `${sourceNames[provider]} can't be reached. Try again in a moment.`, {
        cause,
      });
    }
  };

  const requireSettings = async (organization: AuthorizedOrganization, { source, model }: ModelRef) => {
    const sealedKey = isKeyProvider(source) ? ((await store.findKey(organization, source)) ?? null) : null;
    const settings = settingsOf(context, organization, { source, model, sealedKey });
    if (settings) return settings;
    throw new AppError(
      "conflict",
      isKeyProvider(source)
        ? `Enter a key of ${sourceNames[source]} first`
        : "Models on this computer are switched off in this studio",
    );
  };

  /** Paid by the organization, like every call of a model. */
  const runTest = (caller: Caller, organization: AuthorizedOrganization, use: ModelUse, settings: ProviderSettings) => {
    const { userId } = caller;
    const { organizationId } = organization;
    const { provider, model } = settings;
    const maxCostCents =
      use === "chat" ? providerModels.chat(settings).costAtMostCents : providerModels.text(settings).costAtMostCents;
    const call = { id: crypto.randomUUID(), organization, userId, purpose: "model test", provider, model };
    const signal = AbortSignal.timeout(TEST_TIMEOUT_MS);
    return context.usage.run("generation", { userId, organizationId }, () =>
      withAiBudget(context, { ...call, maxCostCents: use === "pictures" ? 0 : maxCostCents }, async () => {
        const { speed, spent } = await testModel(providerModels, settings, use, signal);
        return { value: speed, spent };
      }),
    );
  };

  const usedModel = (use: ModelUse, chosen: Engine | undefined): UsedModel => {
    const { name, isEmbedded } = studioModels[use];
    if (isSetByStudio(use)) return { use, name, isEmbedded, setBy: "studio", engineId: null };
    if (chosen) return { use, name: chosen.name, isEmbedded: false, setBy: "organization", engineId: chosen.id };
    return { use, name, isEmbedded, setBy: "default", engineId: "embedded" };
  };

  return {
    overview: async (organization: AuthorizedOrganization): Promise<AiModels> => {
      const [stored, uses, keys] = await Promise.all([
        store.listModels(organization),
        store.listUses(organization),
        store.listKeys(organization),
      ]);
      const models = stored.map((entry) => ({
        id: entry.id,
        source: entry.source,
        model: entry.model,
        name: modelLabel(entry),
        isAvailable: settingsOf(context, organization, entry) !== undefined,
      }));
      const available = models.filter(({ isAvailable }) => isAvailable);
      const chosenFor = (use: ModelUse) =>
        available.find(({ id }) => uses.some((entry) => entry.use === use && entry.modelId === id));
      const enginesFor = (use: "text" | "pictures"): Engine[] => [
        { id: "embedded", name: providerModels.embedded[use === "text" ? "textModel" : "imageModel"].name },
        ...(isSetByStudio(use) ? [] : available.filter(({ source }) => canServe(source, use))).map(({ id, name }) => ({
          id,
          name,
        })),
      ];
      return {
        uses: ModelUse.options.map((use) => usedModel(use, chosenFor(use))),
        models,
        keys: keys.map(({ provider, createdAt }) => ({ provider, addedAt: createdAt.toISOString() })),
        engines: { text: enginesFor("text"), pictures: enginesFor("pictures") },
        canUseLocal: localModels !== undefined,
      };
    },

    saveKey: async (
      organization: AuthorizedOrganization,
      provider: KeyProvider,
      apiKey: string,
    ): Promise<FinalWrite<OfferedModels>> => {
      const offered = await listOffered(provider, apiKey);
      return async () => {
        const encrypted = secretBox.encrypt(apiKey, keyPurpose(organization.organizationId, provider));
        await store.upsertKey(organization, provider, encrypted);
        return offered;
      };
    },

    deleteKey: (organization: AuthorizedOrganization, provider: KeyProvider): Promise<void> =>
      db.transaction(async () => {
        await store.deleteKey(organization, provider);
        await store.deleteModels(organization, { source: provider });
      }),

    findOffered: async (organization: AuthorizedOrganization, provider: KeyProvider): Promise<OfferedModels> => {
      const { apiKey } = await requireSettings(organization, { source: provider, model: "" });
      return listOffered(provider, apiKey);
    },

    findLocal: async (): Promise<{ servers: LocalServer[] }> => {
      if (!localModels) throw new AppError("forbidden", "Models on this computer are switched off in this studio");
      return { servers: await localModels.find(AbortSignal.timeout(LIST_TIMEOUT_MS)) };
    },

    chooseModel: async (
      caller: Caller,
      organization: AuthorizedOrganization,
      use: ModelUse,
      model: ModelRef | null,
    ): Promise<FinalWrite<{ speed: ModelSpeed | null }>> => {
      if (isSetByStudio(use))
        throw new AppError("conflict", "The operator of this studio has set this model for everyone");
      if (model === null)
        return async () => {
          await store.deleteUse(organization, use);
          return { speed: null };
        };
      if (!canServe(model.source, use))
        throw new AppError("invalid_input", `model: ${sourceNames[model.source]} can't be used for this`);
      const settings = await requireSettings(organization, model);
      const speed = await runTest(caller, organization, use, settings).catch((cause: unknown) => {
        if (cause instanceof AppError) throw cause;
        context.log.warn({ err: cause, source: model.source, use }, "Test run of a model failed");
        throw new AppError(
          "upstream_failed",
          `${model.model} did not pass its test run. Check that it is available, or choose another model.`,
          { cause },
        );
      });
      return async () => {
        await store.upsertUse(organization, use, await store.upsertModel(organization, model));
        if ((await store.countModels(organization)) > MAX_MODELS)
          throw new AppError("conflict", `An organization can set up at most ${MAX_MODELS} models`);
        return { speed };
      };
    },

    deleteModel: async (organization: AuthorizedOrganization, id: string): Promise<void> => {
      if ((await store.deleteModels(organization, { id })).length === 0) throw notFound();
    },
  };
};
