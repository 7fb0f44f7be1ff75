import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { embeddedFlags } from "./adapters/flags/embedded.ts";
import { type OpenIdIssuer, openIdProviders } from "./adapters/identity/openid.ts";
import { embeddedMail } from "./adapters/mail/embedded.ts";
import { smtpMail } from "./adapters/mail/smtp.ts";
import { settleDemo } from "./demo.ts";
import { createBackground } from "./platform/background.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/db/database.ts";
import { migrate } from "./platform/db/migrate.ts";
import { rateLimitsIn } from "./platform/http/rate-limit.ts";
import type { Log } from "./platform/log.ts";
import type { Announce } from "./platform/sockets/announce.ts";
import type { World } from "./world.ts";

const GOOGLE_ISSUER = "https://accounts.google.com";
const Package = z.object({ version: z.string() });

/** The real outside worlds, chosen by the environment; what is not named is embedded. */
export async function createWorld(given: Config, databaseUrl: string, log: Log, announce: Announce): Promise<World> {
  const db = openDatabase({ url: databaseUrl, max: given.databasePool, log });
  await migrate(db);
  const isDemo = await settleDemo({ db, config: given });
  const config = { ...given, isDemo };
  const hasMailbox = isDemo && !config.isOpenToOthers && !config.trustProxy;
  return {
    config,
    db,
    mail: config.smtpUrl ? smtpMail({ url: config.smtpUrl, from: config.mailFrom }) : embeddedMail({ db, hasMailbox }),
    flags: await embeddedFlags(db),
    identity: openIdProviders(issuersOf(config)),
    announce,
    limits: rateLimitsIn(db),
    background: createBackground(log),
    log,
    version: Package.parse(JSON.parse(readFileSync(path.join(config.root, "package.json"), "utf8"))).version,
    now: () => new Date(),
  };
}

const issuersOf = ({ google, oidc }: Config): OpenIdIssuer[] => [
  ...(google ? [{ id: "google", name: "Google", issuer: GOOGLE_ISSUER, ...google }] : []),
  ...(oidc ? [{ id: "oidc", ...oidc }] : []),
];
