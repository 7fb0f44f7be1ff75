import type { OpenApi } from "./openapi.ts";

const safe = (value: unknown) =>
  String(value).replace(/[&<>"]/g, (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[char] ?? char);
const json = (value: unknown) => `<pre>${safe(JSON.stringify(value, null, 2))}</pre>`;

/** The API's own page: plain HTML from the OpenAPI document, readable without a script. */
export function docsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => ({ path, method: method.toUpperCase(), ...operation }) as Record<string, unknown>,
    ),
  );
  const byTag = new Map<string, Record<string, unknown>[]>();
  for (const operation of operations) {
    const tag = String(Array.isArray(operation.tags) ? operation.tags[0] : "");
    byTag.set(tag, [...(byTag.get(tag) ?? []), operation]);
  }
  const sections = [...byTag]
    .map(([tag, entries]) => `<section><h2>${safe(tag)}</h2>${entries.map(operationHtml).join("")}</section>`)
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cold Open API</title><link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Cold Open API</h1><p>Every call of the studio, from the tables that the server mounts. The same as a document: <a href="/api/openapi.json">/api/openapi.json</a></p>${sections}</main></body></html>`;
}

const operationHtml = (operation: Record<string, unknown>) =>
  `<details><summary><b>${safe(operation.method)}</b> <code>${safe(operation.path)}</code> <span>${safe(operation.summary)}</span> <i>${safe(operation["x-access"])}</i></summary>${
    Array.isArray(operation.parameters) && operation.parameters.length > 0
      ? `<h3>Parameters</h3>${json(operation.parameters)}`
      : ""
  }${operation.requestBody ? `<h3>Body</h3>${json(operation.requestBody)}` : ""}<h3>Answers</h3>${json(operation.responses)}</details>`;

export const docsStyle = `:root{color-scheme:light dark}body{margin:0;font:14px/1.5 system-ui,sans-serif}main{max-width:960px;margin:0 auto;padding:32px 24px}h1{font-size:28px}h2{font-size:16px;margin-top:32px;border-bottom:1px solid #8886;padding-bottom:8px}h3{font-size:13px;margin:12px 0 4px}details{border-bottom:1px solid #8883;padding:8px 0}summary{cursor:pointer}summary span{opacity:.85}summary i{float:right;opacity:.7}pre{background:#8882;padding:12px;border-radius:6px;overflow:auto;font-size:12px}`;
