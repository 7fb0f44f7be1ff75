import { imageAddressFrom, isImageAddress } from "@coldopen/contract/documents/rules";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import { videoThumbnailOf } from "@coldopen/contract/pictures/video-thumbnail";
import { useRef, useState } from "react";
import { log } from "../../lib/log.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/pictures.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { AddressPicture } from "./address-picture.tsx";
import { importFromAddress } from "./api.ts";
import { PictureUploader } from "./picture-uploader.tsx";
import { type SizeOfVideo, VideoPicture } from "./video-picture.tsx";

const isOurFault = (error: unknown) => !(error instanceof AppError) || error.status >= 500 || error.status === 429;

/** The server fetches and stores the image, and checks that it is one. */
function useAddByAddress(channel: ChannelScope, onAdd: (address: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const add = async (address: string) => {
    setBusy(true);
    try {
      const { url } = await importFromAddress(channel, address);
      onAdd(url);
    } catch (error) {
      log.warn("Failed to store a picture", error);
      toast.error(isOurFault(error) && error instanceof AppError ? error.message : t("add.invalid"));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, add: (address: string) => void add(address) };
}

/** Rounded to whole pixels, thumbnails are not exactly 16 to 9. */
const NEARLY = 0.02;
const isWide = ({ width, height }: StoredPicture) => Math.abs(width / height / (16 / 9) - 1) < NEARLY;

type Way = "file" | "address" | "video";
const FORM = "upload-thumbnail";

type UploadThumbnailProps = {
  channel: ChannelScope;
  /** The address of the stored picture. */
  onAdd: (address: string) => void;
  onClose: () => void;
};

/** A thumbnail from a file, an address, or a video of the platform. */
export function UploadThumbnail({ channel, onAdd, onClose }: UploadThumbnailProps) {
  const [way, setWay] = useState<Way>("file");
  const [picture, setPicture] = useState<StoredPicture>();
  const [image, setImage] = useState("");
  const [video, setVideo] = useState("");
  const [wasSubmitted, setSubmitted] = useState(false);
  const [size, setSize] = useState<SizeOfVideo>("large");
  const chooser = useRef<HTMLButtonElement>(null);
  const byAddress = useAddByAddress(channel, onAdd);

  const imageAddress = imageAddressFrom(image);
  const isImage = isImageAddress(imageAddress);
  const found = videoThumbnailOf(video);
  const isReady = { file: picture !== undefined, address: isImage, video: true }[way];
  const add = () => {
    if (way === "file" && picture) onAdd(picture.url);
    if (way === "address" && isImage) byAddress.add(imageAddress);
    if (way === "video") {
      setSubmitted(true);
      if ("sizes" in found) byAddress.add(found.sizes[size]);
    }
  };

  return (
    <Dialog
      open
      width={640}
      initialFocus={chooser}
      title={t("add.title")}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("add.cancel")}</Button>} />
          <Button
            kind="primary"
            type="submit"
            form={FORM}
            disabled={!isReady}
            busy={byAddress.isBusy}
            busyLabel={t("add.adding")}
          >
            {t("add.add")}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !byAddress.isBusy) add();
        }}
      >
        <Tabs value={way} onValueChange={setWay} className="grid gap-4">
          <TabList label={t("add.ways")} className="-mt-3 border-b border-line">
            <Tab value="file">{t("add.file")}</Tab>
            <Tab value="address">{t("add.address")}</Tab>
            <Tab value="video">{t("add.video")}</Tab>
          </TabList>
          <TabPanel keepMounted tabIndex={-1} value="file" className="grid gap-2 data-hidden:hidden">
            <PictureUploader channel={channel} tile={chooser} onTake={() => setWay("file")} onChange={setPicture} />
            <p className="text-xs text-faint">
              {picture && !isWide(picture) ? t("add.cropped", picture) : t("add.paste")}
            </p>
          </TabPanel>
          <TabPanel tabIndex={-1} value="address" className="grid gap-3">
            <Field label={t("add.imageAddress")} error={image !== "" && !isImage ? t("add.invalid") : undefined}>
              <Input
                inputMode="url"
                placeholder="https://"
                value={image}
                onChange={(event) => setImage(event.target.value)}
              />
            </Field>
            {isImage && <AddressPicture key={imageAddress} address={imageAddress} />}
          </TabPanel>
          <TabPanel tabIndex={-1} value="video" className="grid gap-3">
            <Field label={t("add.videoAddress")} error={wasSubmitted && "problem" in found ? found.problem : undefined}>
              <Input
                inputMode="url"
                placeholder="https://"
                value={video}
                onBlur={() => video !== "" && setSubmitted(true)}
                onChange={(event) => {
                  setVideo(event.target.value);
                  setSize("large");
                }}
              />
            </Field>
            {"sizes" in found && <VideoPicture of={found.sizes} size={size} onSize={setSize} />}
          </TabPanel>
        </Tabs>
      </form>
    </Dialog>
  );
}
