import { describe, expect, it } from "vitest";
import { hasWebAddress, mailedName, mailedNameFrom, titleLine, visibleLine, withoutLinks } from "./names.ts";
import { honestNames, hostileNames, linkedTexts } from "./names-factory.ts";

const Name = mailedName(100).min(1, "Cannot be empty");
const cases = (values: readonly string[]) => values.map((value) => [value]);

describe("the name of a person or an organization", () => {
  it.each(cases(honestNames))("may be %j", (name) => expect(Name.parse(` ${name} `)).toBe(name));
  it.each(cases(hostileNames))("may not be %j", (name) => expect(Name.safeParse(name).success).toBe(false));
  it.each(cases(hostileNames))("made of %j is one that may be, or nothing", (name) => {
    const made = mailedNameFrom(name, 100);
    expect(made === "" || Name.safeParse(made).success).toBe(true);
  });
  it.each(cases(honestNames))("made of %j is the same", (name) => expect(mailedNameFrom(name, 100)).toBe(name));
  it("is as long as its limit at most, and not empty", () => {
    expect([mailedName(3).safeParse("Anna").success, Name.safeParse("   ").success]).toEqual([false, false]);
    expect(mailedNameFrom("Ann Marie", 4)).toBe("Ann");
  });
  it("that is refused says what to do", () => {
    expect(Name.safeParse("Booking.com").error?.issues[0]?.message).toBe(
      "Leave out web addresses, and put a space after a dot",
    );
    expect(Name.safeParse("A\nB").error?.issues[0]?.message).toBe("Use one line, without hidden characters");
  });
});

describe("a name that stays inside", () => {
  const Title = titleLine(100);
  it.each(cases([...honestNames, "Node.js Weekly", "ign.com"]))("may be %j", (name) =>
    expect(Title.safeParse(name).success).toBe(true),
  );
  it.each(cases(["https://evil.com", "www.evil.com", "A\nB", "A\u202eB"]))("may not be %j", (name) =>
    expect(Title.safeParse(name).success).toBe(false),
  );
});

describe("text in a mail", () => {
  it.each(cases([...linkedTexts, ...hostileNames]))("has no link left in %j", (value) => {
    const shown = withoutLinks(visibleLine(value));
    expect(hasWebAddress(shown)).toBe(false);
  });
  it.each(cases([...honestNames, "It costs 3.14. Thanks.", "1.5 h, see p. 4"]))("leaves %j as it is", (value) =>
    expect(withoutLinks(visibleLine(value))).toBe(value),
  );
  it("still says what was there", () => {
    expect(withoutLinks("See https://www.evil.co.uk/a or ann@evil.com")).toBe(
      "See https[:]//www[.]evil[.]co[.]uk/a or ann@evil[.]com",
    );
  });
});
