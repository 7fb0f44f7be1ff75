import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import { useMutation } from "@tanstack/react-query";
import { activeChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { useEnter } from "../session/index.ts";
import { pageOfError } from "./connect-problem.ts";

/** Connects a channel and starts its set-up, or opens the page with the reason for the failure. */
export function useConnect<Input extends { organizationId: string }>(
  connect: (input: Input) => Promise<OrganizationChannel>,
) {
  const enter = useEnter();
  const go = useGo();
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        const { organizationId, channel } = await connect(input);
        activeChannel.choose({ organizationId, channelUcid: channel.ucid });
      } catch (error) {
        const page = error instanceof AppError ? pageOfError(error, input.organizationId) : undefined;
        if (page === undefined) throw error;
        return go(page);
      }
      return enter(paths.onboarding("welcome"));
    },
    meta: { failed: false },
  });
}
