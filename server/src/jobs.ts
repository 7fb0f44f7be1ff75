import type { AppContext } from "./app-context.ts";
import { aiUsageJobs } from "./features/ai-usage/jobs.ts";
import { deleteArchivesOf } from "./features/archives/index.ts";
import { archiveJobs } from "./features/archives/jobs.ts";
import { billingJobs } from "./features/billing/jobs.ts";
import { deleteCastOfOrganization } from "./features/cast/index.ts";
import { castJobs } from "./features/cast/jobs.ts";
import { demoThumbnails } from "./features/catalogue/index.ts";
import { catalogueJobs } from "./features/catalogue/jobs.ts";
import { revokeConnectionsOfOrganization } from "./features/channels/index.ts";
import { channelJobs } from "./features/channels/jobs.ts";
import { chatJobs } from "./features/chat/jobs.ts";
import { collectorJobs } from "./features/collector/jobs.ts";
import { deletionJobs } from "./features/deletions/jobs.ts";
import { seedFromCatalogue, seedFromSearchIndex } from "./features/demo/index.ts";
import { demoJobs } from "./features/demo/jobs.ts";
import { feedTestJobs } from "./features/feed-tests/jobs.ts";
import { ideaCanvasJobs } from "./features/idea-canvas/jobs.ts";
import { requestIdeas } from "./features/ideas/index.ts";
import { ideasJobs } from "./features/ideas/jobs.ts";
import { computeKeywords } from "./features/keywords/index.ts";
import { mailboxJobs } from "./features/mailbox/jobs.ts";
import { notificationsJobs } from "./features/notifications/jobs.ts";
import { onboardingJobs } from "./features/onboarding/jobs.ts";
import { picturesJobs } from "./features/pictures/jobs.ts";
import { pitchJobs } from "./features/pitches/jobs.ts";
import { profilePictureJobs } from "./features/profile-picture/jobs.ts";
import { projectsService } from "./features/projects/index.ts";
import { projectsJobs } from "./features/projects/jobs.ts";
import { matchScores } from "./features/scores/index.ts";
import { scoreJobs } from "./features/scores/jobs.ts";
import { requestSnapshotBuild, searchIndexJobs } from "./features/search-index/jobs.ts";
import { sessionJobs } from "./features/session/jobs.ts";
import { requestWatchlistEvaluation, watchlistJobs } from "./features/watchlists/jobs.ts";
import { webhookJobs } from "./features/webhooks/jobs.ts";
import { httpJobs } from "./platform/http/jobs.ts";
import type { AnyJob } from "./platform/jobs/define-job.ts";
import { runsJobs } from "./platform/runs/jobs.ts";

/** All background jobs. */
export const studioJobs = (context: AppContext): AnyJob[] => [
  ...sessionJobs(context),
  ...notificationsJobs(context),
  ...mailboxJobs(context),
  ...aiUsageJobs(context),
  ...billingJobs(context),
  ...channelJobs(context),
  ...castJobs(context),
  ...onboardingJobs(context, [(scope) => requestIdeas(context, scope)]),
  ...projectsJobs(context),
  ...scoreJobs(context),
  ...archiveJobs(context),
  ...deletionJobs(context, {
    beforeDeletion: async (organization) => {
      await deleteArchivesOf(context, organization);
      await deleteCastOfOrganization(context, organization);
      await revokeConnectionsOfOrganization(context, organization);
    },
  }),
  ...picturesJobs(context),
  ...profilePictureJobs(context),
  ...catalogueJobs(context, [
    // Before the snapshot: once that is published, the list is no longer shown as being prepared.
    ...(context.config.isDemo ? [() => seedFromCatalogue(context)] : []),
    () => requestSnapshotBuild(context),
    () => computeKeywords(context),
    () => requestWatchlistEvaluation(context),
    () => projectsService(context).refreshPublished(),
    () => matchScores(context),
    ...(context.config.isDemo ? [demoThumbnails(context).pregenerate] : []),
  ]),
  ...demoJobs(context),
  ...searchIndexJobs(context, context.config.isDemo ? [() => seedFromSearchIndex(context)] : []),
  ...collectorJobs(context),
  ...ideasJobs(context),
  ...ideaCanvasJobs(context),
  ...watchlistJobs(context),
  ...feedTestJobs(context),
  ...pitchJobs(context),
  ...chatJobs(context),
  ...webhookJobs(context),
  ...httpJobs(context),
  ...runsJobs(context),
];
