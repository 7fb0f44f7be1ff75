import type {
  CalibrationPick,
  OnboardingAnswers,
  PipelineStatus,
  PipelineStep,
  Tone,
  Topic,
} from "@coldopen/contract/onboarding/schema";
import { sql } from "drizzle-orm";
import { check, foreignKey, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { organizationChannels } from "../channels/tables.ts";

const moment = () => timestamp({ withTimezone: true });
const channelColumns = () => ({ organizationId: uuid().notNull(), channelUcid: text().notNull() });

/** The set-up of a channel: how its pipeline ended, and what people answered. */
export const onboardingPipelines = pgTable(
  "onboarding_pipelines",
  {
    ...channelColumns(),
    status: text().$type<PipelineStatus>().notNull().default("not started"),
    tone: text().$type<Tone>().notNull().default("plain"),
    /** Null: those that the pipeline found. */
    topics: jsonb().$type<Topic[]>(),
    picks: jsonb().$type<CalibrationPick[]>().notNull().default([]),
    answers: jsonb().$type<OnboardingAnswers>().notNull().default({}),
    ideasDraft: text().notNull().default(""),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.channelUcid] }),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
    check("onboarding_pipelines_status", sql`${table.status} in ('not started', 'partial', 'done')`),
    check("onboarding_pipelines_tone", sql`${table.tone} in ('plain', 'playful', 'dramatic')`),
  ],
);

/** What each step of the pipeline produced. A step without a row has not started. */
export const onboardingSteps = pgTable(
  "onboarding_steps",
  {
    ...channelColumns(),
    step: text().$type<PipelineStep>().notNull(),
    state: text({ enum: ["started", "failed", "partial", "done"] }).notNull(),
    /** Why it failed. */
    failure: text(),
    artifact: jsonb().$type<unknown>(),
    startedAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.channelUcid, table.step] }),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [onboardingPipelines.organizationId, onboardingPipelines.channelUcid],
    }).onDelete("cascade"),
    check("onboarding_steps_state", sql`${table.state} in ('started', 'failed', 'partial', 'done')`),
    check("onboarding_steps_failure", sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
  ],
);
