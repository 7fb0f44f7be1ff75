import { encodeCursor } from "@coldopen/contract/kernel/paging";
import { orderByParam, type ProjectSort, projectSortFields } from "@coldopen/contract/projects/query";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openProjectList, type ProjectList } from "../../testing/project-list.ts";

let fixture: ProjectList;
beforeAll(async () => {
  fixture = await openProjectList();
});
afterAll(() => fixture.studio.close());

type Sorted = { id: string; name: string; [field: string]: unknown };
const compare = (sort: ProjectSort) => (a: Sorted, b: Sorted) => {
  const value = (row: Sorted) => (sort.field === "name" ? row.name.toLowerCase() : row[sort.field]);
  const [first, second] = [value(a), value(b)];
  if (first === second) return a.id < b.id ? 1 : -1;
  if (first === null || second === null) return first === null ? 1 : -1;
  return (String(first) === first ? first < String(second) : Number(first) < Number(second)) ===
    (sort.direction === "asc")
    ? -1
    : 1;
};
const sorts = projectSortFields.flatMap((field) =>
  (["asc", "desc"] as const).map((direction) => ({ field, direction })),
);

describe("the order of a list", () => {
  it.each(sorts)("by $field $direction: nulls last, ties by id, on pages of every size", async (sort) => {
    const orderBy = orderByParam(sort);
    const all = (await fixture.list({ orderBy })).data;
    const expected = [...all].sort(compare(sort)).map(({ id }) => id);
    expect(all.map(({ id }) => id)).toEqual(expected);
    for (const limit of [1, 2, 5]) expect(await fixture.pages({ orderBy }, limit)).toEqual(expected);
    expect(await fixture.pages({ orderBy, status__isNot: "published" }, 1)).toHaveLength(4);
  });

  it("is by the last edit by default", async () => {
    const other = await fixture.arrange();
    const [first, second] = [
      await fixture.stored({ name: "a" }, other.place),
      await fixture.stored({ name: "b" }, other.place),
    ];
    expect((await fixture.list({}, other)).data.map(({ id }) => id)).toEqual([second, first]);
    await other.browser.call({ method: "PUT", url: `/api/v3/video-project/${first}`, payload: { name: "edited" } });
    expect((await fixture.list({}, other)).data.map(({ id }) => id)).toEqual([first, second]);
  });

  it.each(sorts)("by $field $direction repeats and omits no project while others are added", async (sort) => {
    const other = await fixture.arrange();
    const columns = (n: number) => ({
      publish_date: n % 3 === 0 ? null : `2026-03-0${1 + (n % 4)}`,
      user_rank: n % 2 || null,
      title_score: n % 4 || null,
    });
    const before: string[] = [];
    for (let n = 0; n < 7; n++)
      before.push(await fixture.stored({ name: `N${n % 3}`, columns: columns(n) }, other.place));
    const orderBy = orderByParam(sort);
    const found: string[] = [];
    for (let cursor: string | null | undefined, n = 0; cursor !== null; n++) {
      const page = await fixture.list({ orderBy, limit: "2", ...(cursor ? { cursor } : {}) }, other);
      found.push(...page.data.map(({ id }) => id));
      cursor = page.responseMetadata.nextCursor;
      if (n < 3) await fixture.stored({ name: `N${n}`, columns: columns(n) }, other.place);
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((id) => before.includes(id)).sort()).toEqual([...before].sort());
  });

  it("rejects a cursor of another list", async () => {
    const { responseMetadata } = await fixture.list({ limit: "2" });
    const cursor = responseMetadata.nextCursor ?? "";
    expect((await fixture.ask({ cursor, orderBy: orderByParam({ field: "name", direction: "asc" }) })).statusCode).toBe(
      400,
    );
    for (const forged of [
      ["updatedAt", "desc", null, fixture.place.organizationId],
      ["updatedAt", "desc", 1e300, fixture.place.organizationId],
      ["updatedAt", "desc", 1, "no id"],
    ])
      expect((await fixture.ask({ cursor: encodeCursor(forged) })).statusCode).toBe(400);
  });
});
