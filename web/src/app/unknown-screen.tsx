import { paths } from "@coldopen/contract/paths";
import type { NotFoundRouteProps } from "@tanstack/react-router";
import { z } from "zod";
import { Link } from "../lib/link.tsx";
import NotFoundScreen from "./not-found-screen.tsx";
import { t } from "./texts.ts";

const Missing = z.object({ data: z.object({ what: z.enum(["channel", "organization"]) }) });

export function UnknownScreen({ data }: Pick<NotFoundRouteProps, "data">) {
  const missing = Missing.safeParse(data);
  if (!missing.success) return <NotFoundScreen />;
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <h1 className="text-lg">{t("unknown.title")}</h1>
      <p className="max-w-110 text-muted">{t(`unknown.${missing.data.data.what}`)}</p>
      <p className="flex gap-3">
        <Link href={paths.logout}>{t("notFound.logOut")}</Link>
        <Link href={paths.root}>{t("notFound.home")}</Link>
      </p>
    </main>
  );
}
