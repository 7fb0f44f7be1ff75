import { AppError } from "@coldopen/contract/kernel/errors";
import type { NextStep, UserProfile } from "@coldopen/contract/session/schema";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import type { World } from "../../world.ts";
import { profilePictureService } from "../profile-picture/index.ts";
import { teamService } from "../team/index.ts";
import { accountStore } from "./account-store.ts";
import type { Browser } from "./browser.ts";
import { alreadyHereMail, RESET_HOURS, resetMail, VERIFY_HOURS, verifyMail } from "./mails.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { profileStore } from "./profile-store.ts";
import { sessionService } from "./session-service.ts";

const LOCKOUT = { max: 10, windowSeconds: 15 * 60 } as const;
/** Nobody can fill a stranger's mailbox through us. */
const MAILS_TO_ONE_ADDRESS = { max: 5, windowSeconds: 15 * 60 } as const;
const bucketOf = (purpose: "sign-in" | "mail", email: string) =>
  `${purpose}|${hashSecret(email).toString("base64url")}`;
type ProfileChange = { [K in "firstName" | "lastName" | "language" | "timeZone"]?: UserProfile[K] | undefined };
type SignUp = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  timeZone: string;
  inviteToken?: string | undefined;
};

export const accountService = (world: World) => {
  const store = accountStore(world.db);
  const sessions = sessionService(world);
  const team = teamService(world);
  const { publicUrl } = world.config;

  const post = (name: string, email: string, work: () => Promise<unknown>) =>
    world.background.run(name, async () => {
      if (await world.limits.allows(bucketOf("mail", email), MAILS_TO_ONE_ADDRESS)) await work();
    });

  const newLink = async (userId: string, purpose: "verify" | "reset", hours: number) => {
    const token = newSecret();
    await world.db.transaction(() => store.addMailToken(userId, purpose, token, hours));
    return token;
  };

  const sendVerification = async (user: { id: string; email: string }) => {
    const token = await newLink(user.id, "verify", VERIFY_HOURS);
    await world.mail.send(verifyMail(publicUrl, user.email, token));
  };

  const profile = async (caller: Caller): Promise<UserProfile> => {
    const found = await profileStore(world.db).find(caller);
    if (!found) throw new AppError("unauthenticated", "User not properly logged in.");
    return found;
  };

  const confirmAddress = async (userId: string) => {
    await store.update(userId, { emailVerified: true });
    await team.activateMemberships(userId);
  };

  return {
    profile,
    signIn: async ({ email, password }: { email: string; password: string }, browser: Browser) => {
      // Counted before the password is looked at, so that many guesses at once are no more than ten either.
      const bucket = bucketOf("sign-in", email);
      await world.limits.count(bucket, LOCKOUT);
      const user = await store.byEmail(email);
      if (!(await passwordMatches(password, user?.passwordHash)) || !user)
        throw new AppError("wrong_credentials", "That e-mail and password don't match.");
      await world.limits.clear(bucket);
      if (!user.emailVerified && world.mail.reaches) {
        post("verification mail", user.email, () => sendVerification(user));
        throw new AppError("forbidden", "Confirm your address first: we have sent the mail again.");
      }
      await sessions.open(user.id, browser);
      world.analytics.track("signed_in", { userId: user.id });
      return { user: { id: user.id, email: user.email } };
    },

    /** Where mail reaches people, the answer is the same whether or not the address was known. */
    signUp: async ({ inviteToken, password, ...person }: SignUp, browser: Browser): Promise<NextStep> => {
      const invite = inviteToken ? await team.readInvite(inviteToken) : undefined;
      if (invite && invite.email !== person.email)
        throw new AppError("forbidden", "This invite is for another address.");
      const passwordHash = await hashPassword(password);
      const isProven = invite !== undefined && world.mail.reaches;
      const user = await world.db.transaction(async () => {
        const created = await store.insert({ ...person, passwordHash, emailVerified: isProven });
        if (created && inviteToken)
          await team.acceptInvite(inviteToken, {
            userId: created.id,
            email: created.email,
            isVerified: isProven || !world.mail.reaches,
          });
        return created;
      });
      if (user) world.analytics.track("signed_up", { userId: user.id });
      if (user && (isProven || !world.mail.reaches)) {
        await sessions.open(user.id, browser);
        return { next: "signed_in" };
      }
      if (!world.mail.reaches)
        throw new AppError("conflict", "This address can't be used. Log in, or take another one.");
      post("sign-up mail", person.email, () =>
        user ? sendVerification(user) : world.mail.send(alreadyHereMail(publicUrl, person.email)),
      );
      return { next: "check_mail" };
    },

    verifyEmail: async (token: string, browser: Browser): Promise<NextStep> => {
      const userId = await world.db.transaction(async () => {
        const owner = await store.takeMailToken("verify", token);
        if (!owner) throw new AppError("link_expired", "This link has expired or was used already.");
        await confirmAddress(owner);
        return owner;
      });
      await sessions.open(userId, browser);
      return { next: "signed_in" };
    },

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
        await world.mail.send(resetMail(publicUrl, user.email, token));
      }),

    resetPassword: async (token: string, password: string) => {
      const passwordHash = await hashPassword(password);
      await world.db.transaction(async () => {
        const userId = await store.takeMailToken("reset", token);
        if (!userId) throw new AppError("link_expired", "This link has expired or was used already.");
        await store.update(userId, { passwordHash });
        await store.dropMailTokens(userId);
        await confirmAddress(userId);
        await sessions.endAll(userId);
      });
    },

    updateProfile: async (caller: Caller, change: ProfileChange) => {
      if (Object.keys(change).length > 0) await store.update(caller.userId, change);
      return profile(caller);
    },

    changePassword: async (
      caller: Caller,
      currentPassword: string | undefined,
      newPassword: string,
    ): Promise<FinalWrite<void>> => {
      await requirePassword(caller.userId, currentPassword);
      const passwordHash = await hashPassword(newPassword);
      return async () => {
        await store.update(caller.userId, { passwordHash });
        await store.dropMailTokens(caller.userId);
        await sessions.endAll(caller.userId, caller.sessionId);
      };
    },

    deleteAccount: async (
      caller: Caller,
      confirmation: { password?: string | undefined; confirmEmail: string },
    ): Promise<FinalWrite<void>> => {
      if (confirmation.confirmEmail !== caller.email.toLowerCase())
        throw new AppError("invalid_input", "confirmEmail: Type your own address");
      await requirePassword(caller.userId, confirmation.password);
      return async () => {
        await profilePictureService(world).remove(caller.userId);
        await team.leaveAll(caller.userId);
        await sessions.endAll(caller.userId);
        await store.delete(caller.userId);
      };
    },
  };

  async function requirePassword(userId: string, password: string | undefined) {
    const user = await store.byId(userId);
    if (!user?.passwordHash) return;
    if (!(await passwordMatches(password ?? "", user.passwordHash)))
      throw new AppError("wrong_credentials", "That is not your current password.");
  }
};
