import type { PassthroughRequest } from "@coldopen/contract/ideation/sockets";
import { primaryField } from "@coldopen/contract/projects/rules";
import { OptionType, type ProjectChange, type VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { useEffect, useEffectEvent, useRef } from "react";
import { useProjectName } from "../ideation/index.ts";
import { applyEdit, optionOf, type ProjectEdit, type useProjectEditing } from "../project-editing/index.ts";

type Inspiration = PassthroughRequest["aiParameters"]["nameGenInspiration"];

const hasPrimary = (project: VideoProjectDetail) =>
  OptionType.options.some((type) => project[primaryField(type)] !== null);

/** The primary options, which a name can be generated from. */
function inspirationOf(project: VideoProjectDetail): Inspiration {
  const thumbnail = optionOf(project, project.thumbnailPrimaryOptionId ?? "")?.description;
  return {
    ...(project.titlePrimaryOption && { primaryTitle: project.titlePrimaryOption.content }),
    ...(project.conceptPrimaryOption && { primaryConcept: project.conceptPrimaryOption.content }),
    ...(thumbnail && { primaryThumbnail: thumbnail }),
  };
}

const isChosen = (before: VideoProjectDetail, after: VideoProjectDetail) =>
  OptionType.options.map(primaryField).some((field) => after[field] !== null && after[field] !== before[field]);

/** A choice that can be taken back: the project before it, and the option that it added. */
export type Choice = { before: VideoProjectDetail; type: OptionType; optionId: string; isAdded: boolean };

type Editing = ReturnType<typeof useProjectEditing>;

/**
 * Edits of the page. The first chosen element names a project that has no name of its own; a project that started from an
 * element is named after that as soon as it can be edited.
 */
export function useNamedEditing(editing: Editing, startsNamed: boolean) {
  const project = editing.shown;
  const naming = useProjectName(project, (name) => editing.edit({ kind: "change", change: { name } }));

  // A toast takes a choice back after the render in which it was made.
  const latest = useRef(project);
  useEffect(() => {
    latest.current = project;
  }, [project]);

  const nameStarted = useEffectEvent(() => {
    if (hasPrimary(project)) naming.nameFrom(inspirationOf(project));
  });
  useEffect(() => {
    if (startsNamed) nameStarted();
  }, [startsNamed]);

  const edit = (done: ProjectEdit, failed?: string) => {
    editing.edit(done, failed);
    const after = applyEdit(project, done);
    if (isChosen(project, after)) naming.nameFrom(inspirationOf(after));
  };
  /** Restores primary, name and thereby what a brainstorm starts from, as far as nothing else has changed them since. */
  const takeBack = ({ before, type, optionId, isAdded }: Choice) => {
    const field = primaryField(type);
    const generated = naming.cancel();
    const change: ProjectChange = {
      ...(latest.current[field] === optionId && { [field]: before[field] }),
      ...(generated === latest.current.name && { name: before.name }),
    };
    if (isAdded) editing.edit({ kind: "removeOption", id: optionId });
    if (Object.keys(change).length > 0) editing.edit({ kind: "change", change });
  };
  return { edit, takeBack, nameBeingWritten: naming.writing };
}
