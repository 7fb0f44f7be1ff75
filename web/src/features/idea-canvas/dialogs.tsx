import {
  type CanvasCard,
  type CanvasCardKind,
  type CanvasFieldChanges,
  CanvasVideo,
} from "@coldopen/contract/idea-canvas/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import { UploadThumbnail } from "../pictures/index.ts";
import type { CardCommand } from "./canvas-context.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import type { NewCardFields } from "./new-card.ts";
import { PickDialog } from "./pick-dialog.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { VideoDialog } from "./video-dialog.tsx";

export type OpenDialog =
  | { kind: "add"; card: CanvasCardKind }
  | { kind: Exclude<CardCommand, "remove">; cardId: string };

type CanvasDialogsProps = {
  channel: ActiveChannel;
  dialog: OpenDialog | undefined;
  cards: readonly CanvasCard[];
  isEditable: boolean;
  onClose: () => void;
  onAdd: (fields: NewCardFields) => void;
  onUpdate: (id: string, fields: CanvasFieldChanges) => void;
  onConnect: (from: CanvasCard, to: CanvasCard) => void;
  onCombine: (one: CanvasCard, other: CanvasCard) => void;
};

export function CanvasDialogs({ dialog, ...props }: CanvasDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === "add") return <AddDialog {...props} kind={dialog.card} />;
  const card = props.cards.find(({ id }) => id === dialog.cardId);
  return card ? <CardDialog {...props} command={dialog.kind} card={card} /> : null;
}

type AddDialogProps = Pick<CanvasDialogsProps, "channel" | "onAdd" | "onClose"> & { kind: CanvasCardKind };

function AddDialog({ channel, kind, onAdd, onClose }: AddDialogProps) {
  if (kind === "outlier")
    return (
      <VideoDialog
        onClose={onClose}
        onSelect={(video) => onAdd({ kind, videoId: video.videoId, video: CanvasVideo.parse(video) })}
      />
    );
  if (kind === "thumbnail")
    return (
      <UploadThumbnail
        channel={channel}
        onClose={onClose}
        onAdd={(picture) => {
          onAdd({ kind, picture });
          onClose();
        }}
      />
    );
  return <EditDialog kind={kind} onClose={onClose} onSave={(texts) => onAdd({ kind, ...texts })} />;
}

type CardDialogProps = Omit<CanvasDialogsProps, "dialog" | "onAdd"> & {
  command: Exclude<CardCommand, "remove">;
  card: CanvasCard;
};

function CardDialog({ command, card, channel, cards, isEditable, onClose, ...act }: CardDialogProps) {
  const others = cards.filter(({ id }) => id !== card.id);
  switch (command) {
    case "edit":
      return (
        <EditDialog kind={card.kind} card={card} onClose={onClose} onSave={(texts) => act.onUpdate(card.id, texts)} />
      );
    case "connect":
      return (
        <PickDialog
          title={t("pick.connect")}
          cards={others}
          onClose={onClose}
          onPick={(other) => act.onConnect(card, other)}
        />
      );
    case "combine":
      return (
        <PickDialog
          title={t("pick.combine")}
          cards={others}
          onClose={onClose}
          onPick={(other) => act.onCombine(card, other)}
        />
      );
    case "send":
      return (
        <SendDialog
          channel={channel}
          card={card}
          onClose={onClose}
          onSent={(projectId) => isEditable && act.onUpdate(card.id, { projectId })}
        />
      );
    case "history":
      return (
        <HistoryDialog
          channel={channel}
          card={card}
          isEditable={isEditable}
          onClose={onClose}
          onRestore={(fields) => act.onUpdate(card.id, fields)}
        />
      );
  }
}
