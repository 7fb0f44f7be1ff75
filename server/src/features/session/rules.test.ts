import { describe, expect, it } from "vitest";
import {
  deviceName,
  isInternalEmail,
  maxConcurrentHashes,
  ownPath,
  readSessionCookie,
  sessionCookieName,
  writeSessionCookie,
} from "./rules.ts";

const STUDIO = "https://studio.example";

describe("a returnTo", () => {
  it.each([
    ["/home", "/home"],
    ["/app/chat?thread=1#end", "/app/chat?thread=1#end"],
    ["home", "/home"],
    ["", "/"],
    ["https://studio.example/app", "/app"],
    ["https://someone:secret@studio.example/app", "/app"],
    ["/a/../b", "/b"],
    ["/search?q=//evil.test", "/search?q=//evil.test"],
    ["https:home", "/home"],
  ])("%s stays inside as %s", (returnTo, path) => {
    expect(ownPath(returnTo, STUDIO)).toBe(path);
  });

  it.each([
    "https://evil.test",
    "http://evil.test/home",
    "http://studio.example/home",
    "https://studio.example:8443/home",
    "https://studio.example.evil.test",
    "https://studio.example@evil.test",
    "https://evil.test#https://studio.example",
    "https://evil.test?https://studio.example",
    "//evil.test",
    "///evil.test",
    "////evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "\\/evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "/\r\n/evil.test",
    "\t//evil.test",
    " //evil.test",
    " https://evil.test",
    "\u0000//evil.test",
    "/.//evil.test",
    "/..//evil.test",
    "/a/..//evil.test",
    "/%2e%2e//evil.test",
    "https://studio.example//evil.test",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://studio.example/1",
    "blob:https://evil.test/1",
    "mailto:a@evil.test",
    "ws://studio.example",
    "https://",
    "https://[",
    "http:evil.test",
    "http:/evil.test",
    "https:\\\\evil.test",
    "/home\u0007",
    "/home\u0085",
  ])("%j leads nowhere", (returnTo) => {
    expect(ownPath(returnTo, STUDIO)).toBeUndefined();
  });
});

describe("an internal person", () => {
  const domains = ["corp.com", "corp.io"];
  it.each([
    ["a@corp.com", true],
    ["A@CORP.IO", true],
    ["a@corp.com.evil", false],
    ["a@evil@corp.com", false],
    ["a@sub.corp.com", false],
    ["a@notcorp.com", false],
    ["corp.com", false],
    ["a@", false],
    ["a@corp.com ", false],
  ])("%s: %s", (email, isInternal) => {
    expect(isInternalEmail(email, true, domains)).toBe(isInternal);
  });

  it("has confirmed the address", () => {
    expect(isInternalEmail("a@corp.com", false, domains)).toBe(false);
  });

  it("exists nowhere where no domain is named", () => {
    expect(isInternalEmail("a@", true, [])).toBe(false);
  });
});

describe("a device", () => {
  const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
  it.each([
    [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15`, "Safari on macOS"],
    [`${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36`, "Chrome on macOS"],
    ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0", "Edge on Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0", "Firefox on Linux"],
    ["Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36", "Chrome on Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile Safari/604.1", "Safari on iOS"],
    ["curl/8.5", "Another program"],
    ["", "Another program"],
  ])("%s is %s", (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});

describe("the session cookie", () => {
  const cookie = { id: "0d6cba0e-38a9-4a0e-8f6c-3f4b5f0f9a11", secret: "s".repeat(43) };

  it("reads back what was written", () => {
    expect(readSessionCookie(writeSessionCookie(cookie))).toEqual(cookie);
  });

  it.each([undefined, "", ".", cookie.id, `${cookie.id}.`, `${cookie.id}.short`, `x${writeSessionCookie(cookie)}`])(
    "refuses %s",
    (value) => {
      expect(readSessionCookie(value)).toBeUndefined();
    },
  );

  it("has the prefix that browsers guard only behind TLS", () => {
    expect(sessionCookieName(STUDIO)).toBe("__Host-coldopen_session");
    expect(sessionCookieName("http://localhost:4000")).toBe("coldopen_session");
  });
});

describe("the number of passwords hashed at once", () => {
  it.each([
    [1, undefined, 1],
    [2, undefined, 2],
    [16, undefined, 2],
    [16, "16", 8],
    [4, "16", 4],
    [4, "1", 1],
    [8, "not a number", 2],
  ])("on %i cores with UV_THREADPOOL_SIZE %s is %i", (cores, poolThreads, hashes) => {
    expect(maxConcurrentHashes(cores, poolThreads)).toBe(hashes);
  });
});
