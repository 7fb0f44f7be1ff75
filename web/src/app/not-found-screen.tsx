import { paths } from "@coldopen/contract/paths";
import { Link } from "../lib/link.tsx";
import { t } from "./texts.ts";

export default function NotFoundScreen() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <p className="text-3xl font-stretch-[118%]">{t("notFound.status")}</p>
      <h1 className="text-lg">{t("notFound.title")}</h1>
      <p className="flex gap-3">
        <Link href={paths.logout}>{t("notFound.logOut")}</Link>
        <Link href={paths.root}>{t("notFound.home")}</Link>
      </p>
    </main>
  );
}
