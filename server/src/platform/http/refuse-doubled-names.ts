import { AppError } from "@coldopen/contract/kernel/errors";

/** Equal for two spellings of one name: `organization_id`, `organizationId`, `organizationID`. */
export const comparableName = (name: string): string => name.replaceAll("_", "").toLowerCase();

export const namedTwice = (name: string): AppError => new AppError("invalid_input", `${name}: Given more than once`);

/** Throws if an object anywhere in the value has two fields that are spellings of one name. */
export function refuseDoubledNames(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) refuseDoubledNames(item);
    return;
  }
  if (value === null || typeof value !== "object") return;
  const seen = new Set<string>();
  for (const [name, inner] of Object.entries(value)) {
    if (seen.has(comparableName(name))) throw namedTwice(name);
    seen.add(comparableName(name));
    refuseDoubledNames(inner);
  }
}
