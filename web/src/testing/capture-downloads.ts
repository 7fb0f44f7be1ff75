import { vi } from "vitest";

/** The files that the page offers for download, as they are made. */
export function captureDownloads(): Blob[] {
  const files: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return "blob:export";
      },
      revokeObjectURL: () => undefined,
    }),
  );
  return files;
}
