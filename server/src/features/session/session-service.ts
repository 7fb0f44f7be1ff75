import { AppError } from "@coldopen/contract/kernel/errors";
import { SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";
import { MAX_SESSION_DAYS } from "@coldopen/contract/session/schema";
import type { AppContext } from "../../app-context.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { newSecret, nextSecret } from "../../platform/secrets.ts";
import type { Browser } from "./browser.ts";
import { deviceService } from "./device-service.ts";
import { deviceName, readSessionCookie, type SessionCookie, sessionCookieName, writeSessionCookie } from "./rules.ts";
import { sessionStore } from "./session-store.ts";

const SECONDS_A_DAY = 86_400;

export const sessionService = (context: Pick<AppContext, "db" | "config" | "announce">) => {
  const store = sessionStore(context.db);
  const devices = deviceService(context);
  const cookieName = sessionCookieName(context.config.publicUrl);
  const giveCookie = (browser: Browser, value: string, maxAgeSeconds: number) => {
    browser.setCookie(cookieName, value, { maxAgeSeconds });
    browser.setCookie(SIGNED_IN_COOKIE, value === "" ? "" : "1", { maxAgeSeconds, isReadable: true });
  };
  const dropCookie = (browser: Browser) => giveCookie(browser, "", 0);
  const announceEnded = (ended: readonly { id: string }[]) => context.announce.endSessions(ended.map(({ id }) => id));

  const endCurrent = async (browser: Browser) => {
    const cookie = readSessionCookie(browser.cookies[cookieName]);
    const held = cookie && (await store.findBySecret(cookie));
    if (cookie && held) await announceEnded(await store.end(held.userId, [cookie.id]));
    dropCookie(browser);
  };

  const rotate = (cookie: SessionCookie, next: string) =>
    context.db.transaction(async () => {
      const rotated = await store.rotate(cookie, next);
      if (!rotated) return undefined;
      await store.insertReplacedSecret(cookie);
      await store.deleteOldestReplacedSecrets(cookie.id);
      return rotated;
    });

  return {
    /** A new id at every sign-in; the one the browser came with ends. */
    open: async (userId: string, browser: Browser) => {
      if (browser.cookies[cookieName] !== undefined) await endCurrent(browser);
      const secret = newSecret();
      const id = await store.open(userId, secret, browser);
      giveCookie(browser, writeSessionCookie({ id, secret }), MAX_SESSION_DAYS * SECONDS_A_DAY);
      await devices.remember(userId, browser);
    },
    refresh: async (browser: Browser) => {
      const cookie = readSessionCookie(browser.cookies[cookieName]);
      if (!cookie) throw new AppError("unauthenticated", "Sign in first");
      const salt = await store.rotationSalt(cookie.id);
      const next = salt && { id: cookie.id, secret: nextSecret(salt, cookie.secret) };
      const rotated = next && (await rotate(cookie, next.secret));
      const held = rotated ? undefined : await store.findBySecret(cookie);
      // Two tabs at once, or a page that was left before its answer came: the same new id for all of them.
      const secondsLeft = rotated?.secondsLeft ?? (held?.isJustReplaced ? held.secondsLeft : undefined);
      if (next && secondsLeft !== undefined) return giveCookie(browser, writeSessionCookie(next), secondsLeft);
      if (held) await announceEnded(await store.end(held.userId, [cookie.id]));
      dropCookie(browser);
      throw new AppError("unauthenticated", "Sign in again");
    },
    endCurrent,
    list: async (caller: Caller) => {
      const rows = await store.listOf(caller.userId);
      return rows.map(({ userAgent, createdAt, lastSeenAt, ...row }) => ({
        ...row,
        device: deviceName(userAgent),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: row.id === caller.sessionId,
      }));
    },
    end: async (caller: Caller, id: string) => {
      const ended = await store.end(caller.userId, [id]);
      if (ended.length === 0) throw new AppError("not_found", "Not found");
      await announceEnded(ended);
    },
    /** Devices that were known before are strangers again. */
    endAll: async (userId: string, except?: string) => {
      await devices.forgetAll(userId);
      await announceEnded(await store.endAll(userId, except));
    },
  };
};
