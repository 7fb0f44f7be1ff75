import { describe, expect, it } from "vitest";
import { extractSubject, isChangeRequest } from "./intent.ts";

describe("extractSubject", () => {
  it.each([
    ["Give me six funny titles about living on a boat", "living on a boat"],
    ["titles for my winter sauna", "my winter sauna"],
    ["I'd like some calm concepts about baking bread at night", "baking bread at night"],
    ["draw a thumbnail of a lighthouse in a storm", "a lighthouse in a storm"],
    ["Dame títulos sobre una casa en el árbol", "una casa en el árbol"],
    ["Schreib mir lustige Titel über mein erstes Baumhaus", "mein erstes Baumhaus"],
    ["je veux des idées pour ma cabane", "ma cabane"],
    ["I built a cabin with ideas of my grandfather", "I built a cabin with ideas of my grandfather"],
    ["  living on a boat ", "living on a boat"],
  ])("takes from %j the subject %j", (wish, about) => expect(extractSubject(wish)).toBe(about));
});

describe("isChangeRequest", () => {
  it.each(["make it funnier", "shorter", "like these, but darker", "más corto", "ohne Zahlen", "plus court"])(
    "%j returns true",
    (wish) => expect(isChangeRequest(wish)).toBe(true),
  );
  it.each(["living on a boat", "keepsakes of a sailor", "I made it to the top", ""])("%j returns false", (wish) =>
    expect(isChangeRequest(wish)).toBe(false),
  );
});
