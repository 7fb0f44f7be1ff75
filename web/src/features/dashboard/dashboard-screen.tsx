import clsx from "clsx";
import { Plus } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { loadModule } from "../../lib/load-module.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { usePainted } from "../../lib/use-painted.ts";
import { exampleIdeas, t } from "../../locales/en/dashboard.ts";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { useAddProject } from "../projects/index.ts";
import { IdeaBox } from "./idea-box.tsx";
import { DashboardSections, useHasNoProjects } from "./sections.tsx";

const Checklist = lazy(() => loadModule(() => import("./first-run/checklist.tsx")));
const FirstRun = lazy(() => loadModule(() => import("./first-run/first-run.tsx")));
const FollowedOutliers = lazy(() => loadModule(() => import("./followed-outliers.tsx")));

export default function DashboardScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <DashboardPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function DashboardPage({ channel }: { channel: ActiveChannel }) {
  const { add, isAdding } = useAddProject(channel);
  const isPainted = usePainted();
  const isFirstRun = useHasNoProjects(channel) === true;
  const [idea, setIdea] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const firstAnswer = useRef<HTMLInputElement>(null);
  return (
    <main className="flex-1">
      <PageBar
        title={t("title")}
        actions={
          <Button kind={isFirstRun ? "outline" : "primary"} icon={<Plus />} busy={isAdding} onClick={add}>
            {t("new")}
          </Button>
        }
      />
      <div className={clsx(isFirstRun && "border-line border-b lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]")}>
        <div className={clsx("px-(--page-x)", isFirstRun ? "py-10" : "py-6")}>
          {isFirstRun && (
            <>
              <h2 className="type-title text-2xl">{t("firstRun.question")}</h2>
              <p className="mt-1.5 mb-4 text-md text-muted">{t("firstRun.promise")}</p>
            </>
          )}
          <div className="w-full max-w-3xl min-w-0">
            <IdeaBox channel={channel} idea={idea} onChange={setIdea} field={field} />
          </div>
          {isFirstRun && (
            <ExampleIdeas
              onPick={(example) => {
                setIdea(example);
                field.current?.focus();
              }}
            />
          )}
        </div>
        {isFirstRun && (
          <Suspense>
            <Checklist channel={channel} onTell={() => firstAnswer.current?.focus()} />
          </Suspense>
        )}
      </div>
      {isFirstRun && (
        <Suspense>
          <FirstRun channel={channel} firstAnswer={firstAnswer} />
        </Suspense>
      )}
      <div className="grid gap-9 px-(--page-x) pb-6 empty:hidden">
        <DashboardSections channel={channel} />
        <Suspense>{isPainted && <FollowedOutliers channel={channel} />}</Suspense>
      </div>
    </main>
  );
}

const ExampleIdeas = ({ onPick }: { onPick: (idea: string) => void }) => (
  <section aria-label={t("firstRun.examples")}>
    <p className="mt-4.5 text-xs font-medium text-muted">{t("firstRun.examples")}</p>
    <div className="mt-3 flex flex-wrap gap-2">
      {exampleIdeas.map((idea) => (
        <Button key={idea} kind="outline" className="max-w-full font-normal!" onClick={() => onPick(idea)}>
          {idea}
        </Button>
      ))}
    </div>
  </section>
);
