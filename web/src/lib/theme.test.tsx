import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeMedia } from "../testing/media.ts";
import { chooseTheme, followTheme, storedTheme, THEME_KEY, useThemeOverride } from "./theme.ts";

const lightSystem = (query: string) => query.includes("light");
const shown = () => document.documentElement.className;
let stop: () => void = () => undefined;
let resize: ReturnType<typeof fakeMedia>;
beforeEach(() => {
  resize = fakeMedia();
});
afterEach(() => stop());
const follow = () => {
  stop = followTheme();
};

it("is dark until something else is chosen", () => {
  follow();
  expect([storedTheme(), shown()]).toEqual(["dark", "dark"]);
});
it("falls back to dark on a value that is no theme", () => {
  localStorage.setItem(THEME_KEY, "sepia");
  follow();
  expect(shown()).toBe("dark");
});
it("sets the theme on the page root and stores it as plain text", () => {
  follow();
  chooseTheme("light");
  expect([shown(), localStorage.getItem(THEME_KEY)]).toEqual(["light", "light"]);
});
it("follows the system preference as it changes", () => {
  follow();
  chooseTheme("system");
  expect(shown()).toBe("dark");
  resize(lightSystem);
  expect(shown()).toBe("light");
});
it("follows a choice made in another tab", () => {
  follow();
  localStorage.setItem(THEME_KEY, "light");
  dispatchEvent(new StorageEvent("storage", { key: THEME_KEY }));
  expect(shown()).toBe("light");
});
it("steps back for a page with its own rule, and returns after it", () => {
  follow();
  const Page = () => {
    useThemeOverride("light");
    return null;
  };
  const { unmount } = render(<Page />);
  expect([shown(), storedTheme()]).toEqual(["light", "dark"]);
  unmount();
  expect(shown()).toBe("dark");
});
