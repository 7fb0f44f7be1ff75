import { NoticePage } from "./notice-page.tsx";
import { t } from "./texts.ts";

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
