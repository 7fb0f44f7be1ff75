import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { log } from "../../../lib/log.ts";
import { t } from "../../../locales/en/chat.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

const SHOWN_MS = 2000;

type CopyButtonProps = { text: string; label: string; size?: "xs" | "sm" };

export function CopyButton({ text, label, size = "sm" }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (cause: unknown) => log.warn("Failed to copy text", cause),
    );
  return (
    <IconButton
      size={size}
      label={isCopied ? t("answer.copied") : label}
      icon={isCopied ? <Check /> : <Copy />}
      onClick={() => void copy()}
    />
  );
}
