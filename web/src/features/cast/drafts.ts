import { problemWords } from "@coldopen/contract/cast/rules";
import type { PhotoLook } from "@coldopen/contract/cast/schema";
import { PICTURE_FILE_MAX_BYTES, PictureFileType } from "@coldopen/contract/pictures/schema";
import { t } from "../../locales/en/cast.ts";

/** A photo that was chosen and is not saved yet. */
export type Draft = { id: number; file: File } & (
  | { state: "sending"; share: number }
  | { state: "looking" }
  | { state: "fine"; cutout: string }
  | { state: "saving"; cutout: string }
  | { state: "refused"; words: string; mayRetry: boolean }
);
export type DraftEvent =
  | { kind: "chosen"; id: number; file: File }
  | { kind: "dropped"; id: number }
  | { kind: "sent"; id: number; share: number }
  | { kind: "looked"; id: number; look: PhotoLook }
  | { kind: "saving"; id: number }
  | { kind: "failed"; id: number; words: string; mayRetry: boolean };

const change = (drafts: readonly Draft[], id: number, to: (draft: Draft) => Draft): readonly Draft[] =>
  drafts.map((draft) => (draft.id === id ? to(draft) : draft));

export function reduceDrafts(drafts: readonly Draft[], event: DraftEvent): readonly Draft[] {
  const { id } = event;
  switch (event.kind) {
    case "chosen":
      return [...drafts.filter((draft) => draft.id !== id), { id, file: event.file, state: "sending", share: 0 }];
    case "dropped":
      return drafts.filter((draft) => draft.id !== id);
    case "sent":
      return change(drafts, id, ({ file }) =>
        event.share < 1 ? { id, file, state: "sending", share: event.share } : { id, file, state: "looking" },
      );
    case "looked":
      return change(drafts, id, ({ file }) =>
        event.look.isFine
          ? { id, file, state: "fine", cutout: event.look.cutout }
          : { id, file, state: "refused", words: problemWords[event.look.problem], mayRetry: false },
      );
    case "saving":
      return change(drafts, id, (draft) =>
        draft.state === "fine" ? { id, file: draft.file, state: "saving", cutout: draft.cutout } : draft,
      );
    case "failed":
      return change(drafts, id, ({ file }) => ({
        id,
        file,
        state: "refused",
        words: event.words,
        mayRetry: event.mayRetry,
      }));
  }
}

/** Checks that need no upload. */
export function refusalOf(
  { type, size }: Pick<File, "type" | "size">,
  types: readonly string[] = PictureFileType.options,
): string | undefined {
  if (!types.includes(type)) return t("draft.wrongType");
  return size > PICTURE_FILE_MAX_BYTES ? t("draft.tooLarge") : undefined;
}

export const isBusy = (drafts: readonly Draft[]): boolean =>
  drafts.some(({ state }) => state === "sending" || state === "looking" || state === "saving");
