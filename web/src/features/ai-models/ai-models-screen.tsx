import type { OrganizationUser } from "@coldopen/contract/session/schema";
import { useQuery } from "@tanstack/react-query";
import { useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/ai-models.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SettingsBody, SettingsSection } from "../../ui/settings-section.tsx";
import { useUser } from "../session/index.ts";
import { AddedModels } from "./added-models.tsx";
import { Keys } from "./keys.tsx";
import { LocalModels } from "./local-models.tsx";
import { aiModelsQuery } from "./query.ts";
import { UsedModels } from "./used-models.tsx";

export default function AiModelsScreen() {
  usePageTitle(t("title"));
  const user = useUser();
  const active = useActiveChannel()?.organizationId;
  const membership =
    user.organizationUsers.find(({ organizationId }) => organizationId === active) ?? user.organizationUsers[0];
  return (
    <main className="flex-1">
      <PageBar title={t("title")} />
      <SettingsBody>
        {membership && <AiModelsPage key={membership.organizationId} membership={membership} />}
      </SettingsBody>
    </main>
  );
}

function AiModelsPage({ membership: { organization, role } }: { membership: OrganizationUser }) {
  const { id: orgId, name } = organization;
  const { data, isError, refetch } = useQuery(aiModelsQuery(orgId));
  const isOwner = role === "primary";
  const usedHint = t(isOwner ? "used.hint" : "used.memberHint", { organization: name });
  if (!data)
    return isError ? (
      <Alert title={t("failed")} className="mt-8">
        <Button size="sm" className="mt-2" onClick={() => refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    ) : (
      <SettingsSection title={t("used.title")} hint={usedHint}>
        <RowsSkeleton label={t("loading")} rows={4} rowLook="h-15" />
      </SettingsSection>
    );
  return (
    <>
      <SettingsSection title={t("used.title")} hint={usedHint}>
        <UsedModels orgId={orgId} models={data} canChange={isOwner} />
      </SettingsSection>
      {isOwner && (
        <>
          <SettingsSection title={t("local.title")} hint={t("local.hint")}>
            {data.canUseLocal ? (
              <LocalModels orgId={orgId} models={data} />
            ) : (
              <p className="text-muted">{t("local.off")}</p>
            )}
          </SettingsSection>
          <SettingsSection title={t("keys.title")} hint={t("keys.hint", { organization: name })}>
            <Keys orgId={orgId} models={data} />
          </SettingsSection>
          {data.models.length > 0 && (
            <SettingsSection title={t("added.title")} hint={t("added.hint")}>
              <AddedModels orgId={orgId} models={data.models} />
            </SettingsSection>
          )}
        </>
      )}
    </>
  );
}
