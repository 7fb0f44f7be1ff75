import { pino } from "pino";
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

/** JSON lines, readable ones on a terminal; what is secret never reaches either. */
export const createLog = (config: Pick<Config, "logLevel">) =>
  pino({
    level: config.logLevel,
    redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: "[hidden]" },
    ...(process.stdout.isTTY && {
      transport: { target: "pino-pretty", options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" } },
    }),
  });
