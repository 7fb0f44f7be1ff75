import type { EditorItem } from "@coldopen/contract/thumbnails/schema";
import { Grid3x3, MapPin, Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { canRedo, canUndo } from "../../lib/history.ts";
import { t } from "../../locales/en/thumbnail-editor.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useProjectPage } from "../project-editing/index.ts";
import { ScorePins, ScoringPane, useIsImproving } from "../thumbnail-scoring/index.ts";
import { Canvas } from "./canvas/canvas.tsx";
import { useEditor } from "./editing/context.ts";

/** The picture with its score; applying recommendations adds a step to the history. */
export function Scoring({ title, seed }: Pick<EditorItem, "title" | "seed">) {
  const { channel } = useProjectPage("Scoring");
  const { state, send } = useEditor("Scoring");
  const [hasThirds, showThirds] = useState(true);
  const [hasPins, showPins] = useState(true);
  const isImproving = useIsImproving();
  const { history } = state;
  const { version } = history.present;
  const { url: src, prompt, style } = version;
  // Only generated pictures have a seed.
  const scored = { channel, src, title, prompt, style, isGenerated: seed !== null };
  return (
    <div className="grid @min-[860px]:grid-cols-[minmax(0,1fr)_308px]">
      <div className="flex min-w-0 flex-col">
        <Canvas>
          <ScorePins {...scored} hasThirds={hasThirds} hasPins={hasPins} />
        </Canvas>
        <div className="flex min-h-14 flex-wrap items-center gap-5 border-t border-line px-4 py-2">
          <Shown icon={<Grid3x3 />} label={t("score.thirds")} isOn={hasThirds} onChange={showThirds} />
          <Shown icon={<MapPin />} label={t("score.pins")} isOn={hasPins} onChange={showPins} />
          <span className="ml-auto flex">
            <IconButton
              label={t("undo")}
              icon={<Undo2 />}
              disabled={!canUndo(history) || isImproving}
              onClick={() => send({ kind: "undone" })}
            />
            <IconButton
              label={t("redo")}
              icon={<Redo2 />}
              disabled={!canRedo(history) || isImproving}
              onClick={() => send({ kind: "redone" })}
            />
          </span>
        </div>
      </div>
      {/* As high as the picture beside it; longer content scrolls. */}
      <div className="relative grid min-w-0 @min-[860px]:*:absolute @min-[860px]:*:inset-0">
        <ScoringPane
          {...scored}
          onApplied={({ picture: { id, url }, layers, boxes }) =>
            send({ kind: "applied", version: { ...version, id, url, regions: [], layers, boxes } })
          }
        />
      </div>
    </div>
  );
}

type ShownProps = { icon: ReactNode; label: string; isOn: boolean; onChange: (isOn: boolean) => void };

const Shown = ({ icon, label, isOn, onChange }: ShownProps) => (
  <Switch checked={isOn} onCheckedChange={onChange} className="flex-row-reverse text-xs text-muted">
    <span className="inline-flex items-center gap-2 [&_svg]:size-3.5">
      {icon}
      {label}
    </span>
  </Switch>
);
