import { Dialog } from "@base-ui/react/dialog";
import { asFeedVideo, placed } from "@coldopen/contract/feed-tests/rules";
import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useFocusAfter } from "../../lib/restore-focus.ts";
import { useMedia } from "../../lib/use-media.ts";
import { t } from "../../locales/en/preview.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { DragArea } from "../../ui/drag-area.tsx";
import { feedLength } from "../feed/index.ts";
import { useUser } from "../session/index.ts";
import { neighboursQuery } from "./api.ts";
import { PreviewBar } from "./bar.tsx";
import { Choices } from "./choices.tsx";
import { MinimisedPreview } from "./minimised.tsx";
import { mainVideo, placeholders, shownOption, topicsOf } from "./rules.ts";
import { SavedVideos } from "./saved.tsx";
import { useSlots } from "./slot.tsx";
import { Stage } from "./stage.tsx";
import { around, clampPosition } from "./state.ts";
import { usePreview } from "./store.ts";

const TOPICS = 5;

type PreviewPanelProps = { channel: ActiveChannel; project: VideoProjectDetail; onClose: () => void };

/** The project's video in the feeds of viewers. */
// An area of its own: the options of the page beneath are no targets here.
const PreviewPanel = (props: PreviewPanelProps) => (
  <DragArea>
    <Panel {...props} />
  </DragArea>
);
export default PreviewPanel;

function Panel({ channel, project, onClose }: PreviewPanelProps) {
  const user = useUser();
  const [state, send] = usePreview(user.id);
  const [announcement, setAnnouncement] = useState("");
  const savedToggle = useRef<HTMLButtonElement>(null);
  useFocusAfter(state.hasSavedItems, savedToggle);
  const prefersLight = useMedia("(prefers-color-scheme: light)");
  const theme = state.theme ?? (prefersLight ? "light" : "dark");
  const profile = user.organizations.find((entry) => entry.channel.ucid === channel.channelUcid)?.channel;
  const title = shownOption(project, "title", state.titleId)?.content ?? project.title ?? project.name;
  const neighbours = useQuery(neighboursQuery(channel, state.location, title));

  const room = feedLength(state.device, state.location);
  const known = (neighbours.data ?? []).map(asFeedVideo);
  const others = around(state, neighbours.isPending ? placeholders(room) : known, room - 1);
  const count = others.length + 1;
  const position = clampPosition(state.position, count);
  const main = mainVideo(
    {
      project,
      title,
      thumb: shownOption(project, "thumbnail", state.thumbnailId)?.content ?? null,
      channel: profile?.name ?? "",
      avatar: profile?.channelThumbnail ?? null,
    },
    known,
  );
  const move = (to: number) => {
    send({ kind: "moved", to, count });
    setAnnouncement(t("moved", { position: clampPosition(to, count), count }));
  };
  const slot = useSlots({ mainId: main.id, count, position, onMove: move });

  if (state.isMinimised)
    return (
      <MinimisedPreview
        state={state}
        theme={theme}
        video={main}
        onMaximise={() => send({ kind: "maximised" })}
        onClose={onClose}
      />
    );
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={t("title")}
          className="fixed inset-0 z-(--z-dialog) flex flex-col bg-background outline-none"
        >
          <PreviewBar
            state={state}
            theme={theme}
            position={position}
            count={count}
            send={send}
            savedToggle={savedToggle}
            onMove={move}
            onClose={onClose}
          />
          <Choices project={project} state={state} send={send} />
          {neighbours.isError && (
            <Alert title={t("failed")} className="mx-6 mt-4">
              <Button size="sm" className="mt-2" onClick={() => void neighbours.refetch()}>
                {t("retry")}
              </Button>
            </Alert>
          )}
          <div className="flex min-h-0 flex-1">
            <Stage
              state={state}
              theme={theme}
              videos={placed(others, main, position)}
              query={title}
              topics={topicsOf(neighbours.data ?? [], TOPICS)}
              slot={slot}
              isLoading={neighbours.isPending}
            />
            {state.hasSavedItems && <SavedVideos channel={channel} putIn={state.putIn} send={send} />}
          </div>
          <p role="status" className="sr-only">
            {neighbours.isPending ? t("loading") : announcement}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
