import { z } from "zod";

const Schema = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  nullable: z.boolean().optional(),
  default: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});
type Schema = z.infer<typeof Schema>;

const LONGEST_PATTERN_SHOWN = 40;
const indented = (text: string) => text.replaceAll("\n", "\n  ");

/** A JSON schema as one would write it down: names, kinds and, beside them, limits. */
export function schemaText(value: unknown): string {
  const schema = Schema.catch({}).parse(value);
  return `${kindOf(schema)}${schema.nullable ? " | null" : ""}`;
}

function kindOf(schema: Schema): string {
  const { type, format, items, properties, additionalProperties } = schema;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(schemaText).join(" | ");
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (properties) return fieldsOf(properties, schema.required ?? []);
  if (type === "object")
    return `{ [name]: ${additionalProperties ? indented(schemaText(additionalProperties)) : "anything"} }`;
  if (type === "array") return listOf(schemaText(items));
  return format ?? type ?? "anything";
}

const listOf = (one: string) => (/ \| /.test(one) && !one.startsWith("{") ? `(${one})[]` : `${one}[]`);

function fieldsOf(properties: Record<string, unknown>, required: readonly string[]): string {
  const lines = Object.entries(properties).map(([name, field]) => {
    const limits = limitsOf(Schema.catch({}).parse(field)).join(", ");
    const kind = indented(schemaText(field));
    return `  ${name}${required.includes(name) ? "" : "?"}: ${kind}${limits && `  // ${limits}`}`;
  });
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n}`;
}

/** What a value must keep to; the bounds of every whole number are none of ours. */
export function limitsOf(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, maxItems, pattern, format } = schema;
  const isBound = (value: number | undefined): value is number =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return [
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    isBound(minimum) && `from ${minimum}`,
    isBound(maximum) && `to ${maximum}`,
    maxItems !== undefined && `at most ${maxItems}`,
    pattern && !format && pattern.length <= LONGEST_PATTERN_SHOWN && `like ${pattern}`,
    schema.default !== undefined && `${JSON.stringify(schema.default)} where absent`,
  ].filter((limit) => typeof limit === "string");
}
