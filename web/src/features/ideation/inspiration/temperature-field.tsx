import { modelTemperature } from "@coldopen/contract/ideation/rules";
import { useState } from "react";
import { t } from "../../../locales/en/ideation-inspiration.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

type TemperatureFieldProps = { value: number; onChange: (percent: number) => void };

const percentOf = (text: string): number | undefined => {
  const percent = text.trim() === "" ? Number.NaN : Number(text);
  try {
    modelTemperature(percent);
    return percent;
  } catch {
    return undefined;
  }
};

/** Shows what was typed, but passes on only valid values. */
export function TemperatureField({ value, onChange }: TemperatureFieldProps) {
  const [text, setText] = useState(String(value));
  const type = (next: string) => {
    setText(next);
    const percent = percentOf(next);
    if (percent !== undefined) onChange(percent);
  };
  const error = percentOf(text) === undefined ? t("outOfRange") : undefined;
  return (
    <Field label={t("temperature")} help={t("temperatureHelp")} error={error}>
      <Input inputMode="decimal" value={text} onChange={(event) => type(event.currentTarget.value)} />
    </Field>
  );
}
