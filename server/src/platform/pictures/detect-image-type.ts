export type PictureKind = "jpeg" | "png" | "gif" | "webp" | "heic";

const HEIC_BRANDS: readonly string[] = ["heic", "heix", "mif1"];
const text = (file: Uint8Array, from: number, to: number) => Buffer.from(file.subarray(from, to)).toString("latin1");

/** Detects the type by the first bytes; undefined for types that are not accepted. */
export function detectImageType(file: Uint8Array): PictureKind | undefined {
  if (text(file, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(file, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a$/.test(text(file, 0, 6))) return "gif";
  if (text(file, 0, 4) === "RIFF" && text(file, 8, 12) === "WEBP") return "webp";
  if (text(file, 4, 8) === "ftyp" && HEIC_BRANDS.includes(text(file, 8, 12))) return "heic";
  return undefined;
}
