import { texts } from "../../lib/i18n.ts";
import { profilePicture } from "../../locales/en/profile-picture.ts";

export const t = texts("profilePicture", profilePicture);
