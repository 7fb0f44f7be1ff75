import { expect, it } from "vitest";
import { type Column, toCsv } from "./csv.ts";

const columns: Column<{ name: string; views: number | null }>[] = [
  ["name", ({ name }) => name],
  ["views", ({ views }) => views],
];
const lines = (name: string, views: number | null = 1) => toCsv([{ name, views }], columns).split("\r\n");

it("has a mark for spreadsheets, a head, and a line each", () =>
  expect(lines("Sauna")).toEqual(["\uFEFFname,views", "Sauna,1", ""]));
it.each([
  ['Two "words"', '"Two ""words""",1'],
  ["a, b", '"a, b",1'],
  ["=HYPERLINK(1)", "'=HYPERLINK(1),1"],
  [" @sum", "' @sum,1"],
])("keeps %j a text", (name, line) => expect(lines(name)[1]).toBe(line));
it("leaves what is absent empty", () => expect(lines("Sauna", null)[1]).toBe("Sauna,"));
