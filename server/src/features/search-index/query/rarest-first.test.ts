import { describe, expect, it } from "vitest";
import { rarestFirst } from "./rarest-first.ts";

const titles = new Map(Object.entries({ boat: 900, lighthouse: 40, room: 800, the: 60_000, to: 50_000, zander: 3 }));
const split = (...groups: string[][]) => rarestFirst(groups, (word) => titles.get(word) ?? 0, 100_000);

describe("rarestFirst", () => {
  it("scans for words that nearly every title contains", () => {
    expect(split(["the"], ["zander"])).toEqual({ indexed: [["zander"]], scanned: [["the"]] });
  });

  it("looks up all words if none is much rarer than the others", () => {
    expect(split(["boat"], ["room"]).indexed).toEqual([["room"], ["boat"]]);
    expect(split(["the"], ["boat"])).toEqual({ indexed: [["boat"], ["the"]], scanned: [] });
    expect(split(["the"])).toEqual({ indexed: [["the"]], scanned: [] });
  });

  it("scans for common words if the others leave few titles", () => {
    expect(split(["to", "the"], ["room"], ["boat"])).toEqual({
      indexed: [["room"], ["boat"]],
      scanned: [["to", "the"]],
    });
  });

  it("treats unknown words as rare, and a term of two words like the rarer one", () => {
    expect(split(["the"], ["unheard"])).toEqual({ indexed: [["unheard"]], scanned: [["the"]] });
    expect(split(["the zander"], ["to"])).toEqual({ indexed: [["the zander"]], scanned: [["to"]] });
  });
});
