import type { Lesson } from "@coldopen/contract/ideas/ratings";
import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/workbench.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { lessonKey, lessonsQuery, lessonText } from "../ideas-for-you/index.ts";

const icons = { more: ArrowUp, fewer: ArrowDown, none: Minus } as const;
const tones = { more: "text-text", fewer: "text-muted", none: "text-faint" } as const;

/** What was learned from the ratings and dismissals of the channel, and what it changes. */
export function CompleteView({ channel }: { channel: ActiveChannel }) {
  const { data, isError, refetch } = useQuery(lessonsQuery(channel));
  if (!data)
    return isError ? (
      <Alert title={t("complete.failed")} className="m-(--page-x)">
        <Button size="sm" className="mt-2" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    ) : (
      <div className="max-w-180 p-(--page-x)">
        <RowsSkeleton label={t("loading")} rows={4} rowLook="h-14" />
      </div>
    );
  const { lessons, rated, dismissed, saved } = data;
  const changing = lessons.filter(({ effect }) => effect !== "none");
  const steady = lessons.filter(({ effect }) => effect === "none");
  return (
    <div className="w-full max-w-180 px-(--page-x) py-6">
      <h2 className="type-title text-lg">{t("complete.title")}</h2>
      <p className="mt-1 text-muted">{t("complete.lead", { rated, dismissed, saved })}</p>
      {lessons.length === 0 && <p className="mt-6">{t("complete.none")}</p>}
      <LessonList title={t("complete.changes")} lessons={changing} />
      <LessonList title={t("complete.noChange")} lessons={steady} />
      <div className="mt-7 flex flex-wrap gap-2">
        <Button kind="primary" render={<Link href={paths.workbench(channel, "rate-ideas")} />}>
          {t("complete.more")}
        </Button>
        <Button kind="outline" render={<Link href={paths.ideasForYou(channel)} />}>
          {t("complete.ideas")}
        </Button>
      </div>
    </div>
  );
}

function LessonList({ title, lessons }: { title: string; lessons: readonly Lesson[] }) {
  if (lessons.length === 0) return null;
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {lessons.map((lesson) => {
          const Icon = icons[lesson.effect];
          return (
            <li key={lessonKey(lesson)} className="flex items-center gap-2.5 py-2.5">
              <Icon className={`size-4 flex-none ${tones[lesson.effect]}`} />
              {lessonText(lesson)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
