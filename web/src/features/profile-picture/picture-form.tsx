import { HeicFileType, PictureFileType } from "@coldopen/contract/pictures/schema";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { useMutation } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/profile-picture.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { failureOf, refusalOf, sendPicture, useFilePicker, usePhotoTypes, withPhotoType } from "../pictures/index.ts";
import { removeProfilePicture, sendProfilePicture, useShowOwnPicture } from "./api.ts";
import { CropDialog } from "./crop-dialog.tsx";

const ALL_OF_IT = { x: 0, y: 0, size: 1 };

export function ProfilePictureForm({ user }: { user: UserProfile }) {
  const [file, setFile] = useState<File>();
  const channel = useActiveChannel();
  const photoTypes = usePhotoTypes();
  const types = channel ? photoTypes : PictureFileType.options;
  const convert = useConvertHeic(setFile);
  const take = ([chosen]: File[]) => {
    const photo = chosen && withPhotoType(chosen);
    const refusal = photo && refusalOf(photo, types);
    if (refusal) toast.error(refusal);
    else if (photo && channel && HeicFileType.safeParse(photo.type).success) convert.mutate({ channel, photo });
    else setFile(photo);
  };
  const picker = useFilePicker({ label: t("choose"), types, onFiles: take });
  const remove = useRemove(user.profilePicture);
  return (
    <FileDrop takesPasted isOn={!file} label={t("drop")} onFiles={take} className="rounded-md">
      {picker.input}
      <fieldset aria-label={t("picture")} className="flex items-center gap-4">
        <Avatar name={user.firstName || user.email} src={user.profilePicture} size={72} decorative />
        <div className="grid min-w-0 gap-1.5">
          <span className="truncate text-muted">{user.email}</span>
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              icon={<ImageUp />}
              busy={convert.isPending}
              busyLabel={t("reading")}
              onClick={picker.open}
            >
              {t(user.profilePicture ? "change" : "upload")}
            </Button>
            {user.profilePicture && (
              <Button size="sm" kind="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
                {t("remove")}
              </Button>
            )}
          </span>
          <span className="text-micro text-faint">{t("hint")}</span>
        </div>
      </fieldset>
      {file && <CropDialog file={file} onClose={() => setFile(undefined)} />}
    </FileDrop>
  );
}

/** Browsers can't show HEIC, so the server re-encodes the photo before it is cropped. */
function useConvertHeic(onConverted: (file: File) => void) {
  return useMutation({
    mutationFn: async ({ channel, photo }: { channel: ActiveChannel; photo: File }) => {
      const { url } = await sendPicture(channel, photo);
      const response = await fetch(url, { credentials: "include" });
      if (!response.ok) throw new Error(`Reading the converted photo failed with status ${response.status}`);
      const blob = await response.blob();
      return new File([blob], photo.name, { type: blob.type });
    },
    meta: { failed: false },
    onSuccess: onConverted,
    onError: (error) => toast.error(failureOf(error)),
  });
}

/** A removed picture can be restored until its toast is gone. */
function useRemove(src: string | null) {
  const show = useShowOwnPicture();
  const bringBack = useMutation({
    mutationFn: (picture: Blob) => sendProfilePicture(picture, ALL_OF_IT),
    meta: { failed: t("saveFailed") },
    onSuccess: show,
  });
  return useMutation({
    mutationFn: async () => {
      const response = src === null ? undefined : await fetch(src, { credentials: "include" });
      const picture = response?.ok ? await response.blob() : undefined;
      return { removed: await removeProfilePicture(), picture };
    },
    meta: { failed: t("removeFailed") },
    onSuccess: ({ removed, picture }) => {
      show(removed);
      toast.success(t("removed"), picture && { label: t("undo"), onSelect: () => bringBack.mutate(picture) });
    },
  });
}
