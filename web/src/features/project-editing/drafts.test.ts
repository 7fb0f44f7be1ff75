import { optionId, projectId } from "@coldopen/contract/projects/factory";
import { describe, expect, it } from "vitest";
import { projectDrafts, strandedOf, typingKey } from "./drafts.ts";
import type { ProjectEdit } from "./edits.ts";

const text = (content: string): ProjectEdit => ({ kind: "setText", id: optionId(1), content });
const project = projectId(7);
const offered = () => strandedOf(projectDrafts(project).store.read()).map(({ edit }) => edit);

describe("drafts of a project", () => {
  it("are not offered while this tab works on them", () => {
    projectDrafts(project).put("a", text("Half a thou"));
    expect(offered()).toEqual([]);
  });

  it("are offered once they failed", () => {
    const drafts = projectDrafts(project);
    drafts.put("a", text("Lost"));
    drafts.strand("a");
    expect(offered()).toEqual([text("Lost")]);
    drafts.drop("a");
    expect(offered()).toEqual([]);
  });

  it("are offered when another tab left them behind", () => {
    projectDrafts(project, "a tab that crashed").put(typingKey(optionId(1)), text("Half a thou"));
    expect(offered()).toEqual([text("Half a thou")]);
  });

  it("keep only the last text of an option", () => {
    const drafts = projectDrafts(project, "gone");
    drafts.put(typingKey(optionId(1)), text("H"));
    drafts.put(typingKey(optionId(1)), text("Ha"));
    expect(offered()).toEqual([text("Ha")]);
  });
});
