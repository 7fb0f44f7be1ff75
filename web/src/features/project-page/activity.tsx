import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { relativeAge } from "../../lib/format.ts";
import { t } from "../../locales/en/project-page.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OptionSection } from "../options/index.ts";
import { activityQuery, useProjectPage } from "../project-editing/index.ts";

const FIRST_SHOWN = 6;

export function Activity() {
  const { project } = useProjectPage("Activity");
  const [isWhole, setWhole] = useState(false);
  const { data, isError, refetch } = useQuery(activityQuery(project.id));
  return (
    <OptionSection title={t("activity.title")}>
      {isError && !data && (
        <p className="flex items-center gap-2 text-muted">
          {t("activity.failed")}
          <Button size="sm" onClick={() => refetch()}>
            {t("activity.retry")}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton className="my-2 h-4 w-64" />}
      {data?.length === 0 && <p className="py-1 text-faint">{t("activity.empty")}</p>}
      <ol className="grid gap-1.5 py-1 empty:hidden">
        {data?.slice(0, isWhole ? undefined : FIRST_SHOWN).map(({ id, who, what, at }) => (
          <li key={id} className="flex gap-3 text-muted">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium text-text">{what}</span> {who}
            </span>
            <time dateTime={at} className="ml-auto flex-none text-xs text-faint">
              {relativeAge(at, new Date())}
            </time>
          </li>
        ))}
      </ol>
      {data && data.length > FIRST_SHOWN && !isWhole && (
        <Button size="sm" kind="ghost" className="-ml-2.5" onClick={() => setWhole(true)}>
          {t("activity.all", { count: data.length })}
        </Button>
      )}
    </OptionSection>
  );
}
