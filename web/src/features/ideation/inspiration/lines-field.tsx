import { useState } from "react";
import { t } from "../../../locales/en/ideation-inspiration.ts";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";

const LINES_MAX = 10;

type LinesFieldProps = {
  label: string;
  value: readonly string[];
  lineMax: number;
  onChange: (lines: string[]) => void;
};

/** A list with one item per line. */
export function LinesField({ label, value, lineMax, onChange }: LinesFieldProps) {
  const [text, setText] = useState(value.join("\n"));
  const type = (next: string) => {
    setText(next);
    const lines = next.split("\n").map((line) => line.trim().slice(0, lineMax));
    onChange(lines.filter((line) => line !== "").slice(0, LINES_MAX));
  };
  return (
    <Field label={label} help={t("onePerLine")}>
      <Textarea rows={2} value={text} className="max-h-28" onChange={(event) => type(event.currentTarget.value)} />
    </Field>
  );
}
