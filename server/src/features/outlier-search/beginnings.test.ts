import { describe, expect, it } from "vitest";
import { keepBeginnings } from "./beginnings.ts";

const counting = () => {
  const asked: string[] = [];
  const suggest = keepBeginnings(async ({ number }: { number: number }, { lookaheadTerm, isShorts, page }) => {
    asked.push(`${number} ${lookaheadTerm} ${isShorts ? "shorts" : "videos"} ${page}`);
    if (lookaheadTerm === "bad" && asked.length === 1) throw new Error("The database is away");
    return asked.length;
  });
  return { asked, suggest };
};

describe("the first letters of a word", () => {
  it("are looked up once an edition", async () => {
    const { asked, suggest } = counting();
    const [first, second] = [{ number: 1 }, { number: 2 }];
    const typed = { lookaheadTerm: "vol", page: 0 };
    expect(await suggest(first, typed)).toBe(await suggest(first, typed));
    await suggest(second, typed);
    expect(asked).toEqual(["1 vol videos 0", "2 vol videos 0"]);
  });
  it("are kept apart by what else is asked, and longer ones are not kept", async () => {
    const { asked, suggest } = counting();
    const edition = { number: 1 };
    for (const query of [
      { lookaheadTerm: "vo", page: 0 },
      { lookaheadTerm: "vo", page: 0, isShorts: true },
      { lookaheadTerm: "vo", page: 1 },
      { lookaheadTerm: "vo", page: 1 },
      { lookaheadTerm: "volc", page: 0 },
      { lookaheadTerm: "volc", page: 0 },
    ])
      await suggest(edition, query);
    expect(asked).toHaveLength(6);
  });
  it("are asked for again after a failure", async () => {
    const { asked, suggest } = counting();
    const edition = { number: 1 };
    await expect(suggest(edition, { lookaheadTerm: "bad", page: 0 })).rejects.toThrow("away");
    await suggest(edition, { lookaheadTerm: "bad", page: 0 });
    expect(asked).toHaveLength(2);
  });
});
