import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import { grantStore } from "./grant-store.ts";
import { pictureStore } from "./store.ts";

type GrantTerms = {
  until: Date;
  /** A secret of the caller that serves as token. */
  token?: string;
};
const notFound = () => new AppError("not_found", "Not found");

/** Grants access to these pictures to holders of the token, without an account. Only the hash of the token is stored. */
export async function grantPictureAccess(
  { db }: Pick<AppContext, "db">,
  scope: AuthorizedScope,
  pictureIds: readonly string[],
  { until, token = newSecret() }: GrantTerms,
): Promise<string> {
  const ids = [...new Set(pictureIds)];
  if ((await pictureStore(db).count(scope, ids)) !== ids.length) throw notFound();
  const grant = { tokenHash: hashSecret(token), pictureIds: ids, endsAt: until };
  if (!(await grantStore(db).upsert(scope, grant))) throw notFound();
  return token;
}

/** Takes effect with the next request. */
export const revokePictureAccess = (
  { db }: Pick<AppContext, "db">,
  scope: AuthorizedScope,
  tokenHash: Buffer,
): Promise<void> => grantStore(db).revoke(scope, tokenHash);
