import { paths } from "@coldopen/contract/paths";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { t } from "./texts.ts";

export function ErrorScreen({ error }: Pick<ErrorComponentProps, "error">) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-130 content-center gap-4 p-6">
      <h1 className="text-xl">{t("error.title")}</h1>
      <p>{error instanceof Error ? error.message : t("error.unknown")}</p>
      <a href={paths.logout}>{t("error.logOut")}</a>
    </main>
  );
}
