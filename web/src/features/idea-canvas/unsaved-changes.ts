import { type CanvasBoard, CanvasCard, CanvasChange } from "@coldopen/contract/idea-canvas/schema";
import { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { draftsOf } from "../../lib/autosave/drafts.ts";
import { log } from "../../lib/log.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import type { CanvasSession } from "./session.ts";
import type { LocalChange } from "./state.ts";

const [, ...otherChanges] = CanvasChange.options;
/** A new card is kept whole, so that it can be shown before it is saved. */
const AddedCard = z.object({ type: z.literal("addCard"), card: CanvasCard });
const drafts = draftsOf("idea-canvas", z.array(z.discriminatedUnion("type", [AddedCard, ...otherChanges])));

/** Without changes to cards that others have removed since: the server would refuse all of them. */
function applicableChanges(changes: readonly LocalChange[], { cards }: CanvasBoard): LocalChange[] {
  const known = new Set(cards.map(({ id }) => id));
  for (const change of changes) {
    if (change.type === "addCard") known.add(change.card.id);
    if (change.type === "restoreCard") known.add(change.id);
  }
  return changes.filter((change) => {
    if (change.type === "addLink") return known.has(change.link.from) && known.has(change.link.to);
    return change.type === "addCard" || change.type === "removeLink" || known.has(change.id);
  });
}

/** Stores changes in the browser while they can't be saved, and applies those of a tab that was closed before it saved them. */
export function keepUnsavedChanges({ organizationId, channelUcid }: ActiveChannel, session: CanvasSession): () => void {
  const boardId = `${organizationId}/${channelUcid}`;
  const draft = drafts.open(boardId);
  const release = draft.hold();
  let isLeft = false;
  const stop = session.store.subscribe(({ canvas, saving }) => {
    if (canvas.pending.length === 0) {
      draft.clear();
      if (isLeft) end();
    } else if (saving === "offline" || !navigator.onLine)
      draft.write({ baseVersion: canvas.base.version, content: [...canvas.pending], at: Date.now() });
  });
  const end = () => {
    stop();
    release();
  };
  const restore = async () => {
    const left = await drafts.left(boardId);
    const changes = left.drafts.flatMap(({ content }) => content);
    if (isLeft || changes.length === 0) return;
    const applicable = applicableChanges(changes, session.store.getState().canvas.view);
    left.forget();
    if (applicable.length === 0) return;
    session.edit(...applicable);
    toast.success(t("restored"));
  };
  restore().catch((cause: unknown) => log.warn("Failed to restore unsaved changes of the idea canvas", cause));
  return () => {
    isLeft = true;
    if (session.store.getState().canvas.pending.length === 0) end();
  };
}
