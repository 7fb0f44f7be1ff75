import type { NotFoundRouteProps } from "@tanstack/react-router";
import { z } from "zod";
import { openSupport } from "../features/support/index.ts";
import { t } from "../locales/en/app.ts";
import { linkLook } from "../ui/text-link.tsx";
import NotFoundScreen from "./not-found-screen.tsx";
import { NoticePage } from "./notice-page.tsx";

const Missing = z.object({ what: z.enum(["channel", "organization"]) });

/** For a channel, an organization or a page that the guards did not find. */
export default function UnknownScreen({ data }: Pick<NotFoundRouteProps, "data">) {
  const missing = Missing.safeParse(data);
  if (!missing.success) return <NotFoundScreen />;
  return (
    <NoticePage tabTitle={t("unknown.title")} heading={<h1 className="type-title text-lg">{t("unknown.title")}</h1>}>
      <p className="max-w-110 text-muted">{t(`unknown.${missing.data.what}`)}</p>
      <button type="button" className={linkLook} onClick={() => openSupport()}>
        {t("unknown.contact")}
      </button>
    </NoticePage>
  );
}
