import path from "node:path";
import { vi } from "vitest";

type Made = { source: string; flags: string; file: string };

/** The patterns that these files put together while `use` runs, loaded anew so that nothing was made before. */
export async function recordPatterns(
  root: string,
  makers: ReadonlySet<string>,
  use: () => Promise<void>,
): Promise<Made[]> {
  const made: Made[] = [];
  const makerIn = (stack: string) => [...makers].find((file) => stack.includes(path.join(root, file)));
  const note = (pattern: RegExp) => {
    const at = new Error("made here").stack?.split("\n").find((line) => makerIn(line) !== undefined);
    const file = at && makerIn(at);
    if (file) made.push({ source: pattern.source, flags: pattern.flags, file });
    return pattern;
  };
  vi.resetModules();
  vi.stubGlobal(
    "RegExp",
    new Proxy(RegExp, {
      construct: (target, [pattern, flags]) => note(new target(pattern, flags)),
      apply: (target, _, [pattern, flags]) => note(target(pattern, flags)),
    }),
  );
  try {
    await use();
  } finally {
    vi.unstubAllGlobals();
  }
  return made;
}
