import { z } from "zod";
import { persisted } from "./persisted.ts";
import { usePersisted } from "./use-persisted.ts";

/** The tips that were dismissed in this browser. */
const dismissals = persisted("studio-tooltip-dismissals", z.array(z.string()));

export const dismissTooltip = (id: string): void => {
  const before = dismissals.read() ?? [];
  if (!before.includes(id)) dismissals.write([...before, id]);
};

export const useIsTooltipDismissed = (id: string): boolean => usePersisted(dismissals)?.includes(id) ?? false;
