import { pictureUrl } from "./rules.ts";
import type { StoredPicture } from "./schema.ts";

export const aPicture = (parts: Partial<StoredPicture> = {}): StoredPicture => {
  const id = parts.id ?? "0f0e0d0c-0b0a-4908-8706-050403020100";
  return { id, url: pictureUrl(id), width: 1280, height: 720, ...parts };
};
