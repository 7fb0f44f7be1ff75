import { isKeyProvider } from "@coldopen/contract/ai-models/rules";
import type { EngineId, ModelUse } from "@coldopen/contract/ai-models/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { ProviderSettings } from "../../adapters/provider-models/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import { DecryptionError } from "../../platform/secret-box.ts";
import { modelLabel } from "./rules.ts";
import { aiModelStore, type StoredModel } from "./store.ts";

export type ModelPorts = Pick<
  AppContext,
  | "db"
  | "config"
  | "secretBox"
  | "textModel"
  | "textQueue"
  | "chatModel"
  | "imageModel"
  | "providerModels"
  | "localModels"
  | "log"
>;

/** Binds an encrypted key to its organization: copied to another row it can't be read. */
export const keyPurpose = (organizationId: string, provider: string) => `ai-key/${organizationId}/${provider}`;

/** Undefined if the key can't be read, or if local models are switched off. */
export function settingsOf(
  { secretBox, localModels, log }: Pick<ModelPorts, "secretBox" | "localModels" | "log">,
  { organizationId }: AuthorizedOrganization,
  { source, model, sealedKey }: Omit<StoredModel, "id">,
): ProviderSettings | undefined {
  const name = modelLabel({ source, model });
  if (!isKeyProvider(source))
    return localModels && { provider: "openai", model, name, apiKey: "none", baseUrl: localModels.baseUrlOf(source) };
  if (!sealedKey) return undefined;
  try {
    const apiKey = secretBox.decrypt(sealedKey, keyPurpose(organizationId, source));
    return { provider: source, model, name, apiKey, baseUrl: undefined };
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    log.warn({ err: error, organizationId, provider: source }, "Failed to decrypt the key of a model provider");
    return undefined;
  }
}

const isSetByStudio = ({ config }: Pick<ModelPorts, "config">, use: ModelUse): boolean =>
  (use === "pictures" ? config.imageModel : config.textModel) !== undefined;

/** What the organization uses in place of the studio's models. Environment variables win. */
async function findSettings(context: ModelPorts, organization: AuthorizedOrganization) {
  const store = aiModelStore(context.db);
  const [models, uses] = await Promise.all([store.listModels(organization), store.listUses(organization)]);
  const byId = (id: string | undefined) => {
    const found = models.find((model) => model.id === id);
    return found && settingsOf(context, organization, found);
  };
  return {
    byId,
    byUse: (use: ModelUse) =>
      isSetByStudio(context, use) ? undefined : byId(uses.find((entry) => entry.use === use)?.modelId),
  };
}

/** The same context with the models of the organization. Every call of a model goes through it. */
export async function withModels<T extends ModelPorts>(context: T, organization: AuthorizedOrganization): Promise<T> {
  const { providerModels } = context;
  const { byUse } = await findSettings(context, organization);
  const [text, chat, pictures] = [byUse("text"), byUse("chat"), byUse("pictures")];
  return {
    ...context,
    ...(text && { textModel: providerModels.text(text), textQueue: providerModels.textQueue }),
    ...(chat && { chatModel: providerModels.chat(chat) }),
    ...(pictures && { imageModel: providerModels.image(pictures) }),
  };
}

/** For one brainstorm, another engine than the one in use. */
export async function withEngine<T extends ModelPorts>(
  context: T,
  organization: AuthorizedOrganization,
  use: "text" | "pictures",
  engine: EngineId,
): Promise<T> {
  const { providerModels } = context;
  if (engine === "embedded") {
    if (!isSetByStudio(context, use)) return context;
    const { textModel, imageModel } = providerModels.embedded;
    return { ...context, ...(use === "text" ? { textModel } : { imageModel }) };
  }
  const settings = isSetByStudio(context, use) ? undefined : (await findSettings(context, organization)).byId(engine);
  if (!settings) throw new AppError("not_found", "This model is no longer set up");
  return use === "text"
    ? { ...context, textModel: providerModels.text(settings), textQueue: providerModels.textQueue }
    : { ...context, imageModel: providerModels.image(settings) };
}

/** The model that comments on thumbnails, with the queue of its calls. */
export async function opinionModelOf(
  context: ModelPorts,
  organization: AuthorizedOrganization,
): Promise<Pick<ModelPorts, "textModel" | "textQueue">> {
  const settings = (await findSettings(context, organization)).byUse("opinions");
  if (!settings) return context;
  return { textModel: context.providerModels.text(settings), textQueue: context.providerModels.textQueue };
}
