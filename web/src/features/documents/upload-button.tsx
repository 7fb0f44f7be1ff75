import { notesFileEndings } from "@coldopen/contract/documents/files";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { t } from "../../locales/en/documents.ts";
import { IconButton } from "../../ui/icon-button.tsx";

type UploadButtonProps = { isBusy: boolean; onChoose: (file: File) => void };

export function UploadButton({ isBusy, onChoose }: UploadButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t("upload.choose")}
        accept={notesFileEndings.join(",")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Cleared, so that the same file can be chosen again.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
      <IconButton
        size="sm"
        label={t("upload.open")}
        icon={<FileUp />}
        disabled={isBusy}
        onClick={() => picker.current?.click()}
      />
    </>
  );
}
