import { z } from "zod";
import { limitsOf, schemaText } from "./docs-schema.ts";
import type { OpenApi } from "./openapi.ts";

const Parameter = z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.looseObject({}) });
const Content = z.record(z.string(), z.looseObject({ schema: z.unknown() }));
const Operation = z.looseObject({
  tags: z.tuple([z.string()]),
  operationId: z.string(),
  summary: z.string(),
  "x-access": z.string(),
  "x-api-key": z.string().optional(),
  parameters: z.array(Parameter),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: Content.optional() })),
});
type Entry = z.infer<typeof Operation> & { method: string; path: string };

const safe = (value: string) =>
  value.replace(/[&<>"]/g, (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[char] ?? char);
const part = (title: string, text: string) =>
  text ? `<h3>${safe(title)}</h3><pre tabindex="0">${safe(text)}</pre>` : "";

const ICON =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26 18' fill='none'><path d='M14.5 1.8H5A3.2 3.2 0 0 0 1.8 5v8A3.2 3.2 0 0 0 5 16.2h17' stroke='currentColor' stroke-width='2.6' stroke-linecap='round'/><circle cx='21.4' cy='4.6' r='3.6' fill='#f59e0b'/></svg>";

/** The API's own page: plain HTML from the OpenAPI document, readable without a script. */
export function docsPage(document: OpenApi): string {
  const byTag = new Map<string, Entry[]>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const entry = { ...Operation.parse(operation), method: method.toUpperCase(), path };
      byTag.set(entry.tags[0], [...(byTag.get(entry.tags[0]) ?? []), entry]);
    }
  const links = [...byTag].map(
    ([tag, { length }]) => `<a href="#${safe(tag)}">${safe(words(tag))}<small>${length}</small></a>`,
  );
  const sections = [...byTag].map(
    ([tag, entries]) =>
      `<section><h2 id="${safe(tag)}">${safe(words(tag))}</h2>${entries.map(operationHtml).join("")}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cold Open API</title><link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}"><link rel="stylesheet" href="/api/docs/style.css"></head><body><div><nav aria-label="Parts">${ICON}${links.join("")}</nav><main><h1>Cold Open API</h1><p>Every call of the studio, from the tables that the server mounts. The same as a document: <a href="/api/openapi.json">/api/openapi.json</a>. A call that is refused or fails answers { code, message, requestId }. Calls marked with "API key" can be made with a key of your organization: <code>Authorization: Bearer co_…</code></p>${sections.join("")}</main></div></body></html>`;
}

/** savedItems → Saved items */
const words = (tag: string) => {
  const spaced = tag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
};

const operationHtml = (entry: Entry) =>
  `<details id="${safe(entry.operationId)}"><summary><b class="${entry.method}">${entry.method}</b><code>${safe(entry.path)}</code><i>${safe(accessText(entry))}</i><span>${safe(entry.summary)}</span></summary>${part(
    "Parameters",
    entry.parameters.map(parameterText).join("\n"),
  )}${contentHtml("Body", entry.requestBody?.content)}${answersHtml(entry)}</details>`;

const accessText = ({ "x-access": access, "x-api-key": key }: Entry) => (key ? `${access}, API key: ${key}` : access);

const parameterText = ({ name, required, schema, in: place }: z.infer<typeof Parameter>) =>
  `${name}${required ? "" : "?"}: ${schemaText(schema)}  // ${[`in the ${place}`, ...limitsOf(schema)].join(", ")}`;

const contentHtml = (title: string, content: z.infer<typeof Content> | undefined) =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => part(type === "application/json" ? title : `${title}: ${type}`, schemaText(schema)))
    .join("");

const answersHtml = ({ responses }: Entry) =>
  Object.entries(responses)
    .filter(([status]) => status !== "default")
    .map(([status, { description, content }]) =>
      content ? contentHtml(`Answer ${status}`, content) : part(`Answer ${status}`, description),
    )
    .join("");
