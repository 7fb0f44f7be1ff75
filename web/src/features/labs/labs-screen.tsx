import type { LabsGate } from "@coldopen/contract/labs/schema";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/labs.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SettingsBody } from "../../ui/settings-section.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useUser } from "../session/index.ts";
import { labsListQuery } from "./labs-list.ts";
import { useChangeGate } from "./use-change-gate.ts";

function GateRow({ orgId, gate }: { orgId: string; gate: LabsGate }) {
  const change = useChangeGate(orgId);
  return (
    <li className="flex items-center gap-6 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{gate.title}</p>
        <p className="text-muted">{gate.description}</p>
      </div>
      <Switch label={gate.title} checked={gate.isOn} onCheckedChange={(isOn) => change.mutate({ gate, isOn })} />
    </li>
  );
}

export default function LabsScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <LabsPage key={channel.organizationId} orgId={channel.organizationId} /> : null;
}

function LabsPage({ orgId }: { orgId: string }) {
  const { data: gates, isError, refetch } = useQuery(labsListQuery(orgId));
  const { organizationUsers } = useUser();
  const organization = organizationUsers.find((entry) => entry.organizationId === orgId)?.organization.name ?? "";
  return (
    <main className="flex-1">
      <PageBar title={t("title")} />
      <SettingsBody>
        <p className="max-w-160 pt-6 pb-4 text-muted">{t("lead", { organization })}</p>
        {isError && !gates && (
          <Alert title={t("failed")}>
            <Button size="sm" className="mt-2" onClick={() => refetch()}>
              {t("retry")}
            </Button>
          </Alert>
        )}
        {!gates && !isError && <Loading />}
        {gates?.length === 0 && (
          <Empty icon={<FlaskConical />} title={t("empty.title")}>
            {t("empty.text")}
          </Empty>
        )}
        {gates && gates.length > 0 && (
          <ul className="max-w-180 divide-y divide-line border-y border-line">
            {gates.map((gate) => (
              <GateRow key={gate.name} orgId={orgId} gate={gate} />
            ))}
          </ul>
        )}
      </SettingsBody>
    </main>
  );
}

const Loading = () => (
  <div className="max-w-180">
    <RowsSkeleton label={t("loading")} rows={8} rowLook="h-16" />
  </div>
);
