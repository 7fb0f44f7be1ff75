import type { LockRequest } from "@coldopen/contract/projects/sockets";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lockService } from "../features/project-lock/service.ts";
import { asOwner } from "../testing/as-owner.ts";
import { base, projectFixture } from "../testing/project-fixture.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const OPERATIONS = process.env.FAULT_TIMES ? 10_000 : 400;
const AT_ONCE = 8;
const TABS = 6;

let a: TestApp;
let b: TestApp;
beforeAll(async () => {
  a = await startApp();
  b = await startApp({ databaseUrl: a.databaseUrl });
});
afterAll(async () => {
  await b.close();
  await a.close();
});

const action = fc.constantFrom<LockRequest["action"] | "save" | "expire" | "break">(
  ...(["videoProjectLock", "videoProjectLock", "videoProjectLock", "save", "save", "expire", "break"] as const),
  ...(["videoProjectUnlock", "videoProjectAskForPen", "videoProjectHandOver", "videoProjectKeepPen"] as const),
);
const step = fc.record({ tab: fc.nat(TABS - 1), action });

it(`has one owner at a time in a history of ${OPERATIONS} operations over two nodes`, async () => {
  const fixture = await projectFixture(a);
  const project = await fixture.made({ name: "Contested" });
  const people = [fixture.owner, await fixture.person("admin"), await fixture.person("user")];
  const services = [lockService(a.context), lockService(b.context)];
  const browsers = await Promise.all(people.map(({ email }, n) => (n % 2 ? b : a).as(email)));
  const tabs = Array.from({ length: TABS }, (_, n) => ({
    socketId: `tab-${n}`,
    userId: people[n % people.length]?.id ?? "",
  }));

  const holders = new Map<number, Set<string>>();
  const fences = new Map<string, number>();
  const saved: { name: string; fence: number }[] = [];
  let saves = 0;
  let refusals = 0;
  const run = async ({ tab: n, action }: { tab: number; action: string }) => {
    const tab = tabs[n];
    const service = services[n % services.length];
    const browser = browsers[n % browsers.length];
    if (!tab || !service || !browser) throw new Error("No such tab");
    if (action === "expire")
      await a.context.db.sql.execute(
        sql`update project_locks set expires_at = clock_timestamp() where project_id = ${project.id}`,
      );
    else if (action === "break") await service.leave(tab, [project.id]);
    else if (action === "save") {
      const fence = fences.get(tab.socketId);
      if (fence === undefined) return;
      const name = `Saved ${saves++}`;
      const { statusCode } = await browser.call({
        method: "PUT",
        url: `${base}/${project.id}`,
        payload: { name, fence },
      });
      expect([200, 409]).toContain(statusCode);
      if (statusCode === 200) saved.push({ name, fence });
      else refusals++;
    } else {
      const { reply } = await service.answer(asOwner, tab, {
        action: action as LockRequest["action"],
        data: { videoProjectId: project.id },
      });
      if (!reply.videoProjectAccessible) return;
      fences.set(tab.socketId, reply.fence);
      holders.set(reply.fence, (holders.get(reply.fence) ?? new Set()).add(tab.socketId));
    }
  };

  const [steps = []] = fc.sample(fc.array(step, { minLength: OPERATIONS, maxLength: OPERATIONS }), {
    numRuns: 1,
    seed: 20_260_101,
  });
  for (let from = 0; from < steps.length; from += AT_ONCE)
    await Promise.all(steps.slice(from, from + AT_ONCE).map(run));

  expect(holders.size).toBeGreaterThan(OPERATIONS / 40);
  expect([...holders].filter(([, owners]) => owners.size > 1)).toEqual([]);
  // How many get through depends on who is faster: some of both have to.
  expect(saved.length).toBeGreaterThan(0);
  expect(refusals).toBeGreaterThan(0);
  const standing = await fixture.detail(project.id);
  const winners = saved.filter(({ fence }) => fence === Math.max(...saved.map((one) => one.fence)));
  expect(winners.map(({ name }) => name)).toContain(standing.name);
}, 400_000);
