import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type Day, dayFormat, formatDay, invalidDayText, parseDay } from "./day.ts";
import { Field } from "./field.tsx";
import { GlyphButton } from "./glyph-button.tsx";
import { Input } from "./input.tsx";

type DayInputProps = {
  label: string;
  hideLabel?: boolean | undefined;
  value: Day | null;
  onCommit: (day: Day | null) => void;
  error?: string | null | undefined;
  disabled?: boolean | undefined;
  /** The button that opens the calendar. */
  calendar: ReactNode;
};

/** Commits a typed day on blur or Enter. */
export function DayInput({ label, hideLabel, value, onCommit, error, disabled = false, calendar }: DayInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value === null ? "" : formatDay(value);
  const text = draft ?? shown;
  const [invalid, setInvalid] = useState(false);

  const take = (day: Day | null) => {
    setDraft(null);
    setInvalid(false);
    onCommit(day);
  };
  const commit = () => {
    if (draft === null) return;
    if (draft.trim() === "") return take(null);
    const day = parseDay(draft);
    if (day === null) return setInvalid(true);
    take(day);
  };

  return (
    <Field label={label} hideLabel={hideLabel} error={invalid ? invalidDayText : error} disabled={disabled}>
      <Input
        value={text}
        placeholder={dayFormat}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          setInvalid(false);
        }}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
        leading={calendar}
        trailing={
          text !== "" &&
          !disabled && (
            <GlyphButton
              size="xs"
              className="-mr-1.5"
              label={`Clear ${label}`}
              icon={<X />}
              onClick={() => take(null)}
            />
          )
        }
      />
    </Field>
  );
}
