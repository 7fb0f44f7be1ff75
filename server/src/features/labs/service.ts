import { AppError } from "@coldopen/contract/kernel/errors";
import { type GateName, gates, type LabsGate } from "@coldopen/contract/labs/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { requireFeatureFlag } from "./require-feature-flag.ts";
import { gateTexts } from "./texts.ts";

export const labsService = (context: Pick<AppContext, "flags" | "announce">) => {
  const requireFlag = requireFeatureFlag(context);
  const requireLabs = (caller: Caller, organizationId: string) =>
    requireFlag("STUDIO_LABS_ACCESS", caller, organizationId);
  return {
    values: (caller: Caller | undefined, organizationId: string | undefined, visitorId: string) => {
      const isMember = caller?.memberships.some(
        (entry) => entry.organizationId === organizationId && entry.status === "active",
      );
      return context.flags.all({
        visitorId,
        ...(caller && { userId: caller.userId, isInternal: caller.isInternal }),
        ...(isMember && organizationId && { organizationId }),
      });
    },
    list: async (caller: Caller, { organizationId }: AuthorizedOrganization): Promise<{ gates: LabsGate[] }> => {
      await requireLabs(caller, organizationId);
      const { gates: values } = await context.flags.all({ organizationId });
      const offered = (Object.keys(gates) as GateName[]).filter((name) => gates[name].isInLabs);
      return {
        gates: offered.map((name) => ({
          name,
          ...gateTexts[name],
          isOn: values[name],
        })),
      };
    },
    change: async (caller: Caller, { organizationId }: AuthorizedOrganization, gate: GateName, isOn: boolean) => {
      await requireLabs(caller, organizationId);
      if (!gates[gate].isInLabs) throw new AppError("forbidden", "This feature can't be changed in Labs");
      await context.flags.setForOrganization(gate, organizationId, isOn);
      await context.announce.toOrganization(organizationId, "system", { eggType: "refresh" });
    },
  };
};
