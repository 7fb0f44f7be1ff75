import type { aboutRoutes, OperatorSetting } from "@coldopen/contract/about/routes";
import type { Reply } from "@coldopen/contract/kernel/route";
import { useQuery } from "@tanstack/react-query";
import { timestamp } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/about.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SettingsBody, SettingsSection } from "../../ui/settings-section.tsx";
import { aboutQuery } from "./api.ts";
import { Limits } from "./limits.tsx";
import { Worlds } from "./worlds.tsx";

type Studio = Pick<Reply<typeof aboutRoutes.about>, "version" | "node" | "startedAt" | "isDemo">;

const Facts = ({ studio }: { studio: Studio }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-8 gap-y-2.5">
    <Fact name={t("version")} value={studio.version} />
    <Fact name={t("node")} value={studio.node} />
    <Fact name={t("started")} value={timestamp(studio.startedAt)} />
    <Fact name={t("demo")} value={studio.isDemo ? t("demoOn") : t("demoOff")} />
  </dl>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{value}</dd>
  </>
);

const OperatorSettings = ({ settings }: { settings: readonly OperatorSetting[] }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-8 gap-y-2.5 max-md:grid-cols-1">
    {settings.map(({ variable, text }) => (
      <div key={variable} className="contents">
        <dt className="font-mono text-xs leading-5">{variable}</dt>
        <dd className="text-muted">{text}</dd>
      </div>
    ))}
  </dl>
);

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
            <SettingsSection title={t("engines")} hint={t("enginesLead")}>
              <Worlds worlds={studio.worlds.filter(({ kind }) => kind === "engine")} />
            </SettingsSection>
            <SettingsSection title={t("versions")}>
              <Facts studio={studio} />
            </SettingsSection>
            <SettingsSection title={t("services")} hint={t("servicesLead")}>
              <Worlds worlds={studio.worlds.filter(({ kind }) => kind === "service")} />
            </SettingsSection>
            <SettingsSection title={t("limits")} hint={t("limitsLead")}>
              <Limits />
            </SettingsSection>
            {studio.operatorSettings && (
              <SettingsSection title={t("operators")} hint={t("operatorsLead")}>
                <OperatorSettings settings={studio.operatorSettings} />
              </SettingsSection>
            )}
          </>
        )}
      </SettingsBody>
    </main>
  );
}

const Loading = () => (
  <SettingsSection title={t("engines")} hint={t("enginesLead")}>
    <RowsSkeleton label={t("loading")} rows={8} rowLook="h-18" />
  </SettingsSection>
);
