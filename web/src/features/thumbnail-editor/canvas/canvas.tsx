import clsx from "clsx";
import type { ReactNode } from "react";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { Button } from "../../../ui/button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { StreamLine } from "../../../ui/stream-line.tsx";
import { useEditor } from "../editing/context.ts";
import { pictureBefore } from "../editing/state.ts";
import { Compare } from "./compare.tsx";
import { LayerBox } from "./layer-box.tsx";
import { RegionBox } from "./region-box.tsx";

type CanvasProps = {
  isEditing?: boolean;
  /** Overlays of the picture. */
  children?: ReactNode;
};

/** The picture at the size of the window, with its editing overlays. */
export function Canvas({ isEditing = false, children }: CanvasProps) {
  const { state, send, isApplying } = useEditor("Canvas");
  const { history, tab, isComparing } = state;
  const { version, regions } = history.present;
  const before = pictureBefore(history);
  const isCompared = isEditing && isComparing && before !== undefined;
  return (
    <div
      className={clsx(
        "grid flex-1 place-items-center bg-sunken px-6 py-4",
        isEditing || children ? "[--rest:12rem]" : "[--rest:8.5rem]",
      )}
    >
      <div data-frame className="relative w-[min(100%,max(24rem,calc((70vh-var(--rest))*16/9)))]">
        <Picture eager src={version.url} alt={version.prompt || t("picture")} className="rounded-[2px]!" />
        {isEditing && !isCompared && (
          <>
            <button
              type="button"
              tabIndex={-1}
              aria-hidden
              className="absolute inset-0 cursor-default"
              onClick={() => send({ kind: "selected", id: undefined })}
            />
            {tab === "regions" &&
              regions.map((region, index) => <RegionBox key={region.id} region={region} number={index + 1} />)}
            {tab === "text" &&
              version.layers.map((layer, index) => (
                <LayerBox key={layer.id} layer={layer} box={version.boxes[index]} />
              ))}
          </>
        )}
        {isCompared && <Compare before={before.url} />}
        {children}
        {isApplying && <Generating />}
      </div>
    </div>
  );
}

function Generating() {
  const { stop } = useEditor("Generating");
  return (
    <div className="absolute inset-0 z-2 grid place-content-center justify-items-center gap-3 bg-plate/60 text-on-plate">
      <span role="status" className="flex items-center gap-2.5 rounded-sm bg-plate-hover px-3 py-1.5 font-medium">
        <Spinner />
        {t("generating")}
      </span>
      <Button size="sm" onClick={stop}>
        {t("stop")}
      </Button>
      <StreamLine className="absolute inset-x-0 bottom-0" />
    </div>
  );
}
