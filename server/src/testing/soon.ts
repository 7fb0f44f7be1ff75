import { vi } from "vitest";

/** Waits until a check holds; a busy machine is given its time. */
export const soon = <T>(check: () => T | Promise<T>, timeoutMs = 45_000) =>
  vi.waitFor(check, { timeout: timeoutMs, interval: 20 });
