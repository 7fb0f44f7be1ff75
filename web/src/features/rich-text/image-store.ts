import type { Editor } from "@tiptap/react";
import { insertBlock } from "./insert-block.ts";

/** Stores an image and returns its address. Failures are reported by the store, which then returns undefined. */
export type ImageStore = {
  /** The accepted types of files. */
  types: readonly string[];
  upload: (file: File) => Promise<string | undefined>;
  importFrom: (address: string) => Promise<string | undefined>;
};

export async function insertImageFile(editor: Editor, images: ImageStore, file: File): Promise<void> {
  const src = await images.upload(file);
  if (src) insertBlock(editor, { type: "image", attrs: { src } });
}

/** Uploads pasted image files. Copied web content carries its text too, and is pasted as that. */
export function pasteImage(
  pasted: DataTransfer | null,
  images: ImageStore | undefined,
  editor: () => Editor | undefined,
): boolean {
  const files = [...(pasted?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
  const target = editor();
  if (!images || !target || files.length === 0 || pasted?.getData("text/plain")) return false;
  void (async () => {
    for (const file of files) await insertImageFile(target, images, file);
  })();
  return true;
}
