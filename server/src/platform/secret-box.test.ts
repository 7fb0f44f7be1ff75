import { describe, expect, it } from "vitest";
import { createSecretBox, DecryptionError, EncryptedText } from "./secret-box.ts";

const [first, second] = ["first secret of at least 32 characters", "second secret of at least 32 characters"];
const box = createSecretBox({ current: first });
const purpose = "connection:UC1:refresh";

describe("the secret box", () => {
  it("returns what it encrypted, and never the same bytes twice", () => {
    const [one, two] = [box.encrypt("a token ✓", purpose), box.encrypt("a token ✓", purpose)];
    expect(box.decrypt(one, purpose)).toBe("a token ✓");
    expect(one).not.toBe(two);
    expect(one).not.toContain("token");
  });

  it("reads values of the previous secret and encrypts with the current one", () => {
    const old = box.encrypt("a token", purpose);
    const rotated = createSecretBox({ current: second, previous: first });
    expect(rotated.decrypt(old, purpose)).toBe("a token");
    const reencrypted = rotated.encrypt(rotated.decrypt(old, purpose), purpose);
    expect(createSecretBox({ current: second }).decrypt(reencrypted, purpose)).toBe("a token");
  });

  it("names STUDIO_SECRET_PREVIOUS if it does not know the key", () => {
    const encrypted = createSecretBox({ current: second }).encrypt("a token", purpose);
    expect(() => box.decrypt(encrypted, purpose)).toThrow(/STUDIO_SECRET_PREVIOUS/);
  });

  it("rejects a value of another purpose", () => {
    const encrypted = box.encrypt("a token", purpose);
    expect(() => box.decrypt(encrypted, "connection:UC2:refresh")).toThrow(DecryptionError);
  });

  it.each([
    ["changed", (encrypted: string) => `${encrypted.slice(0, -2)}${encrypted.endsWith("AA") ? "BB" : "AA"}`],
    ["cut off", (encrypted: string) => encrypted.slice(0, 20)],
    ["without a body", (encrypted: string) => encrypted.split(".")[0] ?? ""],
    ["empty", () => ""],
  ])("rejects a value that is %s", (_, change) => {
    const encrypted = EncryptedText.parse(change(box.encrypt("a token", purpose)));
    expect(() => box.decrypt(encrypted, purpose)).toThrow(DecryptionError);
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
