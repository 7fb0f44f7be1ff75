import type { CookieOptions } from "../../platform/http/request-info.ts";

/** The browser that a session lives in. */
export type Browser = {
  userAgent: string;
  ip: string;
  requestId: string;
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: (name: string, value: string, options: CookieOptions) => void;
};
