import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { PipelineStep } from "@coldopen/contract/onboarding/schema";
import { and, eq, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { organizationChannels } from "../channels/tables.ts";
import { onboardingPipelines, onboardingSteps } from "./tables.ts";

export type PipelineRow = typeof onboardingPipelines.$inferSelect;
export type StepRow = typeof onboardingSteps.$inferSelect;

const ofChannel = (
  table: typeof onboardingPipelines | typeof onboardingSteps,
  { organizationId, channelUcid }: AuthorizedScope,
) => and(eq(table.organizationId, organizationId), eq(table.channelUcid, channelUcid));

export const onboardingStore = (db: Pick<Database, "sql">) => {
  const putStep = async (
    { organizationId, channelUcid }: AuthorizedScope,
    step: PipelineStep,
    row: Pick<StepRow, "state"> & Partial<Pick<StepRow, "failure" | "artifact">>,
  ): Promise<void> => {
    const values = { failure: null, ...row };
    await db.sql
      .insert(onboardingSteps)
      .values({ organizationId, channelUcid, step, ...values })
      .onConflictDoUpdate({
        target: [onboardingSteps.organizationId, onboardingSteps.channelUcid, onboardingSteps.step],
        set: values,
      });
  };
  return {
    /** The stored ids of a channel; undefined if it was disconnected. */
    findChannel: async ({ organizationId, channelUcid }: ChannelScope): Promise<ChannelScope | undefined> => {
      const [row] = await db.sql
        .select({ organizationId: organizationChannels.organizationId, channelUcid: organizationChannels.channelUcid })
        .from(organizationChannels)
        .where(
          and(
            eq(organizationChannels.organizationId, organizationId),
            eq(organizationChannels.channelUcid, channelUcid),
          ),
        );
      return row;
    },
    find: async (scope: AuthorizedScope): Promise<PipelineRow | undefined> =>
      (await db.sql.select().from(onboardingPipelines).where(ofChannel(onboardingPipelines, scope)))[0],
    /** Creates the row if there is none. */
    lock: async ({ organizationId, channelUcid }: AuthorizedScope): Promise<PipelineRow> => {
      const [row] = await db.sql
        .insert(onboardingPipelines)
        .values({ organizationId, channelUcid })
        .onConflictDoUpdate({
          target: [onboardingPipelines.organizationId, onboardingPipelines.channelUcid],
          set: { channelUcid: sql`excluded.channel_ucid` },
        })
        .returning();
      if (!row) throw new Error("Failed to store onboarding");
      return row;
    },
    update: async (scope: AuthorizedScope, changes: Partial<PipelineRow>): Promise<void> => {
      await db.sql.update(onboardingPipelines).set(changes).where(ofChannel(onboardingPipelines, scope));
    },
    listSteps: (scope: AuthorizedScope): Promise<StepRow[]> =>
      db.sql.select().from(onboardingSteps).where(ofChannel(onboardingSteps, scope)),
    startStep: (scope: AuthorizedScope, step: PipelineStep) => putStep(scope, step, { state: "started" }),
    failStep: (scope: AuthorizedScope, step: PipelineStep, failure: string) =>
      putStep(scope, step, { state: "failed", failure }),
    finishStep: (scope: AuthorizedScope, step: PipelineStep, state: "done" | "partial", artifact: unknown) =>
      putStep(scope, step, { state, artifact }),
    /** Steps that failed count as done without a result. */
    acceptFailed: async (scope: AuthorizedScope): Promise<void> => {
      await db.sql
        .update(onboardingSteps)
        .set({ state: "partial", failure: null })
        .where(and(ofChannel(onboardingSteps, scope), eq(onboardingSteps.state, "failed")));
    },
  };
};
