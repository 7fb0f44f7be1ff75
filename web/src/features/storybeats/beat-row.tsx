import { BEAT_TEXT_MAX, BeatPurpose, type Storybeat } from "@coldopen/contract/storybeats/schema";
import clsx from "clsx";
import { GripVertical, Trash2 } from "lucide-react";
import { duration } from "../../lib/format.ts";
import { t } from "../../locales/en/storybeats.ts";
import { Chip } from "../../ui/chip.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { landingLook, type Order, useReorderRow } from "../options/index.ts";
import { BeatTime } from "./beat-time.tsx";
import { quietField, quietSelect } from "./quiet-field.ts";
import { withBeat } from "./rules.ts";
import type { StorybeatsWork } from "./use-storybeats.ts";

type BeatRowProps = {
  beat: Storybeat;
  position: number;
  work: StorybeatsWork;
  isReadOnly: boolean;
  order: Order;
};

const purposes = BeatPurpose.options.map((value) => ({ value, label: t(`purpose.${value}`) }));

/** Dragged by its handle only, so that its text can be selected. */
export function BeatRow({ beat, position, work, isReadOnly, order }: BeatRowProps) {
  const { id, purpose, text, seconds } = beat;
  const { rowProps, dragProps, isDragging, landing } = useReorderRow({
    order,
    id,
    label: text || t(`purpose.${purpose}`),
  });
  const change = (part: Partial<Storybeat>) => work.edit((all) => withBeat(all, id, part));
  const remove = () =>
    work.editWithUndo(
      t("deleted"),
      (all) => all.filter((one) => one.id !== id),
      (all) => (all.some((one) => one.id === id) ? [...all] : all.toSpliced(position - 1, 0, beat)),
    );

  if (isReadOnly)
    return (
      <li className="flex items-baseline gap-3 py-1.5">
        <span className="w-34 flex-none">
          <Chip tone="on">{t(`purpose.${purpose}`)}</Chip>
        </span>
        <span className={clsx("min-w-0 flex-1 wrap-anywhere whitespace-pre-line", !text && "text-faint")}>
          {text || t("unwritten")}
        </span>
        <span className="flex-none text-muted tabular-nums">{duration(seconds)}</span>
      </li>
    );
  return (
    <li
      {...rowProps}
      className={clsx(
        "group/row relative -mx-2 flex flex-wrap items-start gap-1.5 rounded-md p-1 hover:bg-surface focus-within:bg-surface @2xl:flex-nowrap",
        isDragging && "opacity-35",
        landing && landingLook[landing],
      )}
    >
      <span
        {...dragProps}
        title={t("move")}
        className="flex h-(--control) flex-none cursor-grab items-center px-0.5 text-faint active:cursor-grabbing"
      >
        <GripVertical />
      </span>
      <div className="w-34 flex-none">
        <Select
          label={t("purpose.label")}
          options={purposes}
          value={purpose}
          onValueChange={(next) => change({ purpose: next })}
          className={quietSelect}
        />
      </div>
      <Textarea
        rows={1}
        autoFocus={work.addedId === id}
        aria-label={t("text")}
        placeholder={t(`placeholder.${purpose}`)}
        maxLength={BEAT_TEXT_MAX}
        value={text}
        onChange={(event) => change({ text: event.target.value })}
        className={clsx("order-last w-full @2xl:order-none @2xl:flex-1", quietField)}
      />
      <BeatTime seconds={seconds} onChange={(next) => change({ seconds: next })} />
      <span className="flex h-(--control) items-center">
        <IconButton size="sm" label={t("delete")} icon={<Trash2 />} onClick={remove} />
      </span>
    </li>
  );
}
