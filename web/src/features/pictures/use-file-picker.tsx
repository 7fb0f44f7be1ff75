import { useRef } from "react";
import { acceptOf, usePhotoTypes, withPhotoType } from "./photo-types.ts";

type FilePickerOptions = {
  label: string;
  multiple?: boolean;
  /** The accepted types; those of photos unless given. */
  types?: readonly string[];
  onFiles: (files: File[]) => void;
};

/** The browser's file dialog; the rendered input is hidden. */
export function useFilePicker({ label, multiple = false, types, onFiles }: FilePickerOptions) {
  const input = useRef<HTMLInputElement>(null);
  const photoTypes = usePhotoTypes();
  const accept = acceptOf(types ?? photoTypes);
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])].map(withPhotoType);
          // Cleared, so that the same file can be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}
