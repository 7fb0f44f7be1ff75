import { AppError } from "@coldopen/contract/kernel/errors";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import type { World } from "../../world.ts";
import { grantStore } from "./grant-store.ts";
import { pictureStore } from "./store.ts";

type Terms = { until: Date /** A secret that the asker gives out anyway. */; token?: string };

/** Lets whoever holds the token see these pictures without an account; of the token only its hash is kept. */
export async function grantPictures(
  { db }: Pick<World, "db">,
  scope: AuthorizedScope,
  pictureIds: readonly string[],
  { until, token = newSecret() }: Terms,
): Promise<string> {
  const notFound = () => new AppError("not_found", "Not found");
  const ids = [...new Set(pictureIds)];
  if ((await pictureStore(db).count(scope, ids)) !== ids.length) throw notFound();
  const grant = { tokenHash: hashSecret(token), pictureIds: ids, endsAt: until };
  if (!(await grantStore(db).upsert(scope, grant))) throw notFound();
  return token;
}

/** Takes a grant back, by the hash of its token. From the next request on it is as if it had never been. */
export const revokeGrant = ({ db }: Pick<World, "db">, scope: AuthorizedScope, tokenHash: Buffer): Promise<void> =>
  grantStore(db).revoke(scope, tokenHash);
