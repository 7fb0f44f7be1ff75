import { AppError } from "@coldopen/contract/kernel/errors";
import type { GateName } from "@coldopen/contract/labs/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { ideaStore } from "./store.ts";

const ONBOARDING_MS = 86_400_000;

/**
 * Answers as if ideas did not exist while none of the gates is on. The onboarding ends with the first ideas of a channel
 * whatever the gates are, so these are available for a day.
 */
export const requireIdeas = ({ db, flags, now }: Pick<AppContext, "db" | "flags" | "now">) => {
  const isOnboarding = async (scope: AuthorizedScope): Promise<boolean> => {
    const first = await ideaStore(db).findFirstCreated(scope);
    return first === undefined || now().getTime() - first.getTime() < ONBOARDING_MS;
  };
  return async (scope: AuthorizedScope, { userId, isInternal }: Caller, gates: readonly GateName[]): Promise<void> => {
    const subject = { organizationId: scope.organizationId, userId, isInternal };
    for (const gate of gates) if (await flags.isOn(gate, subject)) return;
    if (!(await isOnboarding(scope))) throw new AppError("not_found", "Not found");
  };
};
