import { paths } from "@coldopen/contract/paths";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { copyright, PRODUCT } from "../../lib/product.ts";
import { t } from "../../locales/en/session.ts";
import { Wordmark } from "../../ui/mark.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { type ChosenFrame, ContactSheet } from "./contact-sheet.tsx";

type AuthFrameProps = {
  /** A link to log out unless given. */
  header?: ReactNode;
  /** The circled frame of the contact sheet. */
  chosen?: ChosenFrame | undefined;
  isWide?: boolean;
  /** The title of the browser tab. */
  title: string;
  children: ReactNode;
};

/** The layout of pages outside the studio: content on the left, the contact sheet on the right. */
export function AuthFrame({ title, header = <LogOutLink />, chosen, isWide = false, children }: AuthFrameProps) {
  usePageTitle(title);
  return (
    <div
      className={clsx(
        "grid min-h-dvh bg-background text-text",
        isWide ? "lg:grid-cols-[620px_minmax(0,1fr)]" : "lg:grid-cols-[540px_minmax(0,1fr)]",
      )}
    >
      <div className="flex min-w-0 flex-col px-6 pt-7 pb-6 sm:px-16">
        <header className="flex min-h-6 items-center justify-between gap-4">
          <Wordmark className="[&>span]:text-[1.0625rem] [&>svg]:h-5.5 [&>svg]:w-8">{PRODUCT}</Wordmark>
          <div className="text-right text-muted">{header}</div>
        </header>
        <main className="my-auto py-12">{children}</main>
        <footer className="text-xs text-faint">{copyright(new Date())}</footer>
      </div>
      <ContactSheet chosen={chosen} />
    </div>
  );
}

export const LogOutLink = () => <TextLink render={<Link href={paths.logout} />}>{t("frame.logOut")}</TextLink>;

export const LogInLink = () => (
  <TextLink render={<Link href={paths.home} />} className="font-semibold decoration-brand-mark!">
    {t("frame.logIn")}
  </TextLink>
);

export const Headline = ({ children }: { children: ReactNode }) => (
  <h1 className="text-[2.125rem]/9.5 font-[650] tracking-[-.025em] text-balance font-stretch-[116%]">{children}</h1>
);

export const Lead = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 max-w-100 text-[.9375rem]/5.75 text-pretty text-muted">{children}</p>
);

/** For pages that are reached with and without a session. */
export const LogInAndOutLinks = () => (
  <span className="inline-flex gap-4">
    <LogInLink />
    <LogOutLink />
  </span>
);
