import { shortestTotal, stretchedTo, totalSeconds } from "@coldopen/contract/storybeats/rules";
import { STRETCH_MINUTES_MAX } from "@coldopen/contract/storybeats/schema";
import { type FormEvent, useState } from "react";
import { duration } from "../../lib/format.ts";
import { t } from "../../locales/en/storybeats.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Popover } from "../../ui/popover.tsx";
import { withTimesOf } from "./rules.ts";
import type { StorybeatsWork } from "./use-storybeats.ts";

/** Scales all beats to a total number of minutes. */
export function Stretch({ work }: { work: StorybeatsWork }) {
  const { beats } = work;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const least = Math.max(1, Math.ceil(shortestTotal(beats) / 60));
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isFine = minutes >= least && minutes <= STRETCH_MINUTES_MAX;

  const open = (next: boolean) => {
    setTyped(String(Math.max(least, Math.ceil((totalSeconds(beats) + 1) / 60))));
    setOpen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFine) return;
    setOpen(false);
    work.editWithUndo(
      t("stretch.done", { time: duration(minutes * 60) }),
      (all) => stretchedTo(all, minutes),
      (all) => withTimesOf(beats, all),
    );
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={open}
      align="end"
      label={t("stretch.title")}
      trigger={
        <Button size="sm" kind="ghost">
          {t("stretch.open")}
        </Button>
      }
    >
      <form onSubmit={submit} className="grid w-52 gap-3">
        <Field
          label={t("stretch.minutes")}
          error={isFine || typed === "" ? undefined : t("stretch.range", { least, most: STRETCH_MINUTES_MAX })}
        >
          <Input
            autoFocus
            inputMode="numeric"
            value={typed}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" size="sm" disabled={!isFine}>
          {t("stretch.go")}
        </Button>
      </form>
    </Popover>
  );
}
