import { Toolbar } from "@base-ui/react/toolbar";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";
import { pieceContext } from "./piece-context.ts";

const [IslandProvider, useIsland] = pieceContext<true>("ActionIsland");

type ActionIslandProps = { label: string; className?: string | undefined; children: ReactNode };

/** A floating bar of actions for the selection. */
export const ActionIsland = ({ label, className, children }: ActionIslandProps) => (
  <IslandProvider value={true}>
    <Toolbar.Root
      aria-label={label}
      className={clsx(
        "pointer-events-auto inline-flex h-12 items-center gap-1.5 rounded-xl bg-overlay px-2 shadow-overlay",
        className,
      )}
    >
      {children}
    </Toolbar.Root>
  </IslandProvider>
);

/** Pins the island to the bottom of the nearest positioned ancestor. */
export function ActionIslandDock({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-6 z-(--z-sticky) flex justify-center">{children}</div>
  );
}

/** Adds a button to the arrow-key order. */
export function ActionIslandAction({ children }: { children: ReactElement }) {
  useIsland("ActionIslandAction");
  return <Toolbar.Button render={children} />;
}

export function ActionIslandText({ children }: { children: ReactNode }) {
  useIsland("ActionIslandText");
  return <span className="px-2 text-xs font-medium text-muted">{children}</span>;
}

export function ActionIslandSeparator() {
  useIsland("ActionIslandSeparator");
  return <Toolbar.Separator className="mx-0.5 h-5 w-px bg-line-strong" />;
}
