import { useQuery } from "@tanstack/react-query";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/ideas-for-you.ts";
import { PageBar } from "../../ui/page-bar.tsx";
import { ideasQuery } from "./api.ts";
import { ExportIdeas } from "./export-menu.tsx";
import { IdeasForYou } from "./ideas-for-you.tsx";

export default function IdeasScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <IdeasPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

const IdeasPage = ({ channel }: { channel: ActiveChannel }) => (
  <main className="flex-1">
    <PageBar title={t("title")} actions={<ExportIdeas channel={channel} />}>
      <NewCount channel={channel} />
    </PageBar>
    <div className="px-(--page-x) py-5">
      <IdeasForYou channel={channel} />
    </div>
  </main>
);

function NewCount({ channel }: { channel: ActiveChannel }) {
  const { data } = useQuery(ideasQuery(channel));
  const [latest] = data?.results ?? [];
  const count = data?.results.filter(({ seenAt, day }) => seenAt === null && day === latest?.day).length ?? 0;
  return count > 0 ? (
    <span className="flex items-center gap-1.5 text-xs text-muted">
      <span aria-hidden className="size-1.5 rounded-full bg-brand-mark" />
      {t("newToday", { count })}
    </span>
  ) : null;
}
