import { CHANNEL_NAME_MAX } from "@coldopen/contract/following/schema";
import { useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../../lib/active-channel.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { t } from "../../../locales/en/following.ts";
import { PageBar } from "../../../ui/page-bar.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { SettingsBody } from "../../../ui/settings-section.tsx";
import { AddCreators } from "./add-creators.tsx";
import { ExportFollowed } from "./export-menu.tsx";
import { Followed } from "./followed.tsx";

export default function FollowingScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <FollowingPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function FollowingPage({ channel }: { channel: ActiveChannel }) {
  const [typed, setTyped] = useState("");
  return (
    <main className="flex-1">
      <PageBar title={t("title")} actions={<ExportFollowed channel={channel} />}>
        <div className="w-90 max-w-full">
          <SearchField
            aria-label={t("search.name")}
            placeholder={t("search.placeholder")}
            maxLength={CHANNEL_NAME_MAX}
            value={typed}
            onValueChange={setTyped}
          />
        </div>
      </PageBar>
      <SettingsBody>
        <AddCreators channel={channel} typed={typed} />
        <Followed channel={channel} />
      </SettingsBody>
    </main>
  );
}
