import { hasWebAddress } from "@coldopen/contract/kernel/names";
import { honestNames, hostileNames, linkedTexts } from "@coldopen/contract/kernel/names-factory";
import { expect, it } from "vitest";
import { mailSubject, mailText, ownLink, paragraphs } from "./mail-text.ts";

const hostile = [...hostileNames, ...linkedTexts].map((text) => [text]);
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

it.each(hostile)("puts %j into a mail as one line without a link", (text) => {
  for (const line of [mailText`Hello ${text}!`, mailSubject`Join ${text}`].map(String)) {
    expect(hasWebAddress(line)).toBe(false);
    expect(line).not.toMatch(hidden);
  }
});
it.each(hostile)("quotes %j over several lines without a link", (text) => {
  const quoted = String(mailText`${paragraphs(`First\r\n\r\n${text}\nLast`)}`);
  expect(quoted).toMatch(/^First\n\n[\s\S]*\nLast$/);
  expect(hasWebAddress(quoted)).toBe(false);
  expect(quoted.replaceAll("\n", "")).not.toMatch(hidden);
});
it.each(honestNames.map((name) => [name]))("leaves %j as it is", (name) => {
  expect(String(mailText`From ${name}, ${2} days`)).toBe(`From ${name}, 2 days`);
});
it("leads to its own address only", () => {
  const text = String(mailText`${"https://evil.com"}\n\n${ownLink("https://studio.example/auth?x=1")}`);
  expect(text).toBe("https[:]//evil[.]com\n\nhttps://studio.example/auth?x=1");
});
it("cuts what is endless", () => {
  expect(String(mailText`${"x".repeat(5000)}`)).toHaveLength(200);
});
