import path from "node:path";

const real = path.resolve(import.meta.dirname, "../features/session/derive-key.ts");
const fast = path.resolve(import.meta.dirname, "fast-derive-key.ts");

/** Hashing is slow on purpose: whatever asks for it in a test gets the fast one, but for the tests of the real one. */
export const withFastHashing = {
  name: "with-fast-hashing",
  enforce: "pre" as const,
  resolveId: (source: string, importer: string | undefined) =>
    importer && !importer.endsWith("/derive-key.test.ts") && path.resolve(path.dirname(importer), source) === real
      ? fast
      : undefined,
};
