import path from "node:path";

const real = path.resolve(import.meta.dirname, "../features/session/passwords.ts");
const fast = path.resolve(import.meta.dirname, "fast-passwords.ts");

/** Hashing is slow on purpose: whatever asks for it in a test gets the fast one, but for the test of the real one. */
export const withFastPasswords = {
  name: "with-fast-passwords",
  enforce: "pre" as const,
  resolveId: (source: string, importer: string | undefined) =>
    importer && !importer.endsWith("/passwords.test.ts") && path.resolve(path.dirname(importer), source) === real
      ? fast
      : undefined,
};
