import { afterEach, expect, it } from "vitest";
import { speak, texts } from "./i18n.ts";

const t = texts("shop", {
  plain: "Hello",
  deep: { greeting: "Hello {{name}}" },
  items_one: "{{count}} item",
  items_other: "{{count}} items",
});

afterEach(() => speak("en"));

it("says a text by its dotted key", () => expect(t("deep.greeting", { name: "Tess" })).toBe("Hello Tess"));
it("doesn't escape interpolated values", () =>
  expect(t("deep.greeting", { name: "<b>O'Neil & co</b>" })).toBe("Hello <b>O'Neil & co</b>"));
it.each([
  [1, "1 item"],
  [0, "0 items"],
  [2, "2 items"],
])("counts %d as %s", (count, message) => expect(t("items", { count })).toBe(message));
it("leaves a gap that has no value", () => expect(t("deep.greeting")).toBe("Hello {{name}}"));
it("uses another language, and English where a text is missing", () => {
  speak("de", { shop: { deep: { greeting: "Hallo {{name}}" } } });
  expect(t("deep.greeting", { name: "Tess" })).toBe("Hallo Tess");
  expect(t("plain")).toBe("Hello");
});
