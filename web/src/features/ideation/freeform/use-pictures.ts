import { useState } from "react";
import { tell } from "../../../lib/tell.ts";
import { failureOf, refusalOf, sendPicture } from "../../pictures/index.ts";
import type { Drawer } from "../use-ideation.ts";
import { attach } from "./send.ts";

/** Pictures from disk, clipboard or a drop: kept by the studio, then laid beside the words. */
export function usePictures(drawer: Drawer) {
  const [adding, setAdding] = useState(0);
  const { organizationId, channelUCID: channelUcid } = drawer.project;

  const add = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) return tell.failed(refusal);
    setAdding((count) => count + 1);
    try {
      const { id, url } = await sendPicture({ organizationId, channelUcid }, file);
      attach(drawer, { id, kind: "thumbnail", text: "", picture: url });
    } catch (error) {
      tell.failed(failureOf(error));
    } finally {
      setAdding((count) => count - 1);
    }
  };
  return { adding, add: (files: Iterable<File>) => void Promise.all([...files].map(add)) };
}
