import type { OrganizationUser } from "@coldopen/contract/session/schema";
import { useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/archives.ts";
import { PageBar } from "../../ui/page-bar.tsx";
import { SettingsBody, SettingsSection } from "../../ui/settings-section.tsx";
import { useUser } from "../session/index.ts";
import { ArchiveSection } from "./archive-section.tsx";

export default function DataScreen() {
  usePageTitle(t("title"));
  const user = useUser();
  const active = useActiveChannel()?.organizationId;
  const membership =
    user.organizationUsers.find(({ organizationId }) => organizationId === active) ?? user.organizationUsers[0];
  return (
    <main className="flex-1">
      <PageBar title={t("title")} />
      <SettingsBody>{membership && <DataPage key={membership.id} membership={membership} />}</SettingsBody>
    </main>
  );
}

function DataPage({ membership: { role, organization } }: { membership: OrganizationUser }) {
  if (role !== "primary")
    return <p className="py-8 text-muted">{t("ownerOnly", { organization: organization.name })}</p>;
  return (
    <>
      <SettingsSection title={t("section")} hint={t("hint", { organization: organization.name })}>
        <p className="mb-4 max-w-160 text-pretty text-muted">{t("contents")}</p>
        <ArchiveSection orgId={organization.id} />
      </SettingsSection>
      <SettingsSection title={t("lists")} hint={t("listsHint")}>
        <p className="max-w-160 text-pretty text-muted">{t("listsText")}</p>
      </SettingsSection>
    </>
  );
}
