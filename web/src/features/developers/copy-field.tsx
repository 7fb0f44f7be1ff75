import { Copy } from "lucide-react";
import type { RefObject } from "react";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/developers.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";

/** Copies a text. Where the browser refuses, `fallback` is selected, to be copied by hand. */
export async function copyText(text: string, fallback?: RefObject<HTMLInputElement | null>): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t("copied"));
  } catch {
    fallback?.current?.select();
  }
}

type CopyFieldProps = { label: string; copyLabel: string; value: string; fieldRef: RefObject<HTMLInputElement | null> };

export const CopyField = ({ label, copyLabel, value, fieldRef }: CopyFieldProps) => (
  <div className="flex min-w-0 gap-2">
    <Input
      ref={fieldRef}
      aria-label={label}
      readOnly
      value={value}
      className="min-w-0 flex-1 font-mono text-xs"
      onFocus={(event) => event.currentTarget.select()}
    />
    <Button icon={<Copy />} onClick={() => void copyText(value, fieldRef)}>
      {copyLabel}
    </Button>
  </div>
);
