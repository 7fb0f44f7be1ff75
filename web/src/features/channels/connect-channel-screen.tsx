import { paths } from "@coldopen/contract/paths";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/channels.ts";
import { Button } from "../../ui/button.tsx";
import { useExperiment, useGate } from "../labs/index.ts";
import { AuthFrame, Headline, Lead, userQuery, Waiting } from "../session/index.ts";
import { ConnectForm } from "./connect-form.tsx";
import { connectableOrganizations } from "./rules.ts";

export default function ConnectChannelScreen() {
  const { data: user, isPending } = useQuery(userQuery);
  const isTester = useGate("STUDIO_INTERNAL_TESTING");
  const message = useExperiment("CHANNEL_CONNECT_MESSAGING") === "read-only" ? "read-only" : "plain";
  const isEntering = useIsMutating() > 0;
  if (isPending && !isEntering) return <Waiting />;
  if (!user) return isEntering ? <Waiting /> : <Navigate to={paths.home} replace />;
  const organizations = connectableOrganizations(user);
  if (organizations.length === 0) return <Navigate to={paths.needAccess} replace />;

  return (
    <AuthFrame title={t("connect.headline")}>
      <Headline>{t("connect.headline")}</Headline>
      <Lead>{t(`connect.lead.${message}`)}</Lead>
      <div className="mt-7 grid max-w-85 gap-2">
        <ConnectForm user={user} organizations={organizations} />
        {isTester && (
          <Button kind="outline" size="lg" block render={<Link href={paths.mockConnectChannel} />}>
            {t("connect.mock")}
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}
