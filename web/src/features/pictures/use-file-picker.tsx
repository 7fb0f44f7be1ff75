import { PictureFileType } from "@coldopen/contract/pictures/schema";
import { useRef } from "react";

type FilePickerOptions = { label: string; multiple?: boolean; onFiles: (files: File[]) => void };

/** The browser's file dialog; the rendered input is hidden. */
export function useFilePicker({ label, multiple = false, onFiles }: FilePickerOptions) {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        accept={PictureFileType.options.join(",")}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Cleared, so that the same file can be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}
