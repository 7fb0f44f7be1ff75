import { asFeedVideo } from "@coldopen/contract/feed-tests/rules";
import {
  FEED_LENGTH,
  FEED_TESTS_MAX,
  type FeedTest,
  type NewFeedTest,
  type VariantChoice,
} from "@coldopen/contract/feed-tests/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isThumbnailAddress } from "@coldopen/contract/pictures/address";
import { NOT_A_THUMBNAIL } from "@coldopen/contract/pictures/schema";
import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { OptionType, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import { findRelatedVideos } from "../outliers/index.ts";
import { grantPictureAccess, revokePictureAccess } from "../pictures/index.ts";
import { lockProjectForWriting, projectStore } from "../projects/index.ts";
import { publishWebhookEvent } from "../webhooks/index.ts";
import { pictureIdsOf } from "./rules.ts";
import { feedTestStore } from "./store.ts";

/** With fewer neighbours there is no real choice. */
const MIN_NEIGHBOURS = 3;

const notFound = () => new AppError("not_found", "Not found");

/** Feed tests as the team of a project manages them. */
export const feedTestService = (context: Pick<AppContext, "db" | "searchDb" | "jobs" | "now">) => {
  const { db } = context;
  const store = feedTestStore(db);
  const projects = projectStore(db);
  const lockProject = lockProjectForWriting(context);
  const getProject = async (scope: AuthorizedScope, id: string): Promise<VideoProjectDetail> => {
    const found = await projects.get(scope, id);
    if (!found) throw notFound();
    return found;
  };
  const getTest = async (scope: AuthorizedScope, projectId: string, id: string): Promise<FeedTest> => {
    const test = await store.find(scope, projectId, id);
    if (!test) throw notFound();
    return test;
  };
  /** Revokes the picture access that the link granted. */
  const revokeLinkAccess = async (scope: AuthorizedScope, id: string): Promise<{ signingKey: Buffer }> => {
    const link = await store.lockLink(id);
    if (!link) throw notFound();
    if (link.tokenHash) await revokePictureAccess(context, scope, link.tokenHash);
    return link;
  };
  const grantAccess = async (
    scope: AuthorizedScope,
    token: string,
    { variants, expiresAt }: Pick<FeedTest, "variants" | "expiresAt">,
  ) => {
    const pictureIds = pictureIdsOf(variants);
    if (pictureIds.length > 0)
      await grantPictureAccess(context, scope, pictureIds, { token, until: new Date(expiresAt) });
  };
  const publish = (
    scope: AuthorizedScope,
    type: "feed_test.started" | "feed_test.stopped",
    { id: projectId, name }: Pick<VideoProjectDetail, "id" | "name">,
    testId: string,
  ) =>
    publishWebhookEvent(context, scope, {
      type,
      subject: `project:${projectId}`,
      about: name,
      data: { testId, projectId },
    });
  /** Runs in a transaction. Throws if the project has no such test. */
  const withTest = <T>(
    scope: AuthorizedScope,
    projectId: string,
    id: string,
    work: (test: FeedTest) => Promise<T>,
  ): Promise<T> => db.transaction(async () => work(await getTest(scope, projectId, id)));

  /** Changing the link affects everyone who has it, so it needs the edit lock like a change of the project. */
  const withLink = <T>(
    userId: string,
    scope: AuthorizedScope,
    projectId: string,
    id: string,
    work: (test: FeedTest) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async () => {
      await lockProject(scope, userId, projectId);
      return work(await getTest(scope, projectId, id));
    });

  return {
    list: async (scope: AuthorizedScope, projectId: string) => {
      await getProject(scope, projectId);
      return { data: await store.list(scope, projectId) };
    },
    create: async (userId: string, scope: AuthorizedScope, projectId: string, { variants, days }: NewFeedTest) => {
      const tested = await getProject(scope, projectId);
      const contents = variants.map((choice) => contentOf(tested, choice));
      const title = contents[0]?.title ?? tested.name;
      const around = await findRelatedVideos(context, { title, ucid: scope.channelUcid, count: FEED_LENGTH - 1 });
      if (around.length < MIN_NEIGHBOURS) throw new AppError("conflict", "The catalogue has too few videos for a feed");
      const token = newSecret();
      return db.transaction(async () => {
        await store.lockProject(projectId);
        if ((await store.list(scope, projectId)).length >= FEED_TESTS_MAX)
          throw new AppError("conflict", `A project can have at most ${FEED_TESTS_MAX} tests. Delete one first.`);
        const id = await store.insert(scope, {
          projectId,
          createdBy: userId,
          token,
          signingKey: hashSecret(newSecret()),
          neighbours: around.map(asFeedVideo),
          days,
          variants: contents,
        });
        const test = await getTest(scope, projectId, id);
        await grantAccess(scope, token, test);
        await publish(scope, "feed_test.started", tested, id);
        return { test, token };
      });
    },
    stop: (scope: AuthorizedScope, projectId: string, id: string): Promise<FeedTest> =>
      withTest(scope, projectId, id, async () => {
        if (await store.stop(scope, projectId, id))
          await publish(scope, "feed_test.stopped", await getProject(scope, projectId), id);
        await revokeLinkAccess(scope, id);
        return getTest(scope, projectId, id);
      }),
    renewLink: (userId: string, scope: AuthorizedScope, projectId: string, id: string) =>
      withLink(userId, scope, projectId, id, async (test) => {
        if (test.status !== "running") throw new AppError("conflict", "This test has ended");
        const token = newSecret();
        const { signingKey } = await revokeLinkAccess(scope, id);
        await store.setLink(scope, projectId, id, { token, signingKey });
        await grantAccess(scope, token, test);
        return { test: await getTest(scope, projectId, id), token };
      }),
    revokeLink: (userId: string, scope: AuthorizedScope, projectId: string, id: string): Promise<FeedTest> =>
      withLink(userId, scope, projectId, id, async () => {
        const { signingKey } = await revokeLinkAccess(scope, id);
        await store.setLink(scope, projectId, id, { token: null, signingKey });
        return getTest(scope, projectId, id);
      }),
    remove: (scope: AuthorizedScope, projectId: string, id: string): Promise<void> =>
      withTest(scope, projectId, id, async () => {
        await revokeLinkAccess(scope, id);
        await store.remove(scope, projectId, id);
      }),
  };
};

function contentOf(project: VideoProjectDetail, { titleOptionId, thumbnailOptionId }: VariantChoice) {
  const content = (type: OptionType, id: string) => {
    const option = optionsOfKind(project.options, type).find((one) => one.id === id);
    if (!option) throw new AppError("invalid_input", "A variant must use titles and thumbnails of this project");
    return option.content;
  };
  const thumbnail = content("thumbnail", thumbnailOptionId);
  if (!isThumbnailAddress(thumbnail)) throw new AppError("invalid_input", NOT_A_THUMBNAIL);
  return { title: content("title", titleOptionId), thumbnail };
}
