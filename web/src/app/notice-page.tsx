import { paths } from "@coldopen/contract/paths";
import { type ReactNode, useContext } from "react";
import { Link } from "../lib/link.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { copyright, PRODUCT } from "../lib/product.ts";
import { t } from "../locales/en/app.ts";
import { Button } from "../ui/button.tsx";
import { Wordmark } from "../ui/mark.tsx";
import { InShell } from "./in-shell.ts";

type NoticePageProps = { tabTitle: string; heading: ReactNode; children?: ReactNode };

/** An end page with links to the home screen and to log out. */
export function NoticePage({ tabTitle, heading, children }: NoticePageProps) {
  usePageTitle(tabTitle);
  const notice = (
    <main className="grid min-h-[70dvh] flex-1 place-content-center justify-items-center gap-3 p-6 text-center text-balance">
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
  return useContext(InShell) ? notice : <Bare>{notice}</Bare>;
}

const Bare = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col px-6 pt-7 pb-6 sm:px-16">
    <header>
      <Wordmark className="[&>span]:text-[1.0625rem] [&>svg]:h-5.5 [&>svg]:w-8">{PRODUCT}</Wordmark>
    </header>
    {children}
    <footer className="text-xs text-faint">{copyright(new Date())}</footer>
  </div>
);
