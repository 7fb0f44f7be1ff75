import { AppError } from "@coldopen/contract/kernel/errors";
import type { MailLinkPurpose, NextStep, UserProfile } from "@coldopen/contract/session/schema";
import { DELETION_DAYS } from "@coldopen/contract/team/schema";
import type { AppContext } from "../../app-context.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import { revokeKeysOf } from "../api-keys/index.ts";
import { profilePictureService } from "../profile-picture/index.ts";
import { teamService } from "../team/index.ts";
import { accountStore } from "./account-store.ts";
import type { Browser } from "./browser.ts";
import { deviceService } from "./device-service.ts";
import { alreadyHereMail, RESET_HOURS, resetMail, VERIFY_HOURS, verifyMail } from "./mails.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { profileStore } from "./profile-store.ts";
import { sessionService } from "./session-service.ts";
import { signInLimits } from "./sign-in-limits.ts";

const MS_PER_DAY = 86_400_000;
/** Prevents flooding a stranger's mailbox. */
const MAILS_TO_ONE_ADDRESS = { max: 5, windowSeconds: 15 * 60 } as const;
const mailBucketOf = (email: string) => `mail|${hashSecret(email).toString("base64url")}`;
const tooManyFailures = (canReset: boolean) =>
  canReset
    ? "Too many failed attempts to log in. Reset your password to get in now, use a browser you logged in with before, or try again later."
    : "Too many failed attempts to log in. Use a browser you logged in with before, or try again later.";
const linkExpired = () => new AppError("link_expired", "This link has expired or was used already.");
type ProfileChange = { [K in "firstName" | "lastName" | "language" | "timeZone"]?: UserProfile[K] | undefined };
type PasswordChange = {
  currentPassword?: string | undefined;
  newPassword: string;
  revokeApiKeys?: boolean | undefined;
};
type SignUp = {
  email: string;
  password?: string | undefined;
  firstName: string;
  lastName: string;
  timeZone: string;
  inviteToken?: string | undefined;
};
type Person = Omit<SignUp, "password" | "inviteToken">;

export const accountService = (context: AppContext) => {
  const store = accountStore(context.db);
  const sessions = sessionService(context);
  const team = teamService(context);
  const devices = deviceService(context);
  const failures = signInLimits(context.limits, tooManyFailures(context.mail.reaches));
  const { publicUrl } = context.config;

  const post = (name: string, email: string, work: () => Promise<unknown>) =>
    context.background.run(name, async () => {
      if (await context.limits.allows(mailBucketOf(email), MAILS_TO_ONE_ADDRESS)) await work();
    });

  const newLink = async (userId: string, purpose: MailLinkPurpose, hours: number) => {
    const token = newSecret();
    await context.db.transaction(() => store.addMailToken(userId, purpose, token, hours));
    return token;
  };

  const sendVerification = async (user: { id: string; email: string }) => {
    const token = await newLink(user.id, "verify", VERIFY_HOURS);
    await context.mail.send(verifyMail(publicUrl, user.email, token));
  };

  const profile = async (caller: Caller): Promise<UserProfile> => {
    const found = await profileStore(context.db).find(caller);
    if (!found) throw new AppError("unauthenticated", "User not properly logged in.");
    return found;
  };

  /** After proof of the address: password, sessions, devices and links from before become invalid. */
  const handOver = async (userId: string, change: { passwordHash: string } & Partial<Person>) => {
    await store.update(userId, { ...change, emailVerified: true });
    await store.dropMailTokens(userId);
    await team.activateMemberships(userId);
    await sessions.endAll(userId);
  };

  /** The link only opens the page; the password that counts is the one typed there. */
  const setPasswordByLink = async (purpose: MailLinkPurpose, token: string, password: string, browser: Browser) => {
    const link = await store.findMailToken(purpose, token);
    if (!link) throw linkExpired();
    const passwordHash = await hashPassword(password);
    const userId = await context.db.transaction(async () => {
      const owner = await store.takeMailToken(purpose, token);
      if (!owner) throw linkExpired();
      await handOver(owner, { passwordHash });
      return owner;
    });
    await failures.clearAccount(link.email);
    await sessions.open(userId, browser);
  };

  /** The answer is the same whether or not the address is known, and so is the work before it. */
  const signUpByMail = async (person: Person, inviteToken: string | undefined): Promise<NextStep> => {
    const created = await context.db.transaction(async () => {
      const user = await store.insert({ ...person, passwordHash: null, emailVerified: false });
      if (user && inviteToken)
        await team.acceptInvite(inviteToken, { userId: user.id, email: user.email, isVerified: false });
      return user;
    });
    if (created) context.analytics.track("signed_up", { userId: created.id });
    post("sign-up mail", person.email, async () => {
      const user = created ?? (await store.byEmail(person.email));
      if (!user || user.emailVerified) return context.mail.send(alreadyHereMail(publicUrl, person.email));
      if (!created) await store.updateUnopened(user.id, person);
      return sendVerification(user);
    });
    return { next: "check_mail" };
  };

  /** An unconfirmed account goes to the person who proves the address. */
  const claimUnverified = async (person: Person, passwordHash: string) => {
    const user = await store.lockByEmail(person.email);
    if (!user || user.emailVerified) return undefined;
    const { firstName, lastName, timeZone } = person;
    await handOver(user.id, { passwordHash, firstName, lastName, timeZone });
    return user;
  };

  return {
    profile,
    signIn: async ({ email, password }: { email: string; password: string }, browser: Browser) => {
      const deviceSecret = await devices.findKnown(email, browser);
      const user = await failures.limitFailures({ email, ip: browser.ip, deviceSecret }, async () => {
        const found = await store.byEmail(email);
        return (await passwordMatches(password, found?.passwordHash)) ? found : undefined;
      });
      if (!user) throw new AppError("wrong_credentials", "That e-mail and password don't match.");
      if (!user.emailVerified && context.mail.reaches) {
        post("verification mail", user.email, () => sendVerification(user));
        throw new AppError("forbidden", "Confirm your address first: we have sent the mail again.");
      }
      await sessions.open(user.id, browser);
      context.analytics.track("signed_in", { userId: user.id });
      return { user: { id: user.id, email: user.email } };
    },

    signUp: async ({ inviteToken, password, ...person }: SignUp, browser: Browser): Promise<NextStep> => {
      const invite = inviteToken ? await team.readInvite(inviteToken) : undefined;
      if (invite && invite.email !== person.email)
        throw new AppError("forbidden", "This invite is for another address.");
      const isProven = invite?.provesEmail ?? false;
      // A password from someone who has not proved the address is never stored where a mail can prove it.
      if (context.mail.reaches && !isProven) return signUpByMail(person, inviteToken);
      if (password === undefined) throw new AppError("invalid_input", "password: Cannot be empty");
      const passwordHash = await hashPassword(password);
      const user = await context.db.transaction(async () => {
        const created = await store.insert({ ...person, passwordHash, emailVerified: isProven });
        const account = created ?? (isProven ? await claimUnverified(person, passwordHash) : undefined);
        if (account && inviteToken)
          await team.acceptInvite(inviteToken, { userId: account.id, email: account.email, isVerified: true });
        return account;
      });
      if (user) {
        context.analytics.track("signed_up", { userId: user.id });
        await sessions.open(user.id, browser);
        return { next: "signed_in" };
      }
      if (!context.mail.reaches)
        throw new AppError("conflict", "This address can't be used. Log in, or take another one.");
      post("sign-up mail", person.email, () => context.mail.send(alreadyHereMail(publicUrl, person.email)));
      return { next: "check_mail" };
    },

    readMailLink: async (purpose: MailLinkPurpose, token: string) => {
      const link = await store.findMailToken(purpose, token);
      if (!link) throw linkExpired();
      return link;
    },

    verifyEmail: (token: string, password: string, browser: Browser) =>
      setPasswordByLink("verify", token, password, browser),

    resendVerification: async (email: string) =>
      post("verification mail", email, async () => {
        const user = await store.byEmail(email);
        if (user && !user.emailVerified) await sendVerification(user);
      }),

    forgotPassword: async (email: string) =>
      post("reset mail", email, async () => {
        const user = await store.byEmail(email);
        if (!user) return;
        const token = await newLink(user.id, "reset", RESET_HOURS);
        await context.mail.send(resetMail(publicUrl, user.email, token));
      }),

    resetPassword: (token: string, password: string, browser: Browser) =>
      setPasswordByLink("reset", token, password, browser),

    updateProfile: async (caller: Caller, change: ProfileChange) => {
      if (Object.keys(change).length > 0) await store.update(caller.userId, change);
      return profile(caller);
    },

    changePassword: async (
      caller: Caller,
      { currentPassword, newPassword, revokeApiKeys = false }: PasswordChange,
      browser: Browser,
    ): Promise<FinalWrite<void>> => {
      await requirePassword(caller, currentPassword, browser);
      const passwordHash = await hashPassword(newPassword);
      return async () => {
        await store.update(caller.userId, { passwordHash });
        await store.dropMailTokens(caller.userId);
        await sessions.endAll(caller.userId, caller.sessionId);
        if (revokeApiKeys) await revokeKeysOf(context, caller.userId);
        await devices.remember(caller.userId, browser);
      };
    },

    deleteAccount: async (
      caller: Caller,
      confirmation: { password?: string | undefined; confirmEmail: string },
      browser: Browser,
    ): Promise<FinalWrite<void>> => {
      if (confirmation.confirmEmail !== caller.email.toLowerCase())
        throw new AppError("invalid_input", "confirmEmail: Type your own address");
      await requirePassword(caller, confirmation.password, browser);
      return async () => {
        await team.requireNoSharedOrganization(caller.userId);
        const deletionDueAt = new Date(context.now().getTime() + DELETION_DAYS * MS_PER_DAY);
        await store.update(caller.userId, { deletionDueAt });
        await team.queueRenewalUpdates(caller.userId);
        await sessions.endAll(caller.userId);
      };
    },

    restoreAccount: (caller: Caller): Promise<void> =>
      context.db.transaction(async () => {
        await store.update(caller.userId, { deletionDueAt: null });
        await team.queueRenewalUpdates(caller.userId);
      }),

    /** After the waiting period; undone requests are left alone. `leaveOrganizations` joins the transaction. */
    deleteDueAccount: (
      userId: string,
      leaveOrganizations: () => Promise<void>,
    ): Promise<{ email: string } | undefined> =>
      context.db.transaction(async () => {
        const user = await store.lockById(userId);
        if (!user?.deletionDueAt || user.deletionDueAt > context.now()) return undefined;
        await profilePictureService(context).remove(userId);
        await leaveOrganizations();
        await sessions.endAll(userId);
        await store.delete(userId);
        return { email: user.email };
      }),
  };

  /** Counted like failed sign-ins: a stolen session gives no further guesses. */
  async function requirePassword({ userId, email }: Caller, password: string | undefined, browser: Browser) {
    const user = await store.byId(userId);
    if (!user?.passwordHash) return;
    const deviceSecret = await devices.findKnown(email, browser);
    const isRight = await failures.limitFailures({ email, ip: browser.ip, deviceSecret }, async () =>
      (await passwordMatches(password ?? "", user.passwordHash)) ? true : undefined,
    );
    if (!isRight) throw new AppError("wrong_credentials", "That is not your current password.");
  }
};
