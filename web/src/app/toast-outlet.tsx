import { useEffect } from "react";
import { createPortal } from "react-dom";
import { type Notice, notices } from "../lib/tell.ts";
import { toast } from "../ui/toast.tsx";
import { Toaster } from "../ui/toaster.tsx";

export default function ToastOutlet({ waiting }: { waiting: readonly Notice[] }) {
  useEffect(() => {
    if (waiting.length > 0) for (const { tone, text, action } of notices.take()) toast[tone](text, { action });
  }, [waiting]);
  // Beside the page and not in it: what is said while a dialog is open stands before its scrim.
  return createPortal(<Toaster />, document.body);
}
