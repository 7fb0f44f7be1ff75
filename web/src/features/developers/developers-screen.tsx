import { ExternalLink, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/developers.ts";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { SettingsBody, SettingsSection } from "../../ui/settings-section.tsx";
import { useUser } from "../session/index.ts";
import { Examples } from "./examples.tsx";
import { ExportKeys } from "./export-menus.tsx";
import { Keys } from "./keys.tsx";
import { McpAddresses } from "./mcp-addresses.tsx";
import { NewKey } from "./new-key.tsx";
import { Webhooks } from "./webhooks.tsx";

export default function DevelopersScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <DevelopersPage key={channel.organizationId} channel={channel} /> : null;
}

function DevelopersPage({ channel }: { channel: ActiveChannel }) {
  const { organizationId: orgId } = channel;
  const user = useUser();
  const [isCreating, setIsCreating] = useState(false);
  const newKey = useRef<HTMLButtonElement>(null);
  const channels = user.organizations
    .filter(({ organizationId }) => organizationId === orgId)
    .map(({ channel: { ucid, name } }) => ({ ucid, name }));
  const close = () => {
    setIsCreating(false);
    newKey.current?.focus();
  };
  return (
    <main className="flex-1">
      <PageBar
        title={t("title")}
        actions={
          <>
            <Button
              kind="ghost"
              trailing={<ExternalLink />}
              render={<a href="/api/docs" target="_blank" rel="noreferrer" />}
            >
              {t("reference")}
            </Button>
            <Button ref={newKey} kind="primary" icon={<Plus />} onClick={() => setIsCreating(true)}>
              {t("keys.new")}
            </Button>
          </>
        }
      />
      <SettingsBody>
        <SettingsSection title={t("keys.title")} hint={t("keys.hint")} action={<ExportKeys orgId={orgId} />}>
          <Keys orgId={orgId} channels={channels} />
        </SettingsSection>
        <SettingsSection title={t("webhooks.title")} hint={t("webhooks.hint")}>
          <Webhooks orgId={orgId} />
        </SettingsSection>
        <SettingsSection title={t("mcp.title")} hint={t("mcp.hint")}>
          <McpAddresses />
        </SettingsSection>
        <SettingsSection title={t("examples.title")} hint={t("examples.hint")}>
          <Examples scope={channel} />
        </SettingsSection>
      </SettingsBody>
      {isCreating && <NewKey orgId={orgId} channels={channels} onClose={close} />}
    </main>
  );
}
