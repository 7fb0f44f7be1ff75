import { vi } from "vitest";

/** Waits until a check holds; a busy machine is given its time. */
export const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 45_000, interval: 20 });
