import { aFeedVideo } from "@coldopen/contract/feed-tests/factory";
import type { AppContext } from "../app-context.ts";
import { signImpression, visitorHash } from "../features/feed-tests/signing.ts";
import { feedTestStore } from "../features/feed-tests/store.ts";
import { visitStore } from "../features/feed-tests/visit-store.ts";
import { scopeForJob } from "../platform/access/scope-for-job.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";

type Given = {
  organizationId: string;
  channelUcid: string;
  createdBy: string;
  projectId: string;
  title: string;
  thumbnail: string;
  /** Of the one video around it. */
  neighbour: string;
};

/** A running test with a link, and one feed of it without an answer. */
export async function makeFeedTest(
  { db }: Pick<AppContext, "db">,
  { organizationId, channelUcid, createdBy, projectId, title, thumbnail, neighbour }: Given,
) {
  const store = feedTestStore(db);
  const token = newSecret();
  const signingKey = hashSecret(newSecret());
  const id = await store.insert(scopeForJob({ organizationId, channelUcid }), {
    projectId,
    createdBy,
    token,
    signingKey,
    neighbours: [aFeedVideo({ thumb: neighbour })],
    days: 1,
    variants: [
      { title, thumbnail },
      { title: `${title} too`, thumbnail },
    ],
  });
  const impression = await visitStore(db).insert({
    testId: id,
    variantId: await visitStore(db).findLeastShownVariant(id),
    place: 0,
    order: [0],
    visitorHash: visitorHash(id, newSecret()),
    printHash: hashSecret(newSecret()),
    networkHash: hashSecret(newSecret()),
    isRepeat: false,
    isBurst: false,
  });
  return { id, token, visitId: impression.id, impression: signImpression(signingKey, { testId: id, ...impression }) };
}
