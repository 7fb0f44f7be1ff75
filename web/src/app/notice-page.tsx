import { paths } from "@coldopen/contract/paths";
import type { ReactNode } from "react";
import { Link } from "../lib/link.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { Button } from "../ui/button.tsx";
import { t } from "./texts.ts";

type NoticePageProps = { tabTitle: string; heading: ReactNode; children?: ReactNode };

/** A dead end with two ways out: home and log out. */
export function NoticePage({ tabTitle, heading, children }: NoticePageProps) {
  usePageTitle(tabTitle);
  return (
    <main className="grid min-h-[70dvh] flex-1 place-content-center justify-items-center gap-3 p-6 text-center">
      {heading}
      {children}
      <p className="mt-2 flex gap-2">
        <Button kind="ghost" render={<Link href={paths.logout} />}>
          {t("notFound.logOut")}
        </Button>
        <Button kind="primary" render={<Link href={paths.root} />}>
          {t("notFound.home")}
        </Button>
      </p>
    </main>
  );
}
