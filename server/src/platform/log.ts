import { type DestinationStream, type LoggerOptions, pino } from "pino";
import { z } from "zod";
import type { Config } from "./config.ts";

export type Log = Pick<ReturnType<typeof pino>, "debug" | "info" | "warn" | "error">;

const secrets = [
  "password",
  "currentPassword",
  "newPassword",
  "token",
  "inviteToken",
  "secret",
  "cookie",
  "authorization",
  "set-cookie",
  "clientSecret",
  "connectionString",
];

const Request = z.object({ method: z.string(), url: z.string(), ip: z.string() }).partial();
const SECRET_IN_PATH = /\/[A-Za-z0-9_-]{40,}(?=\/|$)/g;
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/;

/** Links carry secrets in their path and query. */
const requestLine = (request: unknown) => {
  const { method, url = "", ip } = Request.parse(request);
  return { method, url: url.split("?")[0]?.replace(SECRET_IN_PATH, "/[hidden]"), ip };
};

/** A failed query says which statement, never with what values. */
const errorLine = (error: Error) => {
  const chain: Error[] = [];
  for (let cause: unknown = error; cause instanceof Error && !chain.includes(cause); cause = cause.cause)
    chain.push(cause);
  if (!chain.some((link) => "params" in link)) return pino.stdSerializers.err(error);
  const code = chain.flatMap((link) => ("code" in link ? [link.code] : [])).at(-1);
  const hide = (text: string) => text.replace(QUERY_VALUES, "");
  return { type: error.name, message: hide(error.message), stack: hide(error.stack ?? ""), code };
};

/** JSON lines, readable ones on a terminal; what is secret never reaches either. */
export const createLog = (config: Pick<Config, "logLevel">, destination?: DestinationStream) => {
  const options: LoggerOptions = {
    level: config.logLevel,
    redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: "[hidden]" },
    serializers: { req: requestLine, err: errorLine },
    ...(process.stdout.isTTY &&
      !destination && {
        transport: { target: "pino-pretty", options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" } },
      }),
  };
  return destination ? pino(options, destination) : pino(options);
};
