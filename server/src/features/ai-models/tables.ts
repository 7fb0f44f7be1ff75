import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { EncryptedText } from "../../platform/secret-box.ts";
import { organizations } from "../accounts/tables.ts";

const moment = () => timestamp({ withTimezone: true });
const organizationId = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

/** Keys of model providers, encrypted. */
export const aiKeys = pgTable(
  "ai_keys",
  {
    organizationId: organizationId(),
    provider: text({ enum: ["openai", "anthropic", "google"] }).notNull(),
    sealedKey: text().$type<EncryptedText>().notNull(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.provider] }),
    check("ai_keys_provider", sql`${table.provider} in ('openai', 'anthropic', 'google')`),
  ],
);

/** Models that have passed a test run. */
export const aiModels = pgTable(
  "ai_models",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: organizationId(),
    source: text({ enum: ["openai", "anthropic", "google", "ollama", "lm-studio", "llama-cpp", "vllm"] }).notNull(),
    model: text().notNull(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("ai_models_one_each").on(table.organizationId, table.source, table.model),
    check(
      "ai_models_source",
      sql`${table.source} in ('openai', 'anthropic', 'google', 'ollama', 'lm-studio', 'llama-cpp', 'vllm')`,
    ),
  ],
);

/** Which model does what; without a row it is the embedded engine. */
export const aiModelUses = pgTable(
  "ai_model_uses",
  {
    organizationId: organizationId(),
    use: text({ enum: ["text", "chat", "opinions", "pictures"] }).notNull(),
    modelId: uuid()
      .notNull()
      .references(() => aiModels.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.use] }),
    check("ai_model_uses_use", sql`${table.use} in ('text', 'chat', 'opinions', 'pictures')`),
  ],
);
