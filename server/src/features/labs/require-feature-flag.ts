import { AppError } from "@coldopen/contract/kernel/errors";
import type { GateName } from "@coldopen/contract/labs/schema";
import type { AppContext } from "../../app-context.ts";
import type { Caller } from "../../platform/access/caller.ts";

/** Answers as if the feature did not exist while its flag is off. */
export const requireFeatureFlag =
  ({ flags }: Pick<AppContext, "flags">) =>
  async (gate: GateName, { userId, isInternal }: Caller, organizationId: string): Promise<void> => {
    if (!(await flags.isOn(gate, { organizationId, userId, isInternal }))) throw new AppError("not_found", "Not found");
  };
