import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { t } from "../../locales/en/pictures.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { downloadPicture } from "./download.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";
import { ZoomStage } from "./zoom-stage.tsx";
import { ZOOM_STEP, zoomKey } from "./zoom-view.ts";

type ZoomedPicture = { id: string; src: string; name: string };

type ZoomPictureProps = {
  pictures: readonly ZoomedPicture[];
  id: string;
  /** Another picture is shown. */
  onChange?: ((id: string) => void) | undefined;
  onClose: () => void;
};

/** A picture at the size of the window or larger; arrow keys show the others. */
export function ZoomPicture({ pictures, id, onChange, onClose }: ZoomPictureProps) {
  const index = pictures.findIndex((picture) => picture.id === id);
  const picture = pictures[index];
  const zoom = useZoom(id);
  const step = (by: number) => {
    const next = pictures[(index + by + pictures.length) % pictures.length];
    if (next) onChange?.(next.id);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = zoomKey(event.key, zoom.isZoomed);
    if (!meant) return;
    event.preventDefault();
    if (meant.kind === "zoom") zoom.zoomBy(meant.by);
    if (meant.kind === "fit") zoom.fit();
    if (meant.kind === "full") zoom.zoomTo(1);
    if (meant.kind === "pan") zoom.panBy(meant.by);
    if (meant.kind === "step") step(meant.by);
  });
  // The dialog stops arrow keys, so they are captured before it.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);
  if (!picture) return null;
  return (
    <Dialog
      open
      width={1136}
      padded={false}
      title={picture.name}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <div className="flex w-full items-center gap-2">
          {pictures.length > 1 && (
            <>
              <IconButton label={t("zoom.previous")} icon={<ChevronLeft />} onClick={() => step(-1)} />
              <IconButton label={t("zoom.next")} icon={<ChevronRight />} onClick={() => step(1)} />
              <span className="text-xs text-faint">
                {index + 1} / {pictures.length}
              </span>
            </>
          )}
          <ZoomButtons zoom={zoom} />
          <Button
            className="ml-auto"
            icon={<Download />}
            onClick={() => void downloadPicture(picture.src, picture.name)}
          >
            {t("zoom.download")}
          </Button>
        </div>
      }
    >
      <ZoomStage key={id} src={picture.src} name={picture.name} zoom={zoom} />
    </Dialog>
  );
}

function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const { view, isZoomed } = zoom;
  return (
    <div className="ml-auto flex items-center gap-1">
      <IconButton
        label={t("zoom.out")}
        icon={<ZoomOut />}
        disabled={!isZoomed}
        onClick={() => zoom.zoomBy(1 / ZOOM_STEP)}
      />
      <span role="status" className="w-11 text-center text-xs text-muted">
        {view && t("zoom.percent", { percent: Math.round(view.scale * 100) })}
      </span>
      <IconButton label={t("zoom.in")} icon={<ZoomIn />} disabled={!view} onClick={() => zoom.zoomBy(ZOOM_STEP)} />
      <Segmented
        label={t("zoom.size")}
        value={!isZoomed ? "fit" : view?.scale === 1 ? "full" : "free"}
        onValueChange={(size) => (size === "full" ? zoom.zoomTo(1) : zoom.fit())}
        segments={[
          { value: "fit", label: t("zoom.fit") },
          { value: "full", label: t("zoom.full") },
        ]}
        className="ml-1"
      />
    </div>
  );
}
