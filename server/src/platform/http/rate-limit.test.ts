import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());
beforeEach(() => studio.context.db.sql.execute(sql`delete from rate_limits`));

const payload = { email: "ada@example.com" };
const forgot = { method: "POST", url: "/api/auth/forgot-password", payload } as const;

describe("a limit", () => {
  it("is exact over two nodes at once", async () => {
    const other = await startApp({ databaseUrl: studio.databaseUrl });
    const nodes = [studio.browser(), other.browser()];
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => nodes[n % 2]?.call(forgot)));
    expect(answers.filter((answer) => answer?.statusCode === 200)).toHaveLength(10);
    const refused = answers.filter((answer) => answer?.statusCode === 429);
    expect(refused).toHaveLength(30);
    for (const answer of refused) expect(Number(answer?.headers["retry-after"])).toBeGreaterThan(0);
    await other.close();
  });

  it("opens again when its window ends, by the database's clock", async () => {
    const { limits, db } = studio.context;
    const limit = { max: 2, windowSeconds: 60 };
    const allowed = async () => limits.allows("bucket", limit);
    expect([await allowed(), await allowed(), await allowed()]).toEqual([true, true, false]);
    await db.sql.execute(sql`update rate_limits set window_ends = now() where bucket = 'bucket'`);
    expect([await allowed(), await allowed(), await allowed()]).toEqual([true, true, false]);
  });

  it("takes a counted call back, but none that was refused", async () => {
    const { limits } = studio.context;
    const limit = { max: 2, windowSeconds: 60 };
    const allowed = async () => limits.allows("refunded", limit);
    for (let n = 0; n < 5; n++) await allowed();
    await limits.refund("refunded", limit);
    expect([await allowed(), await allowed()]).toEqual([true, false]);
    for (let n = 0; n < 5; n++) await limits.refund("refunded", limit);
    expect([await allowed(), await allowed(), await allowed()]).toEqual([true, true, false]);
    await limits.refund("never counted", limit);
  });

  it("of a person counts apart from another's", async () => {
    const change = async (email: string) => {
      const browser = await studio.as(email);
      const body = { currentPassword: "wrong", newPassword: "another long one" };
      const statuses = [];
      for (let n = 0; n < 11; n++)
        statuses.push((await browser.call({ method: "PUT", url: "/api/users/password", payload: body })).statusCode);
      return statuses;
    };
    const [one, two] = [await studio.given.user(), await studio.given.user()];
    expect(await change(one.email)).toEqual([...Array(10).fill(400), 429]);
    expect(await change(two.email)).toEqual([...Array(10).fill(400), 429]);
  });
});
