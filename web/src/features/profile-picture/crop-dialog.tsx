import type { ImageDetails } from "@coldopen/contract/profile-picture/schema";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { t } from "../../locales/en/profile-picture.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Slider } from "../../ui/slider.tsx";
import { failureText } from "../session/index.ts";
import { sendProfilePicture, useShowOwnPicture } from "./api.ts";
import { middleOf, type Size, ZOOM_MAX, zoomedTo } from "./crop.ts";
import { CropStage } from "./crop-stage.tsx";

type CropDialogProps = { file: File; onClose: () => void };

/** Saving is disabled until the picture has loaded and a square is known. */
export function CropDialog({ file, onClose }: CropDialogProps) {
  const src = useAddress(file);
  const [picture, setPicture] = useState<Size>();
  const [imageDetails, setImageDetails] = useState<ImageDetails>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [share, setShare] = useState(0);
  const show = useShowOwnPicture();
  const save = useMutation({
    mutationFn: (details: ImageDetails) => sendProfilePicture(file, details, { onProgress: setShare }),
    meta: { failed: false, done: t("saved") },
    onSuccess: (saved) => {
      show(saved);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t("crop.title")}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("crop.cancel")}</Button>} />
          <Button
            kind="primary"
            disabled={!imageDetails}
            busy={save.isPending}
            busyLabel={t("crop.saving")}
            onClick={() => imageDetails && save.mutate(imageDetails)}
          >
            {t("crop.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isUnreadable ? (
          <Alert title={t("crop.unreadable")} />
        ) : (
          src && (
            <CropStage
              src={src}
              picture={picture}
              details={imageDetails}
              onPicture={(size) => {
                setPicture(size);
                setImageDetails(middleOf(size));
              }}
              onUnreadable={() => setUnreadable(true)}
              onChange={setImageDetails}
            />
          )
        )}
        {picture && imageDetails && (
          <Slider
            label={t("crop.zoom")}
            min={1}
            max={ZOOM_MAX}
            step={0.1}
            value={Math.round(10 / imageDetails.size) / 10}
            onValueChange={(zoom) => setImageDetails(zoomedTo(picture, imageDetails, zoom))}
            format={(times) => t("crop.times", { times: times.toFixed(1) })}
          />
        )}
        {save.isPending ? (
          <Progress label={t("crop.sending")} value={Math.round(share * 100)} />
        ) : (
          <p className="text-center text-xs text-faint">{t("crop.hint")}</p>
        )}
        {save.isError && <Alert title={t("saveFailed")}>{failureText(save.error)}</Alert>}
      </div>
    </Dialog>
  );
}

function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
