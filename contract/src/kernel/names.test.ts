import { describe, expect, it } from "vitest";
import {
  hasWebAddress,
  mailedName,
  mailedNameFrom,
  titleLine,
  titleLineFrom,
  visibleLine,
  withoutLinks,
} from "./names.ts";
import { honestNames, hostileNames, linkedTexts } from "./names-factory.ts";

const Name = mailedName(100).min(1, "Cannot be empty");
const cases = (values: readonly string[]) => values.map((value) => [value]);

describe("the name of a person or an organization", () => {
  it.each(cases(honestNames))("may be %j", (name) => expect(Name.parse(` ${name} `)).toBe(name));
  it.each(cases(hostileNames))("must not be %j", (name) => expect(Name.safeParse(name).success).toBe(false));
  it.each(cases(hostileNames))("converted from %j is valid or empty", (name) => {
    const made = mailedNameFrom(name, 100);
    expect(made === "" || Name.safeParse(made).success).toBe(true);
  });
  it.each(cases(honestNames))("converted from %j is unchanged", (name) => expect(mailedNameFrom(name, 100)).toBe(name));
  it("is not empty and not longer than its limit", () => {
    expect([mailedName(3).safeParse("Anna").success, Name.safeParse("   ").success]).toEqual([false, false]);
    expect(mailedNameFrom("Ann Marie", 4)).toBe("Ann");
  });
  it("that is refused has an error text with advice", () => {
    expect(Name.safeParse("Booking.com").error?.issues[0]?.message).toBe(
      "Leave out web addresses, and put a space after a dot",
    );
    expect(Name.safeParse("A\nB").error?.issues[0]?.message).toBe("Use one line, without hidden characters");
  });
});

describe("a name that is not used in mails", () => {
  const Title = titleLine(100);
  it.each(cases([...honestNames, "Node.js Weekly", "ign.com"]))("may be %j", (name) =>
    expect(Title.safeParse(name).success).toBe(true),
  );
  it.each(cases(["https://evil.com", "www.evil.com", "A\nB", "A\u202eB"]))("must not be %j", (name) =>
    expect(Title.safeParse(name).success).toBe(false),
  );
});

it("never ends with half a character when it is cut", () => {
  expect(titleLineFrom("Fire 🔥", 6)).toBe("Fire");
  expect(titleLineFrom("Fire 🔥", 7)).toBe("Fire 🔥");
  expect(mailedNameFrom("Ann 🔥", 5)).toBe("Ann");
});

describe("text in a mail", () => {
  it.each(cases([...linkedTexts, ...hostileNames]))("has no link left in %j", (value) => {
    const shown = withoutLinks(visibleLine(value));
    expect(hasWebAddress(shown)).toBe(false);
  });
  it.each(cases([...honestNames, "It costs 3.14. Thanks.", "1.5 h, see p. 4"]))("leaves %j unchanged", (value) =>
    expect(withoutLinks(visibleLine(value))).toBe(value),
  );
  it("stays readable", () => {
    expect(withoutLinks("See https://www.evil.co.uk/a or ann@evil.com")).toBe(
      "See https[:]//www[.]evil[.]co[.]uk/a or ann@evil[.]com",
    );
  });
});
