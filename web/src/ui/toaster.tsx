import { createPortal } from "react-dom";
import { Toaster as Sonner } from "sonner";

const toastMs = 5000;

/** Mounted once, at the root. It is portalled to the body, like dialogs, so that it is above them. */
export const Toaster = () =>
  createPortal(
    <Sonner
      position="bottom-right"
      duration={toastMs}
      offset={16}
      gap={8}
      expand
      visibleToasts={4}
      className="z-(--z-toast)! [--width:340px]!"
    />,
    document.body,
  );
