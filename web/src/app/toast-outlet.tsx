import { useEffect } from "react";
import { type Toast, toastQueue } from "../lib/toast.ts";
import { toast } from "../ui/toast.tsx";
import { Toaster } from "../ui/toaster.tsx";

export default function ToastOutlet({ queued }: { queued: readonly Toast[] }) {
  useEffect(() => {
    if (queued.length > 0) for (const { tone, text, action } of toastQueue.take()) toast[tone](text, { action });
  }, [queued]);
  return <Toaster />;
}
