import { aPitchContent } from "@coldopen/contract/pitches/factory";
import type { AppContext } from "../app-context.ts";
import { encryptLink, pitchLinkStore } from "../features/pitches/link-store.ts";
import { pitchStore } from "../features/pitches/store.ts";
import { pitchVersionStore } from "../features/pitches/version-store.ts";
import { scopeForJob } from "../platform/access/scope-for-job.ts";
import { newSecret } from "../platform/secrets.ts";

type PitchPlace = { organizationId: string; channelUcid: string; createdBy: string; mark: string; picture: string };

/** A shared pitch and a deleted one. */
export async function makePitch(
  { db, secretBox }: Pick<AppContext, "db" | "secretBox">,
  { mark, picture, createdBy, ...place }: PitchPlace,
) {
  const scope = scopeForJob(place);
  const store = pitchStore(db);
  const { campaign, ...rest } = aPitchContent({ closingMessage: mark });
  const content = { ...rest, campaign: { ...campaign, heroImageUrl: picture } };
  const insert = () => store.insert(scope, { threadId: null, projectId: null, content, createdBy });
  const id = await insert();
  await pitchVersionStore(db).insert({ pitchId: id, version: 1, content, createdBy });
  const token = newSecret();
  await pitchLinkStore(db).upsert(encryptLink(secretBox, id, token), 7);
  const deletedId = await insert();
  await store.setDeleted(scope, deletedId, true);
  return { id, deletedId, token };
}
