import { describe, expect, it } from "vitest";
import { rarestFirst } from "./rarest-first.ts";

const titles = new Map(Object.entries({ boat: 900, lighthouse: 40, room: 800, the: 60_000, to: 50_000, zander: 3 }));
const split = (...groups: string[][]) => rarestFirst(groups, (word) => titles.get(word) ?? 0, 100_000);

describe("words that are looked up together", () => {
  it("leave those that nearly every title has to be read", () => {
    expect(split(["the"], ["zander"])).toEqual({ sought: [["zander"]], read: [["the"]] });
  });

  it("are all looked up where none is much rarer than the others", () => {
    expect(split(["boat"], ["room"]).sought).toEqual([["room"], ["boat"]]);
    expect(split(["the"], ["boat"])).toEqual({ sought: [["boat"], ["the"]], read: [] });
    expect(split(["the"])).toEqual({ sought: [["the"]], read: [] });
  });

  it("leave the common to be read once the others have left few titles", () => {
    expect(split(["to", "the"], ["room"], ["boat"])).toEqual({
      sought: [["room"], ["boat"]],
      read: [["to", "the"]],
    });
  });

  it("count what nobody has as rare, and two words side by side as their rarer one", () => {
    expect(split(["the"], ["unheard"])).toEqual({ sought: [["unheard"]], read: [["the"]] });
    expect(split(["the zander"], ["to"])).toEqual({ sought: [["the zander"]], read: [["to"]] });
  });
});
