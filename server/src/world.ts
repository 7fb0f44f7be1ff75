import type { Flags } from "./adapters/flags/port.ts";
import type { IdentityProviders } from "./adapters/identity/port.ts";
import type { Mail } from "./adapters/mail/port.ts";
import type { Background } from "./platform/background.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import type { RateLimits } from "./platform/http/rate-limit.ts";
import type { Log } from "./platform/log.ts";
import type { Announce } from "./platform/sockets/announce.ts";

/** Everything outside the process, handed in by main.ts (real) or a test. */
export type World = {
  config: Config;
  db: Database;
  mail: Mail;
  flags: Flags;
  identity: IdentityProviders;
  announce: Announce;
  limits: RateLimits;
  background: Background;
  log: Log;
  version: string;
  now: () => Date;
};
