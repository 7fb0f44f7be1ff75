import type { PlanId } from "@coldopen/contract/billing/schema";
import { NewOption } from "@coldopen/contract/projects/routes";
import { NewProject } from "@coldopen/contract/projects/schema";
import type { Role } from "@coldopen/contract/session/schema";
import type { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { organizationStore } from "../features/accounts/index.ts";
import { billingStore } from "../features/billing/index.ts";
import { computeIndexes, upsertVideos, type VideoRecord } from "../features/catalogue/index.ts";
import { channelStore, entitlementStore } from "../features/channels/index.ts";
import { markOnboarded } from "../features/onboarding/index.ts";
import { optionService } from "../features/projects/option-service.ts";
import { projectsService } from "../features/projects/service.ts";
import { accountStore, hashPassword, openSession, sessionCookieName } from "../features/session/index.ts";
import { inviteStore } from "../features/team/invite-store.ts";
import { organizationForJob, scopeForJob } from "../platform/access/scope-for-job.ts";
import { newSecret } from "../platform/secrets.ts";
import { asOwner } from "./as-owner.ts";

export const PASSWORD = "a long enough password";
let serial = 0;
let known: Promise<string> | undefined;
const knownHash = () => {
  known ??= hashPassword(PASSWORD);
  return known;
};

/** Arranges people and organizations, each call a valid example of its own. */
export const givenIn = (context: AppContext) => {
  const accounts = accountStore(context.db);
  const organizations = organizationStore(context.db);
  const channels = channelStore(context.db);
  const entitlements = entitlementStore(context.db);
  return {
    user: async (options: { email?: string; isVerified?: boolean; firstName?: string; password?: string } = {}) => {
      const email = options.email ?? `person${++serial}@example.com`;
      const user = await accounts.insert({
        email,
        passwordHash: await (options.password ? hashPassword(options.password) : knownHash()),
        firstName: options.firstName ?? "Ada",
        lastName: "Example",
        timeZone: "UTC",
        emailVerified: options.isVerified ?? true,
      });
      if (!user) throw new Error(`${email} is taken`);
      return user;
    },
    organization: async (options: {
      ownerId: string;
      name?: string;
      plan?: PlanId | null;
      isSpotterOrganization?: boolean;
    }) => {
      const id = await organizations.create(options.name ?? "Example Studio", {
        isSpotterOrganization: options.isSpotterOrganization ?? false,
      });
      await organizations.join(id, options.ownerId, "primary", "active");
      if (options.plan === null) await billingStore(context.db).end(id);
      else await billingStore(context.db).activate(id, options.plan ?? "community");
      return id;
    },
    member: (
      organizationId: string,
      userId: string,
      role: Exclude<Role, "primary">,
      status: "active" | "accepted" = "active",
    ) => organizations.join(organizationId, userId, role, status),
    channel: async (organizationId: string, options: { name?: string; ucid?: string; isOnboarded?: boolean } = {}) => {
      const ucid = options.ucid ?? `UC${String(++serial).padStart(22, "0")}`;
      await channels.insert({ ucid, name: options.name ?? `Channel ${serial}`, handle: `@channel${serial}` });
      await channels.attach(organizationForJob({ organizationId }), ucid);
      await entitlements.grantToAdmins(organizationForJob({ organizationId }), ucid);
      if (options.isOnboarded !== false)
        await markOnboarded(context, scopeForJob({ organizationId, channelUcid: ucid }));
      return ucid;
    },
    entitled: (organizationId: string, userId: string, channelUcid: string, role: Role) =>
      entitlements.replace(organizationForJob({ organizationId }), userId, [{ channelUcid, role }]),
    invite: async (
      organizationId: string,
      {
        role = "user",
        isMailed = context.mail.reaches,
        ...invite
      }: { email: string; invitedBy: string; channelUcid: string; role?: "admin" | "user"; isMailed?: boolean },
    ) => {
      const { channelUcid, ...row } = invite;
      const token = newSecret();
      const grants = [{ channelUcid, role: "user" as const }];
      const id = await inviteStore(context.db).put(organizationForJob({ organizationId }), {
        ...row,
        role,
        entitlements: grants,
        token,
        isMailed,
      });
      return { id, token };
    },
    mailToken: async (userId: string, purpose: "verify" | "reset") => {
      const token = newSecret();
      await accounts.addMailToken(userId, purpose, token, 1);
      return token;
    },
    project: async (
      place: { organizationId: string; channelUcid: string; createdBy: string },
      project: Partial<z.input<typeof NewProject>> = {},
    ) => {
      const { organizationId, channelUcid: channelUCID, createdBy: userId } = place;
      const asked = NewProject.parse({ name: `Project ${++serial}`, organizationId, channelUCID, ...project });
      return (await projectsService(context).create(scopeForJob(place), { userId }, asked)).data;
    },
    option: async (userId: string, videoProjectId: string, option: Partial<z.input<typeof NewOption>> = {}) => {
      const asked = { content: `Title ${++serial}`, optionType: "TITLE", source: "user", videoProjectId, ...option };
      return (await optionService(context).add(asOwner, { userId }, NewOption.parse(asked))).data;
    },
    /** Into the catalogue, with the indexes that follow from their snapshots. */
    videos: async (...videos: VideoRecord[]) => {
      await upsertVideos(context.db, "import", videos);
      await computeIndexes(context.db);
    },
    signedIn: async (email: string, jar: Map<string, string>) => {
      const user = await accounts.byEmail(email);
      if (!user) throw new Error(`No user has the address ${email}`);
      await openSession(context, user.id, {
        userAgent: "test",
        ip: "127.0.0.1",
        requestId: "test",
        cookies: {},
        setCookie: (name, value) => void jar.set(name, value),
      });
      return { userId: user.id, cookieName: sessionCookieName(context.config.publicUrl) };
    },
  };
};
