import type { KeyProvider, ModelRef, ModelSource, ModelUse } from "@coldopen/contract/ai-models/schema";
import { and, asc, eq, sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { EncryptedText } from "../../platform/secret-box.ts";
import { aiKeys, aiModels, aiModelUses } from "./tables.ts";

/** A model with the encrypted key of its provider, which is null for local ones. */
export type StoredModel = { id: string; source: ModelSource; model: string; sealedKey: EncryptedText | null };

export const aiModelStore = (db: Pick<Database, "sql">) => ({
  listModels: ({ organizationId }: AuthorizedOrganization): Promise<StoredModel[]> =>
    db.sql
      .select({ id: aiModels.id, source: aiModels.source, model: aiModels.model, sealedKey: aiKeys.sealedKey })
      .from(aiModels)
      .leftJoin(
        aiKeys,
        and(eq(aiKeys.organizationId, aiModels.organizationId), sql`${aiKeys.provider} = ${aiModels.source}`),
      )
      .where(eq(aiModels.organizationId, organizationId))
      .orderBy(asc(aiModels.createdAt), asc(aiModels.id)),
  listUses: ({ organizationId }: AuthorizedOrganization): Promise<{ use: ModelUse; modelId: string }[]> =>
    db.sql
      .select({ use: aiModelUses.use, modelId: aiModelUses.modelId })
      .from(aiModelUses)
      .where(eq(aiModelUses.organizationId, organizationId)),
  listKeys: ({ organizationId }: AuthorizedOrganization) =>
    db.sql
      .select({ provider: aiKeys.provider, createdAt: aiKeys.createdAt })
      .from(aiKeys)
      .where(eq(aiKeys.organizationId, organizationId)),
  findKey: async ({ organizationId }: AuthorizedOrganization, provider: KeyProvider) => {
    const [row] = await db.sql
      .select({ sealedKey: aiKeys.sealedKey })
      .from(aiKeys)
      .where(and(eq(aiKeys.organizationId, organizationId), eq(aiKeys.provider, provider)));
    return row?.sealedKey;
  },
  upsertKey: ({ organizationId }: AuthorizedOrganization, provider: KeyProvider, sealedKey: EncryptedText) =>
    db.sql
      .insert(aiKeys)
      .values({ organizationId, provider, sealedKey })
      .onConflictDoUpdate({
        target: [aiKeys.organizationId, aiKeys.provider],
        set: { sealedKey, createdAt: sql`clock_timestamp()` },
      }),
  deleteKey: ({ organizationId }: AuthorizedOrganization, provider: KeyProvider) =>
    db.sql.delete(aiKeys).where(and(eq(aiKeys.organizationId, organizationId), eq(aiKeys.provider, provider))),
  upsertModel: async ({ organizationId }: AuthorizedOrganization, { source, model }: ModelRef) => {
    const [row] = await db.sql
      .insert(aiModels)
      .values({ organizationId, source, model })
      .onConflictDoUpdate({ target: [aiModels.organizationId, aiModels.source, aiModels.model], set: { model } })
      .returning({ id: aiModels.id });
    if (!row) throw new Error("Failed to store a model");
    return row.id;
  },
  /** Uses of the deleted models end with them. */
  deleteModels: ({ organizationId }: AuthorizedOrganization, which: { id: string } | { source: ModelSource }) =>
    db.sql
      .delete(aiModels)
      .where(
        and(
          eq(aiModels.organizationId, organizationId),
          "id" in which ? eq(aiModels.id, which.id) : eq(aiModels.source, which.source),
        ),
      )
      .returning({ id: aiModels.id }),
  countModels: async ({ organizationId }: AuthorizedOrganization) =>
    db.sql.$count(aiModels, eq(aiModels.organizationId, organizationId)),
  upsertUse: ({ organizationId }: AuthorizedOrganization, use: ModelUse, modelId: string) =>
    db.sql
      .insert(aiModelUses)
      .values({ organizationId, use, modelId })
      .onConflictDoUpdate({ target: [aiModelUses.organizationId, aiModelUses.use], set: { modelId } }),
  deleteUse: ({ organizationId }: AuthorizedOrganization, use: ModelUse) =>
    db.sql.delete(aiModelUses).where(and(eq(aiModelUses.organizationId, organizationId), eq(aiModelUses.use, use))),
});
