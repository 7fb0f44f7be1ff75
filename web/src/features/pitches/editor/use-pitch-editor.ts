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

const isConflict = (error: unknown) => error instanceof AppError && error.code === "conflict";

/**
 * Every change is saved as a version. The steps of undo are version numbers: restoring a version also restores the
 * sources of its figures.
 */
export function usePitchEditor(channel: ActiveChannel, pitch: Pitch) {
  const client = useQueryClient();
  const storePitch = useStorePitch(channel);
  const [steps, setSteps] = useState<History<number>>(() => historyOf(pitch.version));
  const params = { ...paramsOf(channel), id: pitch.id };
  const { queryKey } = pitchQuery(channel, pitch.id);

  const onError = (error: unknown) => {
    toast.error(t(isConflict(error) ? "studio.conflict" : "studio.saveFailed"));
    void client.invalidateQueries({ queryKey });
  };
  /** A change of one pitch follows the one before, which it is based on. */
  const scope = { id: `pitch-${pitch.id}` };
  const step = (changed: Pitch) => {
    storePitch(changed);
    setSteps((known) => (changed.version === known.present ? known : push(known, changed.version)));
  };
  const save = useMutation({
    scope,
    mutationFn: (change: (content: PitchContent) => PitchContent) => {
      const latest = client.getQueryData(queryKey) ?? pitch;
      const { sources: _sources, estimate: _estimate, ...content } = change(latest.content);
      return pitchApi.save({ params, body: { version: latest.version, content } });
    },
    onSuccess: step,
    onError,
  });
  const restore = useMutation({
    scope,
    mutationFn: (version: number) => {
      const latest = client.getQueryData(queryKey) ?? pitch;
      return pitchApi.restoreVersion({ params: { ...params, version }, body: { currentVersion: latest.version } });
    },
    onSuccess: storePitch,
    onError,
  });
  const refresh = useMutation({
    scope,
    mutationFn: () => pitchApi.refreshFigures({ params }),
    onSuccess: (changed) => {
      step(changed);
      toast.success(t("studio.refreshed"));
    },
    onError: () => toast.error(t("studio.refreshFailed")),
  });
  const findLogo = useMutation({
    scope,
    mutationFn: () => pitchApi.findLogo({ params }),
    onSuccess: (changed) => {
      if (changed.version === pitch.version) toast.error(t("studio.noLogo"));
      step(changed);
    },
    onError,
  });
  const goTo = (next: History<number>) => {
    if (next === steps || restore.isPending) return;
    setSteps(next);
    restore.mutate(next.present);
  };
  const undoStep = () => goTo(undo(steps));
  const redoStep = () => goTo(redo(steps));
  useUndoKeys({ undo: undoStep, redo: redoStep });

  return {
    change: (change: (content: PitchContent) => PitchContent) => save.mutate(change),
    restoreVersion: (version: number, onDone: () => void) =>
      restore.mutate(version, {
        onSuccess: (changed) => {
          step(changed);
          onDone();
        },
      }),
    refreshFigures: () => refresh.mutate(),
    findLogo: () => findLogo.mutate(),
    undo: undoStep,
    redo: redoStep,
    canUndo: canUndo(steps),
    canRedo: canRedo(steps),
    isSaving: save.isPending || restore.isPending || refresh.isPending || findLogo.isPending,
  };
}
export type PitchEditor = ReturnType<typeof usePitchEditor>;
