import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { Ucid } from "@coldopen/contract/kernel/route";
import { isOnboardingComplete } from "@coldopen/contract/onboarding/rules";
import type { OnboardingStatus } from "@coldopen/contract/onboarding/schema";
import { z } from "zod";
import { log } from "../../lib/log.ts";
import { persisted } from "../../lib/persisted.ts";

/** Channels whose onboarding is known to be complete in this browser. */
export const onboardedChannels = persisted("studio-onboarded-channels", z.array(Ucid));

const reported = new Set<string>();

/** Stores the channel once its onboarding is complete. */
export function recordStatus({ channelUcid }: ChannelScope, status: OnboardingStatus): void {
  const known = onboardedChannels.read() ?? [];
  if (isOnboardingComplete(status)) {
    if (!known.includes(channelUcid)) onboardedChannels.write([...known, channelUcid]);
  } else if (!reported.has(channelUcid)) {
    reported.add(channelUcid);
    log.error("Onboarding not started", { channelUcid });
  }
}
