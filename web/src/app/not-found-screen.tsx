import { t } from "../locales/en/app.ts";
import { NoticePage } from "./notice-page.tsx";

export default function NotFoundScreen() {
  return (
    <NoticePage
      tabTitle={t("notFound.status")}
      heading={
        <>
          <p className="type-display text-3xl">{t("notFound.status")}</p>
          <h1 className="type-title text-lg">{t("notFound.title")}</h1>
        </>
      }
    />
  );
}
