import { AppError } from "@coldopen/contract/kernel/errors";
import { mailedNameFrom } from "@coldopen/contract/kernel/names";
import { paths } from "@coldopen/contract/paths";
import { FIRST_NAME_MAX, LAST_NAME_MAX } from "@coldopen/contract/session/schema";
import type { OutsideIdentity } from "../../adapters/identity/port.ts";
import type { AppContext } from "../../app-context.ts";
import { newSecret } from "../../platform/secrets.ts";
import { teamService } from "../team/index.ts";
import { accountStore } from "./account-store.ts";
import { attemptStore } from "./attempt-store.ts";
import type { Browser } from "./browser.ts";
import { sessionService } from "./session-service.ts";

const ATTEMPT_SECONDS = 600;
const ATTEMPT_COOKIE_PATH = "/api/auth/callback";

export const providerService = (context: AppContext) => {
  const accounts = accountStore(context.db);
  const attempts = attemptStore(context.db);
  const sessions = sessionService(context);
  const team = teamService(context);
  const isTls = context.config.publicUrl.startsWith("https:");
  const cookieName = isTls ? "__Secure-coldopen_attempt" : "coldopen_attempt";
  const callbackOf = (provider: string) => `${context.config.publicUrl}/api/auth/callback/${provider}`;

  const signInOrUp = (provider: string, outside: OutsideIdentity) =>
    context.db.transaction(async () => {
      const known = await accounts.byIdentity(provider, outside.subject);
      if (known) return known;
      if (!outside.emailVerified)
        throw new AppError("forbidden", "Your identity provider has not confirmed your address.");
      const created = await accounts.insert({
        email: outside.email,
        passwordHash: null,
        firstName: mailedNameFrom(outside.firstName, FIRST_NAME_MAX) || "You",
        lastName: mailedNameFrom(outside.lastName, LAST_NAME_MAX),
        timeZone: "UTC",
        emailVerified: true,
      });
      if (created) await context.db.afterCommit(() => context.analytics.track("signed_up", { userId: created.id }));
      const user = created ?? (await accounts.byEmail(outside.email));
      if (!user) throw new AppError("unexpected", "The account could not be made");
      // An unconfirmed account passes to the person whose address the provider has verified.
      if (!user.emailVerified) {
        await accounts.update(user.id, { emailVerified: true, passwordHash: null });
        await sessions.endAll(user.id);
        await team.activateMemberships(user.id);
      }
      await accounts.addIdentity(provider, outside.subject, user.id);
      return user.id;
    });

  return {
    begin: async (provider: string, inviteToken: string | undefined, browser: Browser) => {
      const begun = await context.identity.begin(provider, callbackOf(provider)).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        context.log.warn({ err: error, provider }, "Failed to reach identity provider");
      });
      if (!begun) return paths.authError("The identity provider can't be reached. Try again in a moment.");
      const { attempt, url } = begun;
      const id = newSecret();
      await attempts.insert(id, { ...attempt, provider, inviteToken: inviteToken ?? null }, ATTEMPT_SECONDS);
      browser.setCookie(cookieName, id, { maxAgeSeconds: ATTEMPT_SECONDS, path: ATTEMPT_COOKIE_PATH });
      return url;
    },
    finish: async (provider: string, query: Record<string, string | undefined>, browser: Browser) => {
      const id = browser.cookies[cookieName];
      const attempt = id ? await attempts.take(id, provider) : undefined;
      browser.setCookie(cookieName, "", { maxAgeSeconds: 0, path: ATTEMPT_COOKIE_PATH });
      if (!attempt) return paths.authError("That sign-in has expired. Start again.");
      if (query.error) return paths.authError("The sign-in was cancelled.");
      const callbackUrl = new URL(callbackOf(provider));
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) callbackUrl.searchParams.set(name, value);
      const refuse = (error: unknown) => {
        context.log.warn({ err: error, provider }, "Identity provider sign-in failed");
        return paths.authError(
          error instanceof AppError ? error.message : "The identity provider's answer could not be used.",
        );
      };
      let outside: OutsideIdentity;
      try {
        outside = await context.identity.finish(provider, callbackUrl, attempt);
      } catch (error) {
        return refuse(error);
      }
      try {
        const userId = await signInOrUp(provider, outside);
        await sessions.open(userId, browser);
        context.analytics.track("signed_in", { userId });
        return paths.callback(attempt.inviteToken ? { invite: attempt.inviteToken } : {});
      } catch (error) {
        if (error instanceof AppError && error.code !== "unexpected") return refuse(error);
        const { requestId } = browser;
        context.log.error(
          { err: error, provider, requestId },
          "Failed to sign in a person whom a provider has identified",
        );
        return paths.serverError(requestId);
      }
    },
  };
};
