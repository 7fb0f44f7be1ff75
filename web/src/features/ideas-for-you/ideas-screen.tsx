import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/ideas-for-you.ts";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { ideasQuery, lessonsQuery, useRequestMore } from "./api.ts";
import { ExportIdeas } from "./export-menu.tsx";
import { IdeasForYou } from "./ideas-for-you.tsx";
import { lessonKey, lessonText } from "./lesson-text.ts";

const SHOWN_LESSONS = 3;

export default function IdeasScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <IdeasPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

const IdeasPage = ({ channel }: { channel: ActiveChannel }) => (
  <main className="flex-1">
    <PageBar
      title={t("title")}
      actions={
        <>
          <ExportIdeas channel={channel} />
          <MoreIdeas channel={channel} />
        </>
      }
    >
      <NewCount channel={channel} />
    </PageBar>
    <div className="px-(--page-x) py-5">
      <Missing channel={channel} />
      <Learned channel={channel} />
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

/** The server limits requests for each channel and day; what is left is said beside the button. */
function MoreIdeas({ channel }: { channel: ActiveChannel }) {
  const { data } = useQuery(ideasQuery(channel));
  const request = useRequestMore(channel);
  if (!data) return null;
  const { requestsLeft, isPreparing } = data;
  return (
    <>
      <span className="text-xs text-muted">
        {requestsLeft > 0 ? t("requestsLeft", { count: requestsLeft }) : t("noRequestsLeft")}
      </span>
      {requestsLeft > 0 && (
        <Button
          icon={<Plus />}
          busy={request.isPending || isPreparing}
          busyLabel={t("moreWriting")}
          onClick={() => request.mutate()}
        >
          {t("more")}
        </Button>
      )}
    </>
  );
}

/** Why there are fewer ideas than planned or requested. */
function Missing({ channel }: { channel: ActiveChannel }) {
  const { data } = useQuery(ideasQuery(channel));
  if (!data || data.missing === 0 || data.results.length === 0) return null;
  return (
    <p role="status" className="mb-5 text-xs text-muted">
      {t("missing", { count: data.missing })}
    </p>
  );
}

function Learned({ channel }: { channel: ActiveChannel }) {
  const { data } = useQuery(lessonsQuery(channel));
  const lessons = data?.lessons.filter(({ effect }) => effect !== "none").slice(0, SHOWN_LESSONS) ?? [];
  if (lessons.length === 0) return null;
  return (
    <ul aria-label={t("learned.name")} className="mb-5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
      {lessons.map((lesson) => (
        <li key={lessonKey(lesson)}>{lessonText(lesson)}</li>
      ))}
    </ul>
  );
}
