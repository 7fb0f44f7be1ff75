import type { onboardingRoutes } from "@coldopen/contract/onboarding/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { onboardingService } from "./service.ts";

export const onboardingHandlers = (context: AppContext): Handlers<typeof onboardingRoutes> => {
  const service = onboardingService(context);
  return {
    status: ({ scope }) => service.status(scope),
    read: ({ scope }) => service.read(scope),
    creators: ({ scope }) => service.creators(scope),
    run: ({ scope, body }) => service.run(scope, body),
    draftBio: ({ scope, caller, body }) => service.draftBio(scope, caller.userId, body),
    saveProfile: ({ scope, body }) => service.saveProfile(scope, body),
    pick: ({ scope, body }) => service.pick(scope, body.picks),
    saveProgress: ({ scope, body }) => service.saveProgress(scope, body),
    addIdeas: ({ scope, caller, body }) => service.addIdeas(scope, { userId: caller.userId }, body),
  };
};
