import { movedBeat, totalSeconds } from "@coldopen/contract/storybeats/rules";
import { useState } from "react";
import { t } from "../../locales/en/storybeats.ts";
import { DragArea } from "../../ui/drag-area.tsx";
import { useReorder } from "../options/index.ts";
import { BeatRow } from "./beat-row.tsx";
import type { StorybeatsWork } from "./use-storybeats.ts";

type BeatListProps = { work: StorybeatsWork; isReadOnly: boolean };

export const BeatList = (props: BeatListProps) => (
  <DragArea>
    <DraggableBeats {...props} />
  </DragArea>
);

function DraggableBeats({ work, isReadOnly }: BeatListProps) {
  const { beats, edit } = work;
  const [announcement, setAnnouncement] = useState("");
  const { list, order } = useReorder({
    ids: beats.map(({ id }) => id),
    isEnabled: !isReadOnly,
    onMove: (id, to) => {
      edit((all) => movedBeat(all, id, to));
      setAnnouncement(t("moved", { position: to + 1, count: beats.length }));
    },
  });
  const total = totalSeconds(beats);
  return (
    <>
      <div aria-hidden="true" className="my-2 flex h-1.5 gap-0.5">
        {beats.map(({ id, seconds }) => (
          <span
            key={id}
            className="min-w-0.5 rounded-full bg-brand-mark/45 transition-[flex-grow] duration-(--d-slow)"
            style={{ flexGrow: seconds / total, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul ref={list} aria-label={t("title")} {...(!isReadOnly && { "aria-description": t("reorder") })}>
        {beats.map((beat, at) => (
          <BeatRow key={beat.id} beat={beat} position={at + 1} work={work} isReadOnly={isReadOnly} order={order} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
