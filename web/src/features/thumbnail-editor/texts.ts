import { texts } from "../../lib/i18n.ts";
import { thumbnailEditor } from "../../locales/en/thumbnail-editor.ts";

export const t = texts("thumbnailEditor", thumbnailEditor);
