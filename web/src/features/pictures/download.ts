import { log } from "../../lib/log.ts";

const NAME_MAX = 60;

/** A file name that is valid on every system. */
export function pictureFileName(name: string, type: string): string {
  const stem = name
    .normalize("NFKD")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .slice(0, NAME_MAX)
    .toLowerCase();
  const extension = /^image\/(\w+)/.exec(type)?.[1]?.replace("jpeg", "jpg") ?? "png";
  return `${stem || "thumbnail"}.${extension}`;
}

/** Saves the picture as a file; opens the link if that fails. */
export async function downloadPicture(src: string, name: string): Promise<void> {
  try {
    const response = await fetch(src, isOurs(src) ? { credentials: "include" } : {});
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const picture = await response.blob();
    if (!picture.type.startsWith("image/")) throw new Error(`Not a picture: ${picture.type}`);
    save(picture, pictureFileName(name, picture.type));
  } catch (cause) {
    log.warn("Failed to download a picture", cause);
    window.open(src, "_blank", "noopener");
  }
}

const isOurs = (src: string) => new URL(src, location.href).origin === location.origin;

function save(picture: Blob, fileName: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
