import { paths } from "@coldopen/contract/paths";
import type { OrganizationUser } from "@coldopen/contract/session/schema";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/channels.ts";
import { Button } from "../../ui/button.tsx";
import { useGate } from "../labs/index.ts";
import { FormFailure, failureText, Notice, userQuery, Waiting } from "../session/index.ts";
import { channelsApi } from "./api.ts";
import { connectableOrganizations } from "./rules.ts";
import { useConnect } from "./use-connect.ts";

export default function MockConnectChannelScreen() {
  const { data: user, isPending } = useQuery(userQuery);
  const isTester = useGate("STUDIO_INTERNAL_TESTING");
  const isEntering = useIsMutating() > 0;
  if (isPending || (isEntering && !user)) return <Waiting />;
  const organization = user ? connectableOrganizations(user)[0] : undefined;
  if (!user || !isTester || !organization) return <TestersOnly />;
  return (
    <Notice
      title={t("mock.title")}
      text={t("mock.text", { organization: organization.name })}
      action={<MockConnect organization={organization} />}
    />
  );
}

const TestersOnly = () => (
  <Notice
    title={t("mock.title")}
    text={t("mock.only")}
    action={
      <Button kind="primary" size="lg" render={<Link href={paths.root} />}>
        {t("mock.action")}
      </Button>
    }
  />
);

type MockConnectProps = { organization: OrganizationUser["organization"] };

function MockConnect({ organization }: MockConnectProps) {
  const connect = useConnect(({ organizationId: orgId }: { organizationId: string }) =>
    channelsApi.connectMock({ params: { orgId } }),
  );
  return (
    <div className="grid gap-4">
      <FormFailure text={connect.isError ? failureText(connect.error) : undefined} />
      <Button
        kind="primary"
        size="lg"
        busy={connect.isPending}
        busyLabel={t("mock.busy")}
        onClick={() => connect.mutate({ organizationId: organization.id })}
      >
        {t("connect.mock")}
      </Button>
    </div>
  );
}
