import { paths } from "@coldopen/contract/paths";
import { mayEnterStudio } from "@coldopen/contract/session/rules";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { z } from "zod";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/channels.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useExperiment, useGate } from "../labs/index.ts";
import { AuthFrame, FormFailure, Headline, Lead, userQuery, Waiting } from "../session/index.ts";
import { connectMethodQuery } from "./api.ts";
import { ConnectForm } from "./connect-form.tsx";
import { ConnectProblem } from "./connect-problem.ts";
import { ConnectWithGoogle } from "./connect-with-google.tsx";
import { FindChannel } from "./find-channel.tsx";
import { connectableOrganizations } from "./rules.ts";
import type { Organization } from "./use-organization-choice.tsx";

const Query = z.object({ problem: ConnectProblem.optional().catch(undefined) });

export default function ConnectChannelScreen() {
  const { data: user, isPending } = useQuery(userQuery);
  const { problem } = useQueryString(Query);
  const isTester = useGate("STUDIO_INTERNAL_TESTING");
  const message = useExperiment("CHANNEL_CONNECT_MESSAGING") === "read-only" ? "read-only" : "plain";
  const isEntering = useIsMutating() > 0;
  if (isPending && !isEntering) return <Waiting />;
  if (!user) return isEntering ? <Waiting /> : <Navigate to={paths.home} replace />;
  if (!mayEnterStudio(user)) return <Navigate to={paths.pricing} replace />;
  const organizations = connectableOrganizations(user);
  if (organizations.length === 0) return <Navigate to={paths.needAccess} replace />;

  return (
    <AuthFrame title={t("connect.headline")}>
      <Headline>{t("connect.headline")}</Headline>
      <Lead>{t(`connect.lead.${message}`)}</Lead>
      <div className="mt-7 grid max-w-85 gap-2">
        {problem && (
          <div className="mb-3">
            <FormFailure text={t(`problem.${problem}`)} />
          </div>
        )}
        <ConnectMethod organizations={organizations} />
        {isTester && (
          <Button kind="outline" size="lg" block render={<Link href={paths.mockConnectChannel} />}>
            {t("connect.mock")}
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}

type ConnectMethodProps = { organizations: readonly Organization[] };

function ConnectMethod({ organizations }: ConnectMethodProps) {
  const { data: method, isError, refetch } = useQuery(connectMethodQuery);
  if (isError)
    return (
      <Alert title={t("connect.failed")}>
        <Button size="sm" className="mt-2" onClick={() => refetch()}>
          {t("connect.retry")}
        </Button>
      </Alert>
    );
  switch (method) {
    case "google":
      return <ConnectWithGoogle organizations={organizations} />;
    case "lookup":
      return <FindChannel organizations={organizations} />;
    case "demo":
    case "name":
      return <ConnectForm organizations={organizations} method={method} />;
    default:
      return <Skeleton className="h-10 w-full" />;
  }
}
