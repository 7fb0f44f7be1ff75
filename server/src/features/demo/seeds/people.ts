import { randomBytes } from "node:crypto";
import { type GateName, gates } from "@coldopen/contract/labs/schema";
import type { AppContext } from "../../../app-context.ts";
import { organizationForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { organizationStore } from "../../accounts/index.ts";
import { billingStore } from "../../billing/index.ts";
import { channelStore, entitlementStore } from "../../channels/index.ts";
import { accountStore, deviceStore, hashPassword, passwordMatches, sessionStore } from "../../session/index.ts";

export const DEMO_PASSWORD = "coldopen-demo";
const people = [
  { email: "demo@coldopen.test", firstName: "Tess", lastName: "Okafor" },
  { email: "admin@coldopen.test", firstName: "Jonas", lastName: "Lindqvist" },
  { email: "member@coldopen.test", firstName: "Priya", lastName: "Raman" },
  { email: "rival@coldopen.test", firstName: "Marco", lastName: "Bellini" },
  { email: "newcomer@coldopen.test", firstName: "Ines", lastName: "Duarte" },
  { email: "lapsed@coldopen.test", firstName: "Owen", lastName: "Hale" },
] as const;
const halfBuilt = { ucid: "UChalfbuilt0000000000001", name: "Half Built", handle: "@halfbuilt", subscribers: 412_000 };
const emberTable = {
  ucid: "UCembertable000000000001",
  name: "Ember Table",
  handle: "@embertable",
  subscribers: 58_300,
};
const saltSignal = {
  ucid: "UCsaltandsignal000000001",
  name: "Salt and Signal",
  handle: "@saltandsignal",
  subscribers: 231_000,
};

type DemoWorld = Pick<AppContext, "db" | "flags">;

/** Two separate organizations, a user without channels and a user whose plan has ended. */
export const peopleSeed = (context: DemoWorld): DemoSeed => ({
  name: "people-1",
  run: async () => {
    const { db } = context;
    const accounts = accountStore(db);
    const organizations = organizationStore(db);
    const channels = channelStore(db);
    const entitlements = entitlementStore(db);
    const billing = billingStore(db);

    // All users have the same password. Hashing it once keeps the first start short.
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const ids: string[] = [];
    for (const person of people) {
      const user = await accounts.insert({
        ...person,
        passwordHash,
        timeZone: "Europe/Lisbon",
        emailVerified: true,
      });
      if (!user) throw new Error(`The demo address ${person.email} is taken`);
      ids.push(user.id);
    }
    const [owner = "", admin = "", member = "", rival = "", newcomer = "", lapsed = ""] = ids;

    const northlight = await organizations.create("Northlight");
    const inNorthlight = organizationForJob({ organizationId: northlight });
    await organizations.join(northlight, owner, "primary", "active");
    await organizations.join(northlight, admin, "admin", "active");
    await organizations.join(northlight, member, "user", "active");
    await billing.activate(northlight, "community");
    for (const channel of [halfBuilt, emberTable]) {
      await channels.insert(channel);
      await channels.attach(inNorthlight, channel.ucid);
      await entitlements.grantToAdmins(inNorthlight, channel.ucid);
    }
    await entitlements.replace(inNorthlight, member, [{ channelUcid: halfBuilt.ucid, role: "user" }]);
    // The introduction would cover the first screen.
    for (const gate of (Object.keys(gates) as GateName[]).filter((name) => name !== "STUDIO_CHAT_FIRST_USE_MODAL"))
      await context.flags.setForOrganization(gate, northlight, true);

    const driftwood = await organizations.create("Driftwood Media");
    const inDriftwood = organizationForJob({ organizationId: driftwood });
    await organizations.join(driftwood, rival, "primary", "active");
    await billing.activate(driftwood, "community");
    await channels.insert(saltSignal);
    await channels.attach(inDriftwood, saltSignal.ucid);
    await entitlements.grantToAdmins(inDriftwood, saltSignal.ucid);

    const freshReel = await organizations.create("Fresh Reel");
    await organizations.join(freshReel, newcomer, "primary", "active");
    await billing.activate(freshReel, "community");

    const quietHours = await organizations.create("Quiet Hours");
    await organizations.join(quietHours, lapsed, "primary", "active");
    await billing.end(quietHours);
  },
});

/** Replaces the known password and ends all sessions, for a demo that is reachable from other machines. */
export async function replaceKnownPasswords(context: DemoWorld): Promise<{ email: string; password: string }[]> {
  const accounts = accountStore(context.db);
  const sessions = sessionStore(context.db);
  const replaced: { email: string; password: string }[] = [];
  for (const { email } of people) {
    const user = await accounts.byEmail(email);
    if (!user || !(await passwordMatches(DEMO_PASSWORD, user.passwordHash))) continue;
    const password = randomBytes(12).toString("base64url");
    const passwordHash = await hashPassword(password);
    await context.db.transaction(async () => {
      await accounts.update(user.id, { passwordHash });
      await sessions.endAll(user.id);
      await deviceStore(context.db).deleteAll(user.id);
    });
    replaced.push({ email, password });
  }
  return replaced;
}

export async function hasKnownPassword(context: DemoWorld, email: (typeof people)[number]["email"]): Promise<boolean> {
  const user = await accountStore(context.db).byEmail(email);
  return passwordMatches(DEMO_PASSWORD, user?.passwordHash);
}
