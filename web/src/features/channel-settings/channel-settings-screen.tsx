import { ChannelLanguage } from "@coldopen/contract/channel-settings/schema";
import { useQuery } from "@tanstack/react-query";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/channel-settings.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { SettingsBody, SettingsSection } from "../../ui/settings-section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CastMembers } from "../cast/index.ts";
import { useUser } from "../session/index.ts";
import { settingsQuery, useCanChangeSettings, useChangeSettings } from "./api.ts";
import { BioForm } from "./bio-form.tsx";
import { Connection } from "./connection.tsx";
import { OptOut } from "./opt-out.tsx";
import { StyleChoice } from "./style-choice.tsx";

const languages = ChannelLanguage.options.map((value) => ({ value, label: t(`language.${value}`) }));

export default function ChannelSettingsScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <ChannelPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function ChannelPage({ channel }: { channel: ActiveChannel }) {
  const user = useUser();
  const { data: settings, isError, refetch } = useQuery(settingsQuery(channel));
  const { change, isPending, variables } = useChangeSettings(channel);
  const { organizationId, channelUcid } = channel;
  const entry = user.organizations.find(
    (one) => one.organizationId === organizationId && one.channel.ucid === channelUcid,
  );
  const canEdit = useCanChangeSettings(channel);
  const isPrimary = user.organizationUsers.some(
    (one) => one.organizationId === organizationId && one.role === "primary",
  );
  return (
    <main className="flex-1">
      <PageBar title={t("title")} />
      <SettingsBody>
        <p className="pt-6 text-muted">
          {t("lead", { channel: entry?.channel.name ?? "" })} {!canEdit && t("readOnly")}
        </p>
        <SettingsSection title={t("cast.title")} hint={t("cast.hint")}>
          <CastMembers channel={channel} canEdit={canEdit} />
        </SettingsSection>
        {isError && !settings && (
          <Alert title={t("failed")} className="mt-8">
            <Button size="sm" className="mt-2" onClick={() => refetch()}>
              {t("retry")}
            </Button>
          </Alert>
        )}
        {!settings && !isError && (
          <div role="status" aria-label={t("loading")} className="grid gap-5 py-8">
            {[64, 72, 40].map((width) => (
              <Skeleton key={width} className="h-9" style={{ width: `${width}%` }} />
            ))}
          </div>
        )}
        {settings && (
          <>
            <SettingsSection title={t("optOut.title")} hint={t("optOut.hint")}>
              <OptOut
                isOut={settings.thumbnailOptOut}
                canEdit={canEdit}
                onChange={(thumbnailOptOut) => change({ thumbnailOptOut })}
              />
            </SettingsSection>
            <SettingsSection title={t("style.title")} hint={t("style.hint")}>
              <StyleChoice
                style={settings.thumbnailStyle}
                canEdit={canEdit}
                onChange={(thumbnailStyle) => change({ thumbnailStyle })}
              />
            </SettingsSection>
            <SettingsSection title={t("bio.title")} hint={t("bio.hint")}>
              <BioForm
                bio={settings.bio}
                canEdit={canEdit}
                isSaving={isPending && variables?.change.bio !== undefined}
                onSave={(bio) => change({ bio })}
              />
            </SettingsSection>
            <SettingsSection title={t("language.title")} hint={t("language.hint")}>
              <Select
                label={t("language.label")}
                options={languages}
                value={settings.language}
                disabled={!canEdit}
                onValueChange={(language) => language !== settings.language && change({ language })}
                className="max-w-60"
              />
            </SettingsSection>
          </>
        )}
        {entry && (
          <SettingsSection title={t("connection.title")} hint={!isPrimary && t("connection.hint")}>
            <Connection entry={entry} canEdit={isPrimary} />
          </SettingsSection>
        )}
      </SettingsBody>
    </main>
  );
}
