import { AppError } from "@coldopen/contract/kernel/errors";
import type { Pitch, PitchContent } from "@coldopen/contract/pitches/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { canRedo, canUndo, type History, historyOf, push, redo, undo } from "../../../lib/history.ts";
import { toast } from "../../../lib/toast.ts";
import { useUndoKeys } from "../../../lib/use-undo-keys.ts";
import { t } from "../../../locales/en/pitches.ts";
import { paramsOf, pitchApi, pitchQuery, useStorePitch } from "../api.ts";
import type { FieldName } from "../fields.ts";

type Change = (content: PitchContent) => PitchContent;
/** `latest` is the pitch as this page received it last. */
type Steps = { versions: History<number>; latest: Pitch };
type Restoration = { version: number; currentVersion: number; versions?: History<number> };

const isConflict = (error: unknown) => error instanceof AppError && error.code === "conflict";
const startAt = (latest: Pitch): Steps => ({ versions: historyOf(latest.version), latest });

/** Adds a change that this page made. Undoing it returns to the version before, which may be a colleague's. */
const addStep = (known: Steps, changed: Pitch): Steps => {
  const { version } = changed;
  if (version === known.latest.version) return known;
  const isNext = version === known.latest.version + 1;
  return { versions: push(isNext ? known.versions : historyOf(version - 1), version), latest: changed };
};

/**
 * Every change is saved as a version. The steps of undo are version numbers: restoring a version also restores the
 * sources of its figures.
 */
export function usePitchEditor(channel: ActiveChannel, pitch: Pitch) {
  const client = useQueryClient();
  const storePitch = useStorePitch(channel);
  const [steps, setSteps] = useState(() => startAt(pitch));
  const [pending, setPending] = useState<readonly Change[]>([]);
  const [unsaved, setUnsaved] = useState<Partial<Record<FieldName, string>>>({});
  const params = { ...paramsOf(channel), id: pitch.id };
  const { queryKey } = pitchQuery(channel, pitch.id);

  const onError = (error: unknown) => {
    toast.error(t(isConflict(error) ? "studio.conflict" : "studio.saveFailed"));
    void client.invalidateQueries({ queryKey });
  };
  /** A change of one pitch follows the one before, which it is based on. */
  const scope = { id: `pitch-${pitch.id}` };
  const ownToast = { failed: false } as const;
  const step = (changed: Pitch) => {
    storePitch(changed);
    setSteps((known) => addStep(known, changed));
  };
  const save = useMutation({
    scope,
    meta: ownToast,
    mutationFn: (change: Change) => {
      const latest = client.getQueryData(queryKey) ?? pitch;
      const { sources: _sources, estimate: _estimate, ...content } = change(latest.content);
      return pitchApi.save({ params, body: { version: latest.version, content } });
    },
    onSuccess: step,
    onError,
  });
  const restore = useMutation({
    scope,
    meta: ownToast,
    mutationFn: ({ version, currentVersion }: Restoration) =>
      pitchApi.restoreVersion({ params: { ...params, version }, body: { currentVersion } }),
    onSuccess: (changed, { versions }) => {
      storePitch(changed);
      setSteps((known) => (versions ? { versions, latest: changed } : addStep(known, changed)));
    },
    onError: (error) => {
      setSteps(({ latest }) => startAt(latest));
      onError(error);
    },
  });
  const refresh = useMutation({
    scope,
    meta: { failed: t("studio.refreshFailed"), done: t("studio.refreshed") },
    mutationFn: () => pitchApi.refreshFigures({ params }),
    onSuccess: step,
  });
  const findLogo = useMutation({
    scope,
    meta: ownToast,
    mutationFn: () => pitchApi.findLogo({ params }),
    onSuccess: (changed) => {
      if (changed.version === pitch.version) toast.error(t("studio.noLogo"));
      step(changed);
    },
    onError,
  });
  const isSaving = save.isPending || restore.isPending || refresh.isPending || findLogo.isPending;

  // Someone else saved: the steps from before would undo their work too.
  if (pitch.version > steps.latest.version && !isSaving) setSteps(startAt(pitch));

  const goTo = (versions: History<number>) => {
    if (versions === steps.versions || isSaving) return;
    restore.mutate({ version: versions.present, currentVersion: steps.latest.version, versions });
  };
  const undoStep = () => goTo(undo(steps.versions));
  const redoStep = () => goTo(redo(steps.versions));
  useUndoKeys({ undo: undoStep, redo: redoStep });

  const keepUnsaved = (name: FieldName, typed: string) => setUnsaved((known) => ({ ...known, [name]: typed }));
  const newest = pitch.version < steps.latest.version ? steps.latest : pitch;
  return {
    /** With the changes that are being saved. */
    content: pending.reduce((content, change) => change(content), newest.content),
    /** Returns whether it was saved. What was typed in `field` is kept until then. */
    change: async (change: Change, field?: { name: FieldName; typed: string }): Promise<boolean> => {
      setPending((known) => [...known, change]);
      const isSaved = await save.mutateAsync(change).then(
        () => true,
        () => false,
      );
      setPending((known) => known.filter((one) => one !== change));
      if (!isSaved && field) keepUnsaved(field.name, field.typed);
      return isSaved;
    },
    /** What was typed in fields and is not saved, because it was refused or the save failed. */
    unsaved,
    keepUnsaved,
    discardUnsaved: (name: FieldName) => setUnsaved(({ [name]: _, ...rest }) => rest),
    restoreVersion: (version: number, onDone: () => void) =>
      restore.mutate({ version, currentVersion: newest.version }, { onSuccess: onDone }),
    refreshFigures: () => refresh.mutate(),
    findLogo: () => findLogo.mutate(),
    undo: undoStep,
    redo: redoStep,
    canUndo: canUndo(steps.versions),
    canRedo: canRedo(steps.versions),
    isSaving,
  };
}
export type PitchEditor = ReturnType<typeof usePitchEditor>;
