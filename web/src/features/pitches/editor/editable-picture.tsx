import { useMutation } from "@tanstack/react-query";
import { ImagePlus, Trash2 } from "lucide-react";
import { toast } from "../../../lib/toast.ts";
import { t } from "../../../locales/en/pitches.ts";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { failureOf, refusalOf, sendPicture, useFilePicker, usePhotoTypes } from "../../pictures/index.ts";
import { pictureFields } from "../fields.ts";
import { type PictureSlotProps, usePitchPage } from "../page/slots.ts";
import { useEditor } from "./editor-context.ts";

/** A picture that is replaced or removed from its menu. */
export function EditablePicture({ name, children }: PictureSlotProps) {
  const { content } = usePitchPage();
  const { editor, channel } = useEditor();
  const { get, set } = pictureFields[name];
  const send = useMutation({
    mutationFn: (file: File) => sendPicture(channel, file),
    meta: { failed: false },
    onSuccess: ({ url }) => void editor.change((latest) => set(latest, url)),
    onError: (error) => toast.error(failureOf(error)),
  });
  const types = usePhotoTypes();
  const picker = useFilePicker({
    label: t("edit.picture"),
    onFiles: ([file]) => {
      const refusal = file && refusalOf(file, types);
      if (refusal) toast.error(refusal);
      else if (file) send.mutate(file);
    },
  });
  const label = t("edit.change", { name: t(`edit.names.${name}`) });
  return (
    <>
      {picker.input}
      <Menu
        trigger={
          <button
            type="button"
            aria-label={label}
            aria-busy={send.isPending}
            className="relative block rounded-md text-start outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
          >
            {children}
            {send.isPending && (
              <span className="absolute inset-0 grid place-items-center">
                <Spinner />
              </span>
            )}
          </button>
        }
      >
        <MenuItem icon={<ImagePlus />} onSelect={picker.open}>
          {t("edit.picture")}
        </MenuItem>
        {get(content) !== null && (
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => void editor.change((latest) => set(latest, null))}>
            {t("edit.removePicture")}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
