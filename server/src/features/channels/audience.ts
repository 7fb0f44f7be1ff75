import type { ChannelAudience, ConnectionState } from "@coldopen/contract/channels/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AudienceReport } from "../../adapters/audience/port.ts";
import { ConsentProviderError } from "../../adapters/channel-consent/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { toPlatformAppError } from "../catalogue/index.ts";
import { connectionAccess } from "./connection-access.ts";
import { audiencePeriod, toAudienceReport } from "./rules.ts";

const ANALYTICS_TIMEOUT_MS = 20_000;

/** The viewers of a connected channel, from the analytics of the video platform. */
export async function readAudience(
  context: AppContext,
  scope: AuthorizedScope,
): Promise<{ state: ConnectionState; audience: ChannelAudience | null }> {
  const signal = AbortSignal.any([context.stopping, AbortSignal.timeout(ANALYTICS_TIMEOUT_MS)]);
  const period = audiencePeriod(context.now());
  const result = await connectionAccess(context)
    .withAccess(scope, (token) => context.channelAnalytics.audience(token, period, signal))
    .catch((error: unknown) => {
      if (error instanceof ConsentProviderError) throw new AppError("upstream_failed", error.message, { cause: error });
      throw toPlatformAppError(error, { isTimedOut: signal.aborted, now: context.now() });
    });
  return { state: result.state, audience: (result.state === "connected" && result.value) || null };
}

/** The same as shares, for pitches. */
export async function findAudienceReport(
  context: AppContext,
  scope: AuthorizedScope,
): Promise<AudienceReport | undefined> {
  const { audience } = await readAudience(context, scope);
  return audience ? toAudienceReport(audience) : undefined;
}
