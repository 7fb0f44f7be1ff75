import { expect, it } from "vitest";
import { matching } from "./commands.ts";

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
