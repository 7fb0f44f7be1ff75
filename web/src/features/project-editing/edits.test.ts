import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { describe, expect, it } from "vitest";
import { applyEdit, type ProjectEdit, primaryIdOf } from "./edits.ts";

const three = [1, 2, 3].map((n) => anOption({ id: optionId(n), content: `Title ${n}` }));
const concept = anOption({ id: optionId(9), optionType: "concept", content: "A concept" });
const titles = (project: ReturnType<typeof aProjectDetail>) =>
  project.options.filter(({ optionType }) => optionType === "title").map(({ content }) => content);
const after = (...edits: ProjectEdit[]) => edits.reduce(applyEdit, aProjectDetail([...three, concept]));

describe("an edit shown before the server has it", () => {
  it("puts a new title right after the primary", () => {
    const option = anOption({ id: optionId(4), content: "New" });
    expect(titles(after({ kind: "addOption", option }))).toEqual(["Title 1", "New", "Title 2", "Title 3"]);
  });

  it("puts a new title at the top where there is no primary", () => {
    const option = anOption({ id: optionId(4), content: "New" });
    const cleared: ProjectEdit = { kind: "change", change: { titlePrimaryOptionId: null } };
    expect(titles(after(cleared, { kind: "addOption", option }))[0]).toBe("New");
  });

  it("makes the first of a kind the primary", () => {
    const shown = applyEdit(aProjectDetail([]), { kind: "addOption", option: concept });
    expect(shown.conceptPrimaryOption).toEqual({ id: concept.id, content: "A concept" });
  });

  it("clears the primary with the option", () => {
    const shown = after({ kind: "removeOption", id: optionId(1) });
    expect(primaryIdOf(shown, "title")).toBeNull();
    expect(shown.titlePrimaryOption).toBeNull();
    expect(titles(shown)).toEqual(["Title 2", "Title 3"]);
  });

  it("removes an option whose text was emptied", () => {
    expect(titles(after({ kind: "setText", id: optionId(2), content: "  " }))).toEqual(["Title 1", "Title 3"]);
  });

  it("shows a new text in the primary package too", () => {
    const shown = after({ kind: "setText", id: optionId(1), content: "Better" });
    expect(shown.titlePrimaryOption?.content).toBe("Better");
  });

  it("moves within its kind only", () => {
    const shown = after({ kind: "moveOption", id: optionId(3), to: 0 });
    expect(titles(shown)).toEqual(["Title 3", "Title 1", "Title 2"]);
    expect(shown.options.find(({ id }) => id === concept.id)).toBeDefined();
  });

  it("brings a deleted primary back to where it was", () => {
    const option = anOption({ id: optionId(2), content: "Title 2" });
    const primary: ProjectEdit = { kind: "change", change: { titlePrimaryOptionId: optionId(2) } };
    const back: ProjectEdit = { kind: "addOption", option, back: { to: 1, asPrimary: true } };
    const shown = after(primary, { kind: "removeOption", id: optionId(2) }, back);
    expect(titles(shown)).toEqual(["Title 1", "Title 2", "Title 3"]);
    expect(shown.titlePrimaryOption?.content).toBe("Title 2");
  });

  it.each<ProjectEdit>([
    { kind: "addOption", option: anOption({ id: optionId(4), content: "New" }) },
    { kind: "removeOption", id: optionId(1) },
    { kind: "moveOption", id: optionId(1), to: 2 },
    { kind: "setText", id: optionId(1), content: "Other" },
    { kind: "change", change: { status: "published", name: "Other" } },
  ])("can be applied twice: $kind", (edit) => {
    expect(after(edit, edit)).toEqual(after(edit));
  });
});
