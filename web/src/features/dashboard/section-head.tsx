import type { ReactNode } from "react";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/dashboard.ts";

type SectionHeadProps = {
  name: "ideasForYou" | "ideas" | "inDevelopment" | "ideaBank" | "published" | "followed";
  href: string;
  children?: ReactNode;
};

export const SectionHead = ({ name, href, children }: SectionHeadProps) => (
  <div className="mb-3 flex items-baseline justify-between gap-4">
    <h2 id={`dashboard-${name}`} className="type-title text-md">
      {t(name)}
    </h2>
    <span className="flex flex-none items-center gap-2">
      {children}
      <Link
        href={href}
        aria-label={t("seeMoreOf", { section: t(name) })}
        className="rounded-xs text-xs text-muted underline decoration-line-control underline-offset-3 hover:text-text"
      >
        {t("seeMore")}
      </Link>
    </span>
  </div>
);
