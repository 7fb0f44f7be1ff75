import { texts } from "../../lib/i18n.ts";
import { thumbnailScoring } from "../../locales/en/thumbnail-scoring.ts";

export const t = texts("thumbnailScoring", thumbnailScoring);
