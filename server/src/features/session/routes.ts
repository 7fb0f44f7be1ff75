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
    signIn: ({ body, visit }) => accounts.signIn(body, visit),
    signUp: ({ body, visit }) => accounts.signUp(body, visit),
    signOut: ({ visit }) => nothing(sessions.endCurrent(visit)),
    readMailLink: ({ body }) => accounts.readMailLink(body.purpose, body.token),
    verifyEmail: ({ body, visit }) => nothing(accounts.verifyEmail(body.token, body.password, visit)),
    resendVerification: ({ body }) => nothing(accounts.resendVerification(body.email)),
    forgotPassword: ({ body }) => nothing(accounts.forgotPassword(body.email)),
    resetPassword: ({ body, visit }) => nothing(accounts.resetPassword(body.token, body.password, visit)),
    providers: () => ({
      providers: [...context.identity.list()],
      verifiesEmail: context.mail.reaches,
      hasMailbox: context.mail.isEmbedded && context.mail.reaches,
    }),
    providerSignIn: ({ params, query, visit }) => providers.begin(params.provider, query.inviteToken, visit),
    providerCallback: ({ params, query, visit }) => providers.finish(params.provider, query, visit),
    refresh: ({ visit }) => nothing(sessions.refresh(visit)),
    logoutRedirect: async ({ query, visit }) => {
      const target = targetOf(query.returnTo);
      if (!visit.isOwnNavigation) return logoutPage(target);
      await sessions.endCurrent(visit);
      return target;
    },
    // A form of another site is refused before any route, like every other write.
    logout: async ({ query, visit }) => {
      await sessions.endCurrent(visit);
      return targetOf(query.returnTo);
    },
    profile: ({ caller }) => accounts.profile(caller),
    updateProfile: ({ caller, body }) => accounts.updateProfile(caller, body),
    changePassword: async ({ caller, body, visit }) => {
      const write = await accounts.changePassword(caller, body, visit);
      return () => nothing(write());
    },
    sessions: async ({ caller }) => ({ sessions: await sessions.list(caller) }),
    endSession: ({ caller, params }) => nothing(sessions.end(caller, params.id)),
    endAllSessions: ({ caller }) => nothing(sessions.endAll(caller.userId)),
    deleteAccount: async ({ caller, body, visit }) => {
      const write = await accounts.deleteAccount(caller, body, visit);
      return () => nothing(write());
    },
  };
};
