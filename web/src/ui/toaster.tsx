import { createPortal } from "react-dom";
import { Toaster as Sonner } from "sonner";

const toastMs = 5000;
/** A drawer that toasts would cover moves them; see styles.css. */
const offset = { right: "var(--toasts-right, 1rem)", bottom: "var(--toasts-bottom, 1rem)" };

/** Mounted once, at the root. It is portalled to the body, like dialogs, so that it is above them. */
export const Toaster = () =>
  createPortal(
    <Sonner
      position="bottom-right"
      duration={toastMs}
      offset={offset}
      mobileOffset={offset}
      gap={8}
      expand
      visibleToasts={4}
      className="z-(--z-toast)! [--width:340px]!"
    />,
    document.body,
  );
