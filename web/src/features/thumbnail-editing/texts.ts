import { texts } from "../../lib/i18n.ts";
import { thumbnailEditing } from "../../locales/en/thumbnail-editing.ts";

export const t = texts("thumbnailEditing", thumbnailEditing);
