import { CHANNEL_NAME_MAX } from "@coldopen/contract/following/schema";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/workbench.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { AddCreators, Followed } from "../outliers/index.ts";

export function FollowedView({ channel }: { channel: ActiveChannel }) {
  const [typed, setTyped] = useState("");
  return (
    <div className="w-full px-(--page-x) py-6">
      <p className="text-muted">{t("followed.lead")}</p>
      <div className="mt-4 w-90 max-w-full">
        <SearchField
          aria-label={t("followed.search")}
          placeholder={t("followed.search")}
          maxLength={CHANNEL_NAME_MAX}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <AddCreators channel={channel} typed={typed} />
      <Followed channel={channel} />
    </div>
  );
}
