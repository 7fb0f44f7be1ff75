import { useQuery } from "@tanstack/react-query";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/about.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SettingsBody, SettingsSection } from "../../ui/settings-section.tsx";
import { aboutQuery } from "./api.ts";
import { Facts } from "./facts.tsx";
import { Limits } from "./limits.tsx";
import { Worlds } from "./worlds.tsx";

export default function AboutScreen() {
  const { data: studio, isError, refetch } = useQuery(aboutQuery);
  usePageTitle(t("title"));
  return (
    <main className="flex-1">
      <PageBar title={t("title")} />
      <SettingsBody>
        {isError && !studio && (
          <Alert title={t("failed")} className="mt-8">
            <Button size="sm" className="mt-2" onClick={() => refetch()}>
              {t("retry")}
            </Button>
          </Alert>
        )}
        {!studio && !isError && <Loading />}
        {studio && (
          <>
            <SettingsSection title={t("worlds")} hint={t("lead")}>
              <Worlds worlds={studio.worlds} />
            </SettingsSection>
            <SettingsSection title={t("limits")} hint={t("limitsLead")}>
              <Limits />
            </SettingsSection>
            <SettingsSection title={t("studio")}>
              <Facts studio={studio} />
            </SettingsSection>
          </>
        )}
      </SettingsBody>
    </main>
  );
}

const Loading = () => (
  <SettingsSection title={t("worlds")} hint={t("lead")}>
    <RowsSkeleton label={t("loading")} rows={8} rowLook="h-18" />
  </SettingsSection>
);
