import { useState } from "react";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/options.ts";
import { refusalOf, usePhotoTypes, withPhotoType } from "../pictures/index.ts";
import { useProjectPage } from "../project-editing/index.ts";

/** Adds an uploaded picture as a thumbnail, with Undo in the toast. */
export function useAddThumbnail() {
  const { project, edit } = useProjectPage("useAddThumbnail");
  return (content: string) => {
    const id = crypto.randomUUID();
    edit({
      kind: "addOption",
      option: {
        id,
        content,
        description: null,
        optionType: "thumbnail",
        source: "user",
        videoProjectId: project.id,
        seed: null,
      },
    });
    toast.success(t("upload.added"), { label: t("undo"), onSelect: () => edit({ kind: "removeOption", id }) });
  };
}

type Dropped = { id: string; file: File };

/** Dropped or pasted files that are being uploaded; files that are no pictures are rejected with a toast. */
export function useDropped() {
  const [files, setFiles] = useState<readonly Dropped[]>([]);
  const types = usePhotoTypes();
  return {
    files,
    add: (given: File[]) => {
      const taken = given.map(withPhotoType).filter((file) => {
        const refusal = refusalOf(file, types);
        if (refusal) toast.error(t("upload.refused", { name: file.name, reason: refusal }));
        return !refusal;
      });
      setFiles((last) => [...last, ...taken.map((file) => ({ id: crypto.randomUUID(), file }))]);
    },
    drop: (id: string) => setFiles((last) => last.filter((one) => one.id !== id)),
  };
}
