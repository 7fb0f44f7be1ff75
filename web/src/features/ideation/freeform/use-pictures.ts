import { useState } from "react";
import { toast } from "../../../lib/toast.ts";
import { failureOf, refusalOf, sendPicture } from "../../pictures/index.ts";
import type { Drawer } from "../use-ideation.ts";
import { attach } from "./send.ts";

/** Pictures from disk, clipboard or a drop are uploaded and then attached. */
export function usePictures(drawer: Drawer) {
  const [adding, setAdding] = useState(0);
  const { organizationId, channelUCID: channelUcid } = drawer.project;

  const add = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) return toast.error(refusal);
    setAdding((count) => count + 1);
    try {
      const { id, url } = await sendPicture({ organizationId, channelUcid }, file);
      attach(drawer, { id, kind: "thumbnail", text: "", picture: url });
    } catch (error) {
      toast.error(failureOf(error));
    } finally {
      setAdding((count) => count - 1);
    }
  };
  return { adding, add: (files: Iterable<File>) => void Promise.all([...files].map(add)) };
}
