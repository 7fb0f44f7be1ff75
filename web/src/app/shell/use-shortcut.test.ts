import { expect, it } from "vitest";
import { isPressed } from "./use-shortcut.ts";

const press = (init: KeyboardEventInit, html = "<p></p>") => {
  document.body.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.children);
  const event = new KeyboardEvent("keydown", { bubbles: true, ...init });
  document.body.firstElementChild?.dispatchEvent(event);
  return event;
};
const bold = { key: "b", withModifier: true };
const help = { key: "?" };

it.each([
  ["Ctrl+B", bold, { key: "b", ctrlKey: true }, "<p></p>", true],
  ["Cmd+B, with the capital lock on", bold, { key: "B", metaKey: true }, "<p></p>", true],
  ["B alone", bold, { key: "b" }, "<p></p>", false],
  ["Ctrl+Alt+B", bold, { key: "b", ctrlKey: true, altKey: true }, "<p></p>", false],
  ["Ctrl+B held down", bold, { key: "b", ctrlKey: true, repeat: true }, "<p></p>", false],
  ["Ctrl+B in a field", bold, { key: "b", ctrlKey: true }, "<input>", true],
  ["?", help, { key: "?", shiftKey: true }, "<p></p>", true],
  ["? in a field", help, { key: "?" }, "<input>", false],
  ["? in a text", help, { key: "?" }, "<textarea></textarea>", false],
  ["? in a menu", help, { key: "?" }, '<div role="menu"></div>', false],
  ["? in a dialog", help, { key: "?" }, '<div role="dialog"></div>', false],
  ["? while composing a letter", help, { key: "?", isComposing: true }, "<p></p>", false],
])("handles %s", (_, shortcut, init, html, isHeard) => expect(isPressed(shortcut, press(init, html))).toBe(isHeard));
