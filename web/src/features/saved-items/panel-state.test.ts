import { expect, it } from "vitest";
import { type PanelEvent, reducePanel } from "./panel-state.ts";

const after = (...events: PanelEvent[]) => events.reduce(reducePanel, { isVisible: false, isFullscreen: false });

it.each([
  [["open"], { isVisible: true, isFullscreen: false }],
  [["open", "toggleFullscreen"], { isVisible: true, isFullscreen: true }],
  [["open", "toggleFullscreen", "toggleFullscreen"], { isVisible: true, isFullscreen: false }],
  [["open", "toggleFullscreen", "close", "open"], { isVisible: true, isFullscreen: false }],
  [["toggleFullscreen"], { isVisible: false, isFullscreen: false }],
] as const)("%j ends as %j", (events, expected) => expect(after(...events)).toEqual(expected));
