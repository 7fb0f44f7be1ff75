import { expect, it } from "vitest";
import { hasPage } from "./page-patterns.ts";

it.each([
  ["/", true],
  ["/home/", true],
  ["/t/abc", true],
  ["/app/chat", true],
  ["/app/projects", true],
  ["/app/o/UC1/projects/1", true],
  ["/app/o/UC1", true],
  ["/not-found", false],
  ["/nothing", false],
  ["/home/more", false],
  ["/app/o/UC1/nothing", false],
  ["/app/nothing", false],
])("knows whether %s is a page: %s", (pathname, isPage) => expect(hasPage(pathname)).toBe(isPage));
