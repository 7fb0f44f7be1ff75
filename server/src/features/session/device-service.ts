import type { AppContext } from "../../app-context.ts";
import { newSecret } from "../../platform/secrets.ts";
import type { Browser } from "./browser.ts";
import { deviceStore } from "./device-store.ts";
import { deviceCookieName, readDeviceCookie } from "./rules.ts";

const DEVICE_DAYS = 180;
const SECONDS_A_DAY = 86_400;
/** Programs that sign in without keeping cookies would add a device each time. */
const MAX_DEVICES = 50;

/** Browsers that an account was signed in to before. They still need the password, but strangers' failures do not count against them. */
export const deviceService = (context: Pick<AppContext, "db" | "config">) => {
  const store = deviceStore(context.db);
  const cookieName = deviceCookieName(context.config.publicUrl);
  const secretOf = (browser: Browser) => readDeviceCookie(browser.cookies[cookieName]);

  return {
    /** The browser's secret, if the account was signed in to with it. */
    findKnown: async (email: string, browser: Browser) => {
      const secret = secretOf(browser);
      return secret && (await store.isKnown(secret, email)) ? secret : undefined;
    },
    remember: async (userId: string, browser: Browser) => {
      const [secret, next] = [secretOf(browser), newSecret()];
      await context.db.transaction(async () => {
        if (secret) {
          await store.deleteSecretOf(userId, secret);
          await store.replaceSecret(secret, next);
        }
        await store.insert(userId, next, DEVICE_DAYS);
        await store.deleteOldest(userId, MAX_DEVICES);
      });
      browser.setCookie(cookieName, next, { maxAgeSeconds: DEVICE_DAYS * SECONDS_A_DAY });
    },
    forgetAll: (userId: string) => store.deleteAll(userId),
  };
};
