import { AppError } from "@coldopen/contract/kernel/errors";

/** The smallest documents have 8 bytes a value, and a body has at most 1 MB. */
export const MAX_VALUES = 131_072;
/** Code that traverses a body may recurse. */
export const MAX_DEPTH = 64;

/** Equal for two spellings of one name: `organization_id`, `organizationId`, `organizationID`. */
export const comparableName = (name: string): string => name.replaceAll("_", "").toLowerCase();

export const namedTwice = (name: string): AppError => new AppError("invalid_input", `${name}: Given more than once`);
export const nestedTooDeep = (): AppError => new AppError("invalid_input", "The request is nested too deep");
export const tooManyValues = (): AppError => new AppError("too_large", "That is too large");

/**
 * Throws if an object anywhere in the value has two fields that are spellings of one name, or if the value is larger or deeper
 * than code may traverse. Returns the number of fields.
 */
export function refuseDoubledNames(value: unknown, { maxValues = MAX_VALUES } = {}): number {
  let fields = 0;
  let values = 0;
  let layer = [value];
  for (let depth = 0; layer.length > 0; depth++) {
    values += layer.length;
    if (depth > MAX_DEPTH) throw nestedTooDeep();
    if (values > maxValues) throw tooManyValues();
    const next: unknown[] = [];
    for (const item of layer) {
      if (Array.isArray(item)) for (const inner of item) next.push(inner);
      else if (item !== null && typeof item === "object") fields += collectFields(item, next);
    }
    layer = next;
  }
  return fields;
}

function collectFields(item: object, values: unknown[]): number {
  const seen = new Set<string>();
  for (const [name, value] of Object.entries(item)) {
    const comparable = comparableName(name);
    if (seen.has(comparable)) throw namedTwice(name);
    seen.add(comparable);
    values.push(value);
  }
  return seen.size;
}
