import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { markOnboarded, requestOnboarding } from "../../onboarding/index.ts";
import { demoStore } from "./demo-store.ts";

const owners = {
  UChalfbuilt0000000000001: "demo@coldopen.test",
  UCembertable000000000001: "demo@coldopen.test",
  UCsaltandsignal000000001: "rival@coldopen.test",
};

const forEachChannel = async (
  { db }: Pick<AppContext, "db">,
  change: (scope: ReturnType<typeof scopeForJob>) => Promise<unknown>,
): Promise<void> => {
  for (const [channelUcid, email] of Object.entries(owners)) {
    const owner = await demoStore(db).findOwner(channelUcid, email);
    if (owner) await change(scopeForJob(owner));
  }
};

/** Everyone but the newcomer is past the set-up. */
export const onboardedSeed = (context: Pick<AppContext, "db">): DemoSeed => ({
  name: "onboarded-1",
  run: () => forEachChannel(context, (scope) => markOnboarded(context, scope)),
});

/** Requires the demo catalogue with computed indexes: the results are made of its videos. */
export const onboardingSeed = (context: Pick<AppContext, "db" | "jobs">): DemoSeed => ({
  name: "onboarding-1",
  run: () => forEachChannel(context, (scope) => requestOnboarding(context, scope)),
});
