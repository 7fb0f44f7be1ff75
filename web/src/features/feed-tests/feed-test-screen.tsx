import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { z } from "zod";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/feed-tests.ts";
import { Button } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useVisit } from "./use-visit.ts";
import { VisitedFeed } from "./visited-feed.tsx";

const Params = z.object({ token: z.string() });

/** The page of a feed test's share link, for visitors without an account. */
export default function FeedTestScreen() {
  const { token } = Params.parse(useParams({ strict: false }));
  const { state, show, choose, sendAgain, retry } = useVisit(token);
  usePageTitle(t("visit.title"));
  switch (state.phase) {
    case "loading":
      return (
        <Page title={t("visit.title")} text={t("visit.text")}>
          <span role="status" className="flex items-center gap-2 text-muted">
            <Spinner />
            {t("visit.loading")}
          </span>
        </Page>
      );
    case "ready":
      return (
        <Page title={t("visit.title")} text={t("visit.text")}>
          <Button kind="primary" size="lg" onClick={show}>
            {t("visit.start")}
          </Button>
          <p className="mt-6 max-w-90 text-xs text-faint">{t("visit.privacy")}</p>
        </Page>
      );
    case "choosing":
      return <VisitedFeed videos={state.videos} onChoose={choose} />;
    case "sending":
    case "thanks":
      return <Page title={t("visit.thanks")} text={state.phase === "thanks" ? t("visit.thanksText") : ""} />;
    case "sendFailed":
      return (
        <Page title={t("visit.sendFailed")}>
          <Button onClick={sendAgain}>{t("visit.retry")}</Button>
        </Page>
      );
    case "answered":
      return <Page title={t("visit.already")} text={t("visit.alreadyText")} />;
    case "ended":
      return <Page title={t("visit.ended")} text={t("visit.endedText")} />;
    case "missing":
      return <Page title={t("visit.missing")} text={t("visit.missingText")} />;
    case "failed":
      return (
        <Page title={t("visit.failed")}>
          <Button onClick={retry}>{t("visit.retry")}</Button>
        </Page>
      );
  }
}

const Page = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <main className="mx-auto flex min-h-dvh max-w-130 flex-col justify-center px-6 py-16">
    <Mark className="mb-8 h-8 w-auto self-start" />
    <h1 className="type-title text-2xl">{title}</h1>
    {text && <p className="mt-2 text-md text-muted">{text}</p>}
    {children && <div className="mt-6">{children}</div>}
  </main>
);
