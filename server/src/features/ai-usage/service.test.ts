import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { aiUsageService, NO_SPENDING, withAiBudget } from "./index.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ env: { AI_MONTHLY_CAP_CENTS: "100" } });
});
afterAll(() => studio.close());

const MODEL = { provider: "scripted", model: "script-1" };

async function arrange() {
  const usage = aiUsageService(studio.context);
  const { id: userId } = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: userId });
  const organization = scopeForJob({ organizationId, channelUcid: await studio.given.channel(organizationId) });
  const newCall = () => ({ id: crypto.randomUUID(), organization, userId, purpose: "test" });
  const budget = async () =>
    (
      await studio.context.db.sql.execute(
        sql`select spent_cents as spent, reserved_cents as reserved from ai_budgets where organization_id = ${organizationId}`,
      )
    ).rows[0];
  const result = (costCents: number) => ({ ...MODEL, ...NO_SPENDING, outcome: "complete" as const, ms: 1, costCents });
  return { usage, organization, newCall, budget, result };
}

describe("the AI budget of an organization", () => {
  it("admits concurrent reservations up to the cap and refuses the rest with 402", async () => {
    const { usage, newCall, budget } = await arrange();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => usage.reserve(newCall(), 30)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "payment_required" });
    expect(await budget()).toEqual({ spent: 0, reserved: 90 });
  });

  it("replaces a reservation by what was spent, once", async () => {
    const { usage, newCall, budget, result } = await arrange();
    const call = newCall();
    await usage.reserve(call, 30);
    await Promise.all([usage.settle(call, result(12)), usage.settle(call, result(12))]);
    expect(await budget()).toEqual({ spent: 12, reserved: 0 });
  });

  it("refuses an id that is reserved or settled with 409, and reserves nothing for it", async () => {
    const { usage, newCall, budget, result } = await arrange();
    const call = newCall();
    await usage.reserve(call, 10);
    await expect(usage.reserve(call, 10)).rejects.toMatchObject({ code: "conflict" });
    await usage.settle(call, result(5));
    await expect(usage.reserve(call, 10)).rejects.toMatchObject({ code: "conflict" });
    expect(await budget()).toEqual({ spent: 5, reserved: 0 });
  });

  it("is free again after a cancelled call, whose id can be used again", async () => {
    const { usage, newCall, budget } = await arrange();
    const call = newCall();
    await usage.reserve(call, 100);
    await usage.cancel(call.id);
    expect(await budget()).toEqual({ spent: 0, reserved: 0 });
    await usage.reserve(call, 100);
  });

  it("is free again after the lease of a reservation expired, and a late settlement is still charged", async () => {
    const { usage, newCall, budget, result } = await arrange();
    const [expired, active] = [newCall(), newCall()];
    await usage.reserve(expired, 40);
    await usage.reserve(active, 20);
    await studio.context.db.sql.execute(
      sql`update ai_reservations set lease_until = clock_timestamp() where id = ${expired.id}`,
    );
    expect(await usage.releaseExpired()).toBe(1);
    expect(await budget()).toEqual({ spent: 0, reserved: 20 });
    await usage.settle(expired, result(40));
    expect(await budget()).toEqual({ spent: 40, reserved: 20 });
  });

  it("is not needed for a call of a free model, which is recorded without a reservation", async () => {
    const { usage, organization, newCall, budget } = await arrange();
    const reserved = await withAiBudget(studio.context, { ...newCall(), ...MODEL, maxCostCents: 0 }, async () => {
      const { rows } = await studio.context.db.sql.execute(
        sql`select id from ai_reservations where organization_id = ${organization.organizationId}`,
      );
      return { value: rows, spent: { outputTokens: 5 } };
    });
    expect(reserved).toEqual([]);
    expect(await budget()).toBeUndefined();
    expect(await usage.summarizeMonth(organization)).toMatchObject({ runs: 1, failed: 0, costCents: 0 });
  });

  it("is not charged for a call that fails, which the ledger counts as failed", async () => {
    const { usage, organization, newCall, budget } = await arrange();
    const failing = withAiBudget(studio.context, { ...newCall(), ...MODEL, maxCostCents: 10 }, async () => {
      throw new Error("No answer");
    });
    await expect(failing).rejects.toThrow("No answer");
    const value = await withAiBudget(studio.context, { ...newCall(), ...MODEL, maxCostCents: 10 }, async () => ({
      value: "done",
      spent: { costCents: 7 },
    }));
    expect(value).toBe("done");
    expect(await budget()).toEqual({ spent: 7, reserved: 0 });
    expect(await usage.summarizeMonth(organization)).toMatchObject({ runs: 2, failed: 1, costCents: 7, capCents: 100 });
  });
});
