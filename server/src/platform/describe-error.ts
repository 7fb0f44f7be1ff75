export type ErrorDescription = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: ErrorDescription;
};

const MAX_CAUSE_DEPTH = 4;
/** Our secrets are 43 letters of base64url; nothing that long and dense is worth reading in a log. */
const SECRET = /[A-Za-z0-9_-]{40,}/g;
/** Values that a database or a parser quotes back come from people. */
const QUOTED_VALUE = /(?<=: |=)["'(].*$/s;
const CLOSED_BY: Readonly<Record<string, string>> = { '"': '"', "'": "'", "(": ")" };
const MESSAGE_MAX = 2000;

/** Type, place and cause of an error, without the values in its message. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: "Not an error was thrown" };
  const code = textOf(error, "code");
  const constraint = textOf(error, "constraint");
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(error.stack !== undefined && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && depth < MAX_CAUSE_DEPTH && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** A message without the values in it. Drizzle tells a failed query with its parameters. */
export const withoutValues = (message: string): string =>
  withoutQuoted((message.split("\nparams: ")[0] ?? "").replace(SECRET, "[hidden]")).slice(0, MESSAGE_MAX);

/** A value may hold what closes it, so it goes on to the last one. */
const withoutQuoted = (text: string): string =>
  text.replace(QUOTED_VALUE, (value) => {
    const end = value.lastIndexOf(CLOSED_BY[value.charAt(0)] ?? "");
    return end > 0 ? `[hidden]${withoutQuoted(value.slice(end + 1))}` : "[hidden]";
  });

/** The first lines of a stack repeat the message. */
const framesOf = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === "string" ? value : undefined;
}
