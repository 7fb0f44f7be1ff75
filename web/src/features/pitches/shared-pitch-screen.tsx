import { AppError } from "@coldopen/contract/kernel/errors";
import { pitchRoutes } from "@coldopen/contract/pitches/routes";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { z } from "zod";
import { api } from "../../lib/api.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { PRODUCT } from "../../lib/product.ts";
import { t } from "../../locales/en/pitches.ts";
import { Button } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { PitchPage } from "./page/pitch-page.tsx";

const Params = z.object({ token: z.string() });
const links = api(pitchRoutes, { whenSignedOut: "fail" });
const isMissing = (error: unknown) =>
  error instanceof AppError && (error.code === "not_found" || error.code === "invalid_input");

/** The page of a pitch's share link, for readers without an account. */
export default function SharedPitchScreen() {
  const { token } = Params.parse(useParams({ strict: false }));
  const { data, error, refetch } = useQuery({
    queryKey: ["shared-pitch", token],
    queryFn: () => links.open({ params: { token } }),
    retry: (failures, cause) => !isMissing(cause) && failures < 2,
    refetchOnWindowFocus: false,
  });
  usePageTitle(data?.content.campaign.title || t("visit.title"));
  if (data) {
    const { content } = data;
    return (
      <main className="min-h-dvh">
        <header className="sticky top-0 z-(--z-sticky) flex min-h-13 items-center gap-3 border-b border-line bg-background px-6 py-2 print:hidden">
          <Mark className="h-4.5 w-auto flex-none" />
          <span className="min-w-0 truncate font-medium">
            {t("studio.beside", { creator: content.creator.name, brand: content.brand.name })}
          </span>
          <Button size="sm" kind="outline" icon={<Printer />} className="ml-auto flex-none" onClick={() => print()}>
            <span className="max-sm:sr-only">{t("visit.print")}</span>
          </Button>
        </header>
        <PitchPage content={content} />
        <footer className="mx-auto max-w-308 px-6 py-4 text-xs text-faint print:break-before-avoid print:px-0">
          {t("visit.madeWith", { product: PRODUCT })}
        </footer>
      </main>
    );
  }
  if (isMissing(error)) return <Notice title={t("visit.missing")} text={t("visit.missingText")} />;
  if (error)
    return (
      <Notice title={t("visit.failed")}>
        <Button onClick={() => void refetch()}>{t("visit.retry")}</Button>
      </Notice>
    );
  return (
    <Notice title={t("visit.title")}>
      <span role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        {t("visit.loading")}
      </span>
    </Notice>
  );
}

const Notice = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <main className="mx-auto flex min-h-dvh max-w-130 flex-col justify-center px-6 py-16">
    <Mark className="mb-8 h-8 w-auto self-start" />
    <h1 className="type-title text-2xl">{title}</h1>
    {text && <p className="mt-2 text-md text-muted">{text}</p>}
    {children && <div className="mt-6">{children}</div>}
  </main>
);
