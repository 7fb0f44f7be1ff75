import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useRef, useState } from "react";
import { useFocusAfterRemoval } from "../../lib/restore-focus.ts";
import { t } from "../../locales/en/feed-tests.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OptionSection } from "../options/index.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { feedTestsQuery, useFeedTestActions } from "./api.ts";
import { ExportFeedTests } from "./export-menu.tsx";
import { NewTest } from "./new-test.tsx";
import { Test } from "./test.tsx";

/** The blind feed tests of a project with their results. */
export default function FeedTests() {
  const { channel, project } = useProjectPage("FeedTests");
  const { data: tests, isError, refetch } = useQuery(feedTestsQuery(channel, project.id));
  const actions = useFeedTestActions(channel, project.id);
  const [isStarting, setStarting] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(tests?.length, start);
  return (
    <OptionSection
      title={t("title")}
      {...(tests && { count: tests.length })}
      actions={
        <>
          {tests && tests.length > 0 && <ExportFeedTests tests={tests} />}
          <Button ref={start} size="sm" kind="ghost" icon={<FlaskConical />} onClick={() => setStarting(true)}>
            {t("start")}
          </Button>
        </>
      }
    >
      {!tests && !isError && <Skeleton role="status" aria-label={t("loading")} className="my-1.5 h-5 w-80" />}
      {!tests && isError && (
        <Alert title={t("failed")}>
          <Button size="sm" className="mt-2" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </Alert>
      )}
      {tests?.length === 0 && <p className="py-1 text-faint">{t("empty")}</p>}
      {tests?.map((test) => (
        <Test key={test.id} test={test} actions={actions} />
      ))}
      {isStarting && <NewTest project={project} create={actions.create} onClose={() => setStarting(false)} />}
    </OptionSection>
  );
}
