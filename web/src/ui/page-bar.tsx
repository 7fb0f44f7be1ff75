import type { ReactNode } from "react";
import { takeUnderBar } from "./under-bar.ts";

type PageBarProps = {
  title: string;
  /** Search or tabs, beside the title. */
  children?: ReactNode;
  /** View toggles and the primary action, at the right. */
  actions?: ReactNode;
};

export const PageBar = ({ title, children, actions }: PageBarProps) => (
  <>
    <header className="sticky top-0 z-(--z-sticky) flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-background px-(--page-x) py-2">
      <h1 className="type-title truncate text-lg">{title}</h1>
      {children}
      {actions && <div className="painted-apart ml-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>}
    </header>
    <div ref={takeUnderBar} />
  </>
);
