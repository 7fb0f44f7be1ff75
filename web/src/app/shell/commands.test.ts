import { expect, it } from "vitest";
import { matching, orderResults, splitAtMatches } from "./commands.ts";

const command = (label: string, hint = "", group = "Go to") => ({
  id: label,
  group,
  label,
  hint,
  run: () => undefined,
});
const all = [command("Profile"), command("About this studio"), command("Café Noir", "@cafenoir", "Switch channel")];

it.each([
  ["", ["Profile", "About this studio", "Café Noir"]],
  ["stu abo", ["About this studio"]],
  ["cafe", ["Café Noir"]],
  ["CAFENOIR", ["Café Noir"]],
  ["switch", ["Café Noir"]],
  ["ofile", []],
])("finds by %j", (typed, labels) => expect(matching(all, typed).map(({ label }) => label)).toEqual(labels));

it("puts commands named like the typed text before the work that was found, and the other matches after it", () => {
  const found = [command("About my sauna", "", "Projects")];
  const labels = (typed: string) => orderResults(all, found, typed).map(({ label }) => label);
  expect(labels("abo")).toEqual(["About this studio", "About my sauna"]);
  expect(labels("studio")).toEqual(["About my sauna", "About this studio"]);
});

it.each([
  ["The $900 Sauna", "sau", ["The $900 ", "*Sau", "na"]],
  ["The $900 Sauna", "$9 the", ["*The", " ", "*$9", "00 Sauna"]],
  ["The $900 Sauna", "", ["The $900 Sauna"]],
  ["Rust", "sauna", ["Rust"]],
])("splits %j at %j", (label, typed, parts) =>
  expect(splitAtMatches(label, typed).map(({ text, isMatch }) => (isMatch ? `*${text}` : text))).toEqual(parts),
);
