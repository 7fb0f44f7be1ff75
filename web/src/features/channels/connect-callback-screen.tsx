import type { ConnectState } from "@coldopen/contract/channels/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { z } from "zod";
import { activeChannel } from "../../lib/active-channel.ts";
import { partsOf } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/channels.ts";
import { Entering, Waiting } from "../session/index.ts";
import { channelsApi } from "./api.ts";
import { ConnectProblem, pageOfProviderError, pageOfRefusal, readState } from "./connect-problem.ts";

const field = (max: number) => z.string().max(max).optional().catch(undefined);
const Query = z.object({ code: field(4000), state: field(4000), error: field(400), error_description: field(400) });

/** Google's consent page comes back here: connects the channel, then enters the studio or shows the reason. */
export default function ConnectCallbackScreen() {
  const { code, state: signed = "", error, error_description } = useQueryString(Query);
  const state = readState(signed);
  if (error) return <Failed state={state} page={pageOfProviderError(error, error_description)} />;
  if (!code) return <Entering text={t("callback.title")} />;
  if (!state) return <Failed state={undefined} page={paths.connectChannelAfter("attempt_expired")} />;
  return <Finishing code={code} signed={signed} state={state} />;
}

type FinishingProps = { code: string; signed: string; state: ConnectState };

function Finishing({ code, signed, state }: FinishingProps) {
  // A query, because it is sent once however often this is rendered: the code is valid once.
  const { data: result, error } = useQuery({
    queryKey: ["finish-consent", signed],
    queryFn: async () => {
      const { organizationId } = state;
      const finished = await channelsApi.finishConsent({
        params: { orgId: organizationId },
        body: { code, state: signed },
      });
      if (finished.outcome === "connected") activeChannel.choose({ organizationId, channelUcid: finished.channelUcid });
      return finished;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isReconnected = result?.outcome === "connected" && state.reconnect !== undefined;
  useEffect(() => {
    if (isReconnected) toast.success(t("callback.reconnected"));
  }, [isReconnected]);
  if (error) return <Failed state={state} page={pageOfError(error)} />;
  if (!result) return <Waiting text={t("callback.waiting")} />;
  if (result.outcome === "connected") return <Entering text={t("callback.title")} href={result.redirect} />;
  return <Failed state={state} page={pageOfRefusal(result, state.organizationId)} />;
}

function pageOfError(error: unknown): string {
  if (!(error instanceof AppError)) return paths.connectServerError();
  if (error.code === "forbidden") return paths.needAccess;
  // A failure of the studio that it did not foresee, and not of Google or of the connection.
  if (error.code === "unexpected") return paths.unexpectedError(error.requestId);
  return paths.connectServerError(error.requestId);
}

type FailedProps = { state: ConnectState | undefined; page: string };

/** A channel that is in the studio stays there if it can't be connected again: its settings state the reason. */
function Failed({ state, page }: FailedProps) {
  const { pathname, searchParams } = new URL(page, location.origin);
  const problem = ConnectProblem.safeParse(searchParams.get("problem")).data;
  const isReconnect = state?.reconnect !== undefined && pathname === paths.connectChannel;
  useEffect(() => {
    if (isReconnect && problem) toast.error(t(`problem.${problem}`));
  }, [isReconnect, problem]);
  return <Navigate {...partsOf(isReconnect && state ? state.frontendRedirect : page)} replace />;
}
