import { imageAddressFrom, isImageAddress, isImportedAddress } from "@coldopen/contract/documents/rules";
import type { Editor } from "@tiptap/react";
import { ImagePlus, Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { documentImage } from "../../lib/picture-source.ts";
import { toast } from "../../lib/toast.ts";
import { useDebouncedValue } from "../../lib/use-debounced-value.ts";
import { t } from "../../locales/en/rich-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Popover } from "../../ui/popover.tsx";
import { useFilePicker } from "../pictures/index.ts";
import { type ImageStore, insertImageFile } from "./image-store.ts";
import { insertBlock } from "./insert-block.ts";
import { PopoverForm } from "./popover-form.tsx";
import { ToolbarButton } from "./toolbar-button.tsx";

const TYPING_REST_MS = 400;

type ImagePopoverProps = { editor: Editor; images?: ImageStore | undefined };

export function ImagePopover({ editor, images }: ImagePopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [isUploading, setUploading] = useState(false);
  const { src, isChecking } = useLoadedImage(typed, images);
  const close = () => {
    setOpen(false);
    setTyped("");
  };
  const picker = useFilePicker({
    label: t("image.upload"),
    ...(images && { types: images.types }),
    onFiles: ([file]) => {
      if (!file || !images) return;
      setUploading(true);
      void insertImageFile(editor, images, file).finally(() => {
        setUploading(false);
        close();
      });
    },
  });
  return (
    <>
      <Popover
        label={t("image.title")}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<ToolbarButton label={t("image.title")} icon={<ImagePlus />} />}
      >
        <PopoverForm
          title={t("image.title")}
          isValid={src !== undefined}
          isBusy={isChecking}
          onAdd={() => {
            insertBlock(editor, { type: "image", attrs: { src } });
            close();
          }}
          onCancel={close}
        >
          <Field label={t("image.address")}>
            <Input
              inputMode="url"
              placeholder="https://"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          {images && (
            <Button
              size="sm"
              icon={<Upload />}
              busy={isUploading}
              busyLabel={t("image.uploading")}
              onClick={picker.open}
            >
              {t("image.upload")}
            </Button>
          )}
        </PopoverForm>
      </Popover>
      {picker.input}
    </>
  );
}

/** The address to insert, once the typed one is valid and has loaded as an image. */
function useLoadedImage(typed: string, images: ImageStore | undefined) {
  const address = imageAddressFrom(typed);
  const settled = useDebouncedValue(address, TYPING_REST_MS);
  const [checked, setChecked] = useState<{ address: string; src: string | undefined }>();
  const isImported = images !== undefined && isImportedAddress(settled);
  const isValid = isImageAddress(settled) || isImported;
  useEffect(() => {
    if (!isValid) return undefined;
    let isCurrent = true;
    const check = isImported ? images.importFrom(settled) : loadImage(settled);
    void check.then((src) => {
      if (!isCurrent) return;
      setChecked({ address: settled, src });
      if (src === undefined) toast.error(t("image.invalid"));
    });
    return () => {
      isCurrent = false;
    };
  }, [settled, isValid, isImported, images]);
  const isDone = checked?.address === address;
  return { src: isDone ? checked.src : undefined, isChecking: isValid && settled === address && !isDone };
}

/** Only loading an address shows whether it is an image. */
const loadImage = (address: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onload = () => resolve(address);
    image.onerror = () => resolve(undefined);
    image.src = documentImage(address) ?? "";
  });
