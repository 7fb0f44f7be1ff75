import { describe, expect, it } from "vitest";
import { createSecretBox, SealedText, UnsealError } from "./secret-box.ts";

const [first, second] = ["first secret of at least 32 characters", "second secret of at least 32 characters"];
const box = createSecretBox({ current: first });
const purpose = "connection:UC1:refresh";

describe("the secret box", () => {
  it("returns what it sealed, and never the same bytes twice", () => {
    const [one, two] = [box.seal("a token ✓", purpose), box.seal("a token ✓", purpose)];
    expect(box.unseal(one, purpose)).toBe("a token ✓");
    expect(one).not.toBe(two);
    expect(one).not.toContain("token");
  });

  it("reads values of the previous secret and seals with the current one", () => {
    const old = box.seal("a token", purpose);
    const rotated = createSecretBox({ current: second, previous: first });
    expect(rotated.unseal(old, purpose)).toBe("a token");
    const resealed = rotated.seal(rotated.unseal(old, purpose), purpose);
    expect(createSecretBox({ current: second }).unseal(resealed, purpose)).toBe("a token");
  });

  it("names STUDIO_SECRET_PREVIOUS if it does not know the key", () => {
    const sealed = createSecretBox({ current: second }).seal("a token", purpose);
    expect(() => box.unseal(sealed, purpose)).toThrow(/STUDIO_SECRET_PREVIOUS/);
  });

  it("rejects a value of another purpose", () => {
    const sealed = box.seal("a token", purpose);
    expect(() => box.unseal(sealed, "connection:UC2:refresh")).toThrow(UnsealError);
  });

  it.each([
    ["changed", (sealed: string) => `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`],
    ["cut off", (sealed: string) => sealed.slice(0, 20)],
    ["without a body", (sealed: string) => sealed.split(".")[0] ?? ""],
    ["empty", () => ""],
  ])("rejects a value that is %s", (_, change) => {
    const sealed = SealedText.parse(change(box.seal("a token", purpose)));
    expect(() => box.unseal(sealed, purpose)).toThrow(UnsealError);
  });
});

describe("a signed text", () => {
  const signed = box.sign("état 1", purpose);

  it("is returned to its purpose only, also after a rotation", () => {
    expect(box.verify(signed, purpose)).toBe("état 1");
    expect(createSecretBox({ current: second, previous: first }).verify(signed, purpose)).toBe("état 1");
    expect(box.verify(signed, "another")).toBeUndefined();
    expect(createSecretBox({ current: second }).verify(signed, purpose)).toBeUndefined();
  });

  it.each([
    ["another text", () => `${Buffer.from("état 2").toString("base64url")}.${signed.split(".")[1]}`],
    ["another signature", () => `${signed.split(".")[0]}.${"A".repeat(43)}`],
    ["no signature", () => signed.split(".")[0] ?? ""],
    ["nothing", () => ""],
  ])("is rejected with %s", (_, change) => expect(box.verify(change(), purpose)).toBeUndefined());
});
