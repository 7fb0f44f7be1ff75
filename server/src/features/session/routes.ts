import { paths } from "@coldopen/contract/paths";
import type { sessionRoutes } from "@coldopen/contract/session/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { accountService } from "./account-service.ts";
import { logoutPage } from "./logout-page.ts";
import { providerService } from "./provider-service.ts";
import { ownPath } from "./rules.ts";
import { sessionService } from "./session-service.ts";

export const sessionHandlers = (context: AppContext): Handlers<typeof sessionRoutes> => {
  const accounts = accountService(context);
  const sessions = sessionService(context);
  const providers = providerService(context);
  const nothing = async (work: Promise<unknown>) => {
    await work;
    return {};
  };
  const targetOf = (returnTo: string | undefined) => ownPath(returnTo, context.config.publicUrl) ?? paths.home;
  return {
    signIn: ({ body, info }) => accounts.signIn(body, info),
    signUp: ({ body, info }) => accounts.signUp(body, info),
    signOut: ({ info }) => nothing(sessions.endCurrent(info)),
    readMailLink: ({ body }) => accounts.readMailLink(body.purpose, body.token),
    verifyEmail: ({ body, info }) => nothing(accounts.verifyEmail(body.token, body.password, info)),
    resendVerification: ({ body }) => nothing(accounts.resendVerification(body.email)),
    forgotPassword: ({ body }) => nothing(accounts.forgotPassword(body.email)),
    resetPassword: ({ body, info }) => nothing(accounts.resetPassword(body.token, body.password, info)),
    providers: () => ({
      providers: [...context.identity.list()],
      verifiesEmail: context.mail.reaches,
      hasMailbox: context.mail.isEmbedded && context.mail.reaches,
    }),
    providerSignIn: ({ params, query, info }) => providers.begin(params.provider, query.inviteToken, info),
    providerCallback: ({ params, query, info }) => providers.finish(params.provider, query, info),
    refresh: ({ info }) => nothing(sessions.refresh(info)),
    logoutRedirect: async ({ query, info }) => {
      const target = targetOf(query.returnTo);
      if (!info.isOwnNavigation) return logoutPage(target);
      await sessions.endCurrent(info);
      return target;
    },
    // A form of another site is refused before any route, like every other write.
    logout: async ({ query, info }) => {
      await sessions.endCurrent(info);
      return targetOf(query.returnTo);
    },
    profile: ({ caller }) => accounts.profile(caller),
    updateProfile: ({ caller, body }) => accounts.updateProfile(caller, body),
    changePassword: async ({ caller, body, info }) => {
      const write = await accounts.changePassword(caller, body, info);
      return () => nothing(write());
    },
    sessions: async ({ caller }) => ({ sessions: await sessions.list(caller) }),
    endSession: ({ caller, params }) => nothing(sessions.end(caller, params.id)),
    endAllSessions: ({ caller }) => nothing(sessions.endAll(caller.userId)),
    deleteAccount: async ({ caller, body, info }) => {
      const write = await accounts.deleteAccount(caller, body, info);
      return () => nothing(write());
    },
    restoreAccount: ({ caller }) => nothing(accounts.restoreAccount(caller)),
  };
};
