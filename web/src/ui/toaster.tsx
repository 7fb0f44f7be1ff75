import { Toaster as Sonner } from "sonner";

const toastMs = 5000;

/** Mounted once, at the root of the app. */
export const Toaster = () => (
  <Sonner
    position="bottom-right"
    duration={toastMs}
    offset={16}
    gap={8}
    expand
    visibleToasts={4}
    className="z-(--z-toast)! [--width:340px]!"
  />
);
