import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { openSupport } from "../features/support/index.ts";
import { track } from "../lib/analytics.ts";
import { documentNavigation } from "../lib/document-navigation.ts";
import { log } from "../lib/log.ts";
import { PRODUCT, VERSION } from "../lib/product.ts";
import { t } from "../locales/en/app.ts";
import { Button } from "../ui/button.tsx";
import { Wordmark } from "../ui/mark.tsx";
import { linkLook } from "../ui/text-link.tsx";

/** Uses plain links instead of the router, so that it renders even if the router failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  const requestId = error instanceof AppError ? error.requestId : undefined;
  useEffect(() => {
    log.error("Failed to render a screen", error);
    track({ name: "error_shown", properties: { page: location.pathname.split("/").slice(0, 3).join("/") } });
  }, [error]);
  return (
    <div className="flex min-h-dvh flex-col bg-background px-6 py-7 sm:px-16">
      <Wordmark>{PRODUCT}</Wordmark>
      <main className="my-auto grid max-w-120 gap-4 py-12">
        <h1 className="type-title text-xl">{t("error.title")}</h1>
        {!(error instanceof Error) && <p role="alert">{t("error.unknown")}</p>}
        <p className="text-muted">
          {t("error.text")}{" "}
          <button type="button" className={linkLook} onClick={() => openSupport({ requestId })}>
            {t("error.support")}
          </button>
          .
        </p>
        <p className="flex gap-2">
          <Button kind="primary" icon={<RotateCw />} onClick={() => documentNavigation.reload()}>
            {t("error.refresh")}
          </Button>
          <Button kind="ghost" render={<a href={paths.logout}>{t("error.logOut")}</a>}>
            {t("error.logOut")}
          </Button>
        </p>
        <details className="group mt-2 text-muted">
          <summary className="w-fit cursor-pointer rounded-xs">{t("error.nerds")}</summary>
          <pre className="mt-2 overflow-x-auto rounded-md bg-sunken p-3 font-mono text-xs whitespace-pre-wrap">
            {nerdStuff(error, requestId)}
          </pre>
        </details>
      </main>
    </div>
  );
}

const nerdStuff = (error: unknown, requestId: string | undefined) =>
  [
    error instanceof Error ? error.message : String(error),
    requestId && t("error.requestId", { requestId }),
    t("error.version", { version: VERSION }),
  ]
    .filter(Boolean)
    .join("\n");
