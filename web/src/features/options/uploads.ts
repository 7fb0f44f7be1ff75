import { useState } from "react";
import { tell } from "../../lib/tell.ts";
import { t } from "../../locales/en/options.ts";
import { refusalOf } from "../pictures/index.ts";
import { useProjectPage } from "../project-editing/index.ts";

/** Makes a kept picture a thumbnail of the person's own; the toast takes it back. */
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
    tell.done(t("upload.added"), { label: t("undo"), onSelect: () => edit({ kind: "removeOption", id }) });
  };
}

type Dropped = { id: string; file: File };

/** Files that were dropped or pasted and are on their way; what can't be a picture is told and left. */
export function useDropped() {
  const [files, setFiles] = useState<readonly Dropped[]>([]);
  return {
    files,
    add: (given: File[]) => {
      const taken = given.filter((file) => {
        const refusal = refusalOf(file);
        if (refusal) tell.failed(t("upload.refused", { name: file.name, reason: refusal }));
        return !refusal;
      });
      setFiles((last) => [...last, ...taken.map((file) => ({ id: crypto.randomUUID(), file }))]);
    },
    drop: (id: string) => setFiles((last) => last.filter((one) => one.id !== id)),
  };
}
