import { type KeyOperation, type SampleScope, sampleCall } from "./rules.ts";

export const exampleLanguages = ["curl", "typescript", "python"] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

const isEmpty = (value: object) => Object.keys(value).length === 0;
/** As a person would write it: names of fields need no quotes. */
const typescriptOf = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/^([ \t]*)"([A-Za-z_]\w*)": /gm, "$1$2: ");

/** A single quote ends a quoted word of a shell, so it is written outside of one. */
const shellQuoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const pythonOf = (value: unknown): string =>
  JSON.stringify(value, null, 4)
    .replace(/: (true|false|null)(?=[,\n])/g, (_, word: string) => `: ${PYTHON_WORDS[word] ?? word}`)
    .replaceAll("\n", "\n    ");
const PYTHON_WORDS: Readonly<Record<string, string>> = { true: "True", false: "False", null: "None" };

/** snake_case of the wire is camelCase in the client, as in the contract. */
const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const inCamelCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [camelCase(name), inCamelCase(item)]));
};

/** A program that makes one call of the API, with the key in the environment. */
export function writeExample(
  operation: KeyOperation,
  language: ExampleLanguage,
  { origin, scope }: { origin: string; scope: SampleScope },
): string {
  const { params, query, body, address } = sampleCall(operation, scope);
  const url = `${origin}${address}`;
  switch (language) {
    case "curl":
      return [
        `curl ${operation.method === "GET" ? "" : `-X ${operation.method} `}${shellQuoted(url)}`,
        '  -H "Authorization: Bearer $COLDOPEN_KEY"',
        ...(body === undefined
          ? []
          : ["  -H 'Content-Type: application/json'", `  -d ${shellQuoted(JSON.stringify(body))}`]),
      ].join(" \\\n");
    case "typescript": {
      const input = {
        ...(!isEmpty(params) && { params }),
        ...(!isEmpty(query) && { query }),
        ...(body !== undefined && { body }),
      };
      return `import { createClient } from "@coldopen/client";

const studio = createClient({ url: ${JSON.stringify(origin)}, key: process.env.COLDOPEN_KEY ?? "" });
const answer = await studio.${operation.id}(${isEmpty(input) ? "" : typescriptOf(inCamelCase(input))});
console.log(answer);`;
    }
    case "python":
      return `import os
import requests

answer = requests.${operation.method.toLowerCase()}(
    ${JSON.stringify(url)},
    headers={"Authorization": f"Bearer {os.environ['COLDOPEN_KEY']}"},${
      body === undefined ? "" : `\n    json=${pythonOf(body)},`
    }
    timeout=30,
)
answer.raise_for_status()
print(answer.json())`;
  }
}
