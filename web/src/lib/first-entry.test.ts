import { SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";
import { afterEach, expect, it, vi } from "vitest";
import { putProjectsFirst, replaceWithProjects } from "./first-entry.ts";

const SIGNED_IN = `a=b; ${SIGNED_IN_COOKIE}=1`;
const arriveAt = (path: string, state: unknown = null) => history.replaceState(state, "", path);
const here = () => `${location.pathname}${location.search}`;
afterEach(() => arriveAt("/"));

it.each(["/", "/app/chat?a=1", "/app/o/c/projects/1"])("puts the projects behind %s", async (path) => {
  arriveAt(path);
  putProjectsFirst(window, SIGNED_IN);
  expect(here()).toBe(path);
  const isBack = new Promise((back) => addEventListener("popstate", back, { once: true }));
  history.back();
  await isBack;
  expect(here()).toBe("/app/projects");
});

it.each([
  ["the projects themselves", "/app/o/c/projects", SIGNED_IN, null],
  ["other pages", "/pricing", SIGNED_IN, null],
  ["a signed-out user", "/", "a=b", null],
  ["a reloaded page", "/app/chat", SIGNED_IN, { __TSR_index: 0 }],
])("adds no history entry behind %s", (_, path, cookies, state) => {
  arriveAt(path, state);
  const before = history.length;
  putProjectsFirst(window, cookies);
  expect([here(), history.length]).toEqual([path, before]);
});

it("turns the current entry into the projects without telling the router", () => {
  arriveAt("/home", { __TSR_index: 3 });
  const loads = vi.spyOn(history, "replaceState");
  const before = history.length;
  replaceWithProjects(history, 3);
  expect(loads).not.toHaveBeenCalled();
  expect([here(), history.length, history.state.__TSR_index]).toEqual(["/app/projects", before, 3]);
  loads.mockRestore();
});
