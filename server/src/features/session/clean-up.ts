import type { AppContext } from "../../app-context.ts";
import { accountStore } from "./account-store.ts";
import { attemptStore } from "./attempt-store.ts";
import { deviceStore } from "./device-store.ts";
import { sessionStore } from "./session-store.ts";

/** What can't be used any more is not kept. */
export async function cleanUpSessions({ db }: Pick<AppContext, "db">): Promise<void> {
  await sessionStore(db).deleteEnded();
  await accountStore(db).deleteExpiredMailTokens();
  await attemptStore(db).deleteExpired();
  await deviceStore(db).deleteExpired();
}
