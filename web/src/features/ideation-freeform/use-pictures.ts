import { useState } from "react";
import { log } from "../../lib/log.ts";
import { tell } from "../../lib/tell.ts";
import { type Drawer, keepPicture } from "../ideation/index.ts";
import { attach } from "./send.ts";
import { shrunk, whyNotPicture } from "./shrink-picture.ts";
import { t } from "./texts.ts";

/** Pictures from disk, clipboard or a drop: made smaller here, kept by the studio, then laid beside the words. */
export function usePictures(drawer: Drawer) {
  const [adding, setAdding] = useState(0);

  const add = async (file: File) => {
    const why = whyNotPicture(file);
    if (why) return tell.failed(t(`refused.${why}`));
    setAdding((count) => count + 1);
    try {
      const picture = await shrunk(file).catch((cause: unknown) => {
        log.warn("A picture could not be read", cause);
        tell.failed(t("refused.unreadable"));
      });
      if (picture === undefined) return;
      const { id, url } = await keepPicture(drawer.project, picture);
      attach(drawer, { id, kind: "thumbnail", text: "", picture: url });
    } catch (cause) {
      log.warn("A picture could not be kept", cause);
      tell.failed(t("refused.failed"));
    } finally {
      setAdding((count) => count - 1);
    }
  };
  return { adding, add: (files: Iterable<File>) => void Promise.all([...files].map(add)) };
}
