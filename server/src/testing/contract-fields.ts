import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";

const CONTRACT = path.resolve(import.meta.dirname, "../../../contract/src");
const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

export type ContractField = {
  /** Such as `projects/routes.ts addOption.body.content`. */
  name: string;
  /** The names of the fields that lead to it, without the route's. */
  path: readonly string[];
  direction: "input" | "output";
  schema: z.ZodType;
};

type Inner = { key?: string; isItem?: true; schema: z.ZodType };

/** The schemas directly inside a schema: named fields, items of a list, or another form of the same value. */
function inside(schema: z.ZodType): Inner[] {
  const { def } = schema;
  const found: { key?: string; isItem?: true; schema: unknown }[] = [];
  if (schema instanceof z.ZodObject)
    for (const [key, field] of Object.entries(schema.shape)) found.push({ key, schema: field });
  if ("element" in def) found.push({ isItem: true, schema: def.element });
  if ("innerType" in def) found.push({ schema: def.innerType });
  if ("valueType" in def) found.push({ isItem: true, schema: def.valueType });
  if ("in" in def && "out" in def) found.push({ schema: def.in }, { schema: def.out });
  if ("options" in def && Array.isArray(def.options)) found.push(...def.options.map((option) => ({ schema: option })));
  return found.flatMap(({ schema: one, ...where }) => (isSchema(one) ? [{ ...where, schema: one }] : []));
}

/** Every named field below a schema and every item of a named list, each as it is declared there. */
const fieldsIn = (schema: z.ZodType, at: readonly string[] = []): { path: readonly string[]; schema: z.ZodType }[] =>
  inside(schema).flatMap(({ key, isItem, schema: one }) => {
    const place = key === undefined ? at : [...at, key];
    const isField = key !== undefined || (isItem && at.length > 0);
    return [...(isField ? [{ path: place, schema: one }] : []), ...fieldsIn(one, place)];
  });

/** Every part of a route or a socket message that holds a schema. */
function partsOf(value: unknown, at: string): { name: string; schema: z.ZodType }[] {
  if (isSchema(value)) return [{ name: at, schema: value }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]) => partsOf(part, at === "" ? key : `${at}.${key}`));
}

const isOutput = (name: string) => /(?:^|\.)(?:reply|toClient)(?:\.|$)/.test(name);

/** Every field of every route and socket message in the contract. */
export async function contractFields(): Promise<ContractField[]> {
  const files = (await readdir(CONTRACT, { recursive: true })).filter((file) => /\/(routes|sockets)\.ts$/.test(file));
  const fields: ContractField[] = [];
  for (const file of files.sort()) {
    const module: unknown = await import(pathToFileURL(path.join(CONTRACT, file)).href);
    const tables: unknown[] = Object.values(Object(module));
    for (const table of tables.filter((value) => !isSchema(value)))
      for (const part of partsOf(table, ""))
        for (const field of fieldsIn(part.schema)) {
          const name = `${file} ${part.name}.${field.path.join(".")}`;
          fields.push({
            name,
            path: field.path,
            direction: isOutput(part.name) ? "output" : "input",
            schema: field.schema,
          });
        }
  }
  return fields;
}
