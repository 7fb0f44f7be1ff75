import { useState } from "react";

type NumberFieldProps = { label: string; value: number; disabled?: boolean; onCommit: (value: number) => void };

/** Commits on Enter or blur. */
export function NumberField({ label, value, disabled = false, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    setDraft(undefined);
    const next = Number(draft);
    if (draft !== undefined && draft.trim() !== "" && Number.isFinite(next) && next !== value) onCommit(next);
  };
  return (
    <label className="grid min-w-0 gap-0.5 text-micro text-muted">
      {label}
      <input
        type="number"
        disabled={disabled}
        value={draft ?? value}
        className="h-7 w-full min-w-0 rounded-sm bg-surface px-1.5 text-xs text-text outline-none inset-ring inset-ring-line-control focus:ring-3 focus:ring-brand-soft focus:inset-ring-brand-mark disabled:text-disabled"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
      />
    </label>
  );
}
