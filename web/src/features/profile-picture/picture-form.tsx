import type { UserProfile } from "@coldopen/contract/session/schema";
import { useMutation } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useState } from "react";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/profile-picture.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { refusalOf, useFilePicker } from "../pictures/index.ts";
import { removeProfilePicture, sendProfilePicture, useShowOwnPicture } from "./api.ts";
import { CropDialog } from "./crop-dialog.tsx";

const ALL_OF_IT = { x: 0, y: 0, size: 1 };

export function ProfilePictureForm({ user }: { user: UserProfile }) {
  const [file, setFile] = useState<File>();
  const take = ([chosen]: File[]) => {
    const refusal = chosen && refusalOf(chosen);
    if (refusal) toast.error(refusal);
    else setFile(chosen);
  };
  const picker = useFilePicker({ label: t("choose"), onFiles: take });
  const remove = useRemove(user.profilePicture);
  return (
    <FileDrop takesPasted isOn={!file} label={t("drop")} onFiles={take} className="rounded-md">
      {picker.input}
      <fieldset aria-label={t("picture")} className="flex items-center gap-4">
        <Avatar name={user.firstName || user.email} src={user.profilePicture} size={72} decorative />
        <div className="grid min-w-0 gap-1.5">
          <span className="truncate text-muted">{user.email}</span>
          <span className="flex flex-wrap gap-2">
            <Button size="sm" icon={<ImageUp />} onClick={picker.open}>
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
