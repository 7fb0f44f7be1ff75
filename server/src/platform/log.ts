import { type DestinationStream, pino } from "pino";
import type { Config } from "./config.ts";
import { describeError } from "./describe-error.ts";
import { contextNow } from "./request-context.ts";

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

/** JSON lines, readable ones on a terminal; each says which request or job it belongs to, and what is secret reaches none. */
export function createLog(config: Pick<Config, "logLevel">, destination?: DestinationStream) {
  const options = {
    level: config.logLevel,
    mixin: contextNow,
    serializers: { err: (error: unknown) => describeError(error) },
    redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: "[hidden]" },
  };
  if (destination) return pino(options, destination);
  if (!process.stdout.isTTY) return pino(options);
  return pino({
    ...options,
    transport: { target: "pino-pretty", options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" } },
  });
}
