import clsx from "clsx";
import { type KeyboardEvent, useState } from "react";
import { duration } from "../../lib/format.ts";
import { t } from "../../locales/en/storybeats.ts";
import { Input } from "../../ui/input.tsx";
import { quietField } from "./quiet-field.ts";
import { secondsFrom } from "./rules.ts";

type BeatTimeProps = { seconds: number; onChange: (seconds: number) => void };

/** Minutes and seconds, or seconds; Enter and blur commit, Escape restores. */
export function BeatTime({ seconds, onChange }: BeatTimeProps) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const next = typed === undefined ? undefined : secondsFrom(typed);
    if (next !== undefined && next !== seconds) onChange(next);
    setTyped(undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") take();
    if (event.key === "Escape") setTyped(undefined);
  };
  return (
    <Input
      aria-label={t("time")}
      inputMode="numeric"
      value={typed ?? duration(seconds)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={press}
      className={clsx("w-18! flex-none [&_input]:text-right [&_input]:tabular-nums", quietField)}
    />
  );
}
