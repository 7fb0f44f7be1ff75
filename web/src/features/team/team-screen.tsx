import { useQuery } from "@tanstack/react-query";
import { useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/team.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SettingsBody, SettingsSection } from "../../ui/settings-section.tsx";
import { useUser } from "../session/index.ts";
import { teamQuery } from "./api.ts";
import { DeleteOrganization } from "./delete-organization.tsx";
import { ExportInvites, ExportMembers } from "./export-menus.tsx";
import { InviteForm } from "./invite-form.tsx";
import { Invites } from "./invites.tsx";
import { Members } from "./members.tsx";

export default function TeamScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <TeamPage key={channel.organizationId} orgId={channel.organizationId} /> : null;
}

function TeamPage({ orgId }: { orgId: string }) {
  const user = useUser();
  const { data: team, isError, refetch } = useQuery(teamQuery(orgId));
  const own = user.organizationUsers.find((membership) => membership.organizationId === orgId);
  const actor = own?.role ?? "user";
  return (
    <main className="flex-1">
      <PageBar title={t("title")}>
        {team && <span className="text-muted">{t("seats", { ...team.seats })}</span>}
      </PageBar>
      <SettingsBody>
        {isError && !team && (
          <Alert title={t("failed")} className="mt-8">
            <Button size="sm" className="mt-2" onClick={() => refetch()}>
              {t("retry")}
            </Button>
          </Alert>
        )}
        {!team && !isError && <Loading />}
        {team && (
          <>
            <SettingsSection title={t("members.title")} hint={t("members.hint")} action={<ExportMembers team={team} />}>
              <Members orgId={orgId} team={team} actor={actor} />
            </SettingsSection>
            <SettingsSection title={t("invite.title")} hint={t("invite.hint")}>
              <InviteForm orgId={orgId} team={team} />
            </SettingsSection>
            <SettingsSection
              title={t("invites.title")}
              action={team.invites.length > 0 && <ExportInvites team={team} />}
            >
              <Invites orgId={orgId} team={team} />
            </SettingsSection>
            {own?.role === "primary" && (
              <SettingsSection title={t("delete.section")} hint={t("delete.hint")}>
                <DeleteOrganization organization={own.organization} />
              </SettingsSection>
            )}
          </>
        )}
      </SettingsBody>
    </main>
  );
}

const Loading = () => (
  <SettingsSection title={t("members.title")} hint={t("members.hint")}>
    <RowsSkeleton label={t("loading")} rows={3} rowLook="h-15" />
  </SettingsSection>
);
