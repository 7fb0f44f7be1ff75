import { IDEA_MAX } from "@coldopen/contract/projects/schema";
import { canAddRegion } from "@coldopen/contract/thumbnails/regions";
import { Columns2, Redo2, Sparkles, SquareDashed, Undo2 } from "lucide-react";
import type { RefObject } from "react";
import { canRedo, canUndo } from "../../lib/history.ts";
import { useFocusAfter } from "../../lib/restore-focus.ts";
import { t } from "../../locales/en/thumbnail-editor.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Input } from "../../ui/input.tsx";
import { useEditor } from "./editing/context.ts";
import { pictureBefore } from "./editing/state.ts";

export function Toolbar({ description }: { description: RefObject<HTMLInputElement | null> }) {
  const { state, send, isApplying, canApply, apply } = useEditor("Toolbar");
  const { history, selectedId, typed, isComparing } = state;
  const { regions } = history.present;
  const number = regions.findIndex(({ id }) => id === selectedId) + 1;
  const selected = regions[number - 1];
  const hasRoom = canAddRegion(regions);
  const add = () => {
    send({ kind: "region", event: { kind: "added", id: crypto.randomUUID(), description: typed } });
    description.current?.focus();
  };
  useFocusAfter(history.present, description);
  useFocusAfter(isApplying, description);
  const why = regions.length === 0 ? t("why.none") : t("why.words");
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-2 border-t border-line px-4 py-2">
      <Input
        ref={description}
        edge="quiet"
        aria-label={selected ? t("regions.name", { number }) : t("describe.label")}
        placeholder={selected ? t("describe.region") : t("describe.any")}
        maxLength={IDEA_MAX}
        value={selected ? selected.description : typed}
        leading={<Sparkles className="size-3.5 flex-none text-ai" />}
        trailing={selected && <span className="flex-none text-micro text-faint">{t("regions.name", { number })}</span>}
        className="min-w-48 flex-1"
        onChange={(event) => send({ kind: "typed", text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing && canApply) apply();
        }}
      />
      <Button
        kind="outline"
        icon={<SquareDashed />}
        disabled={!hasRoom || isApplying}
        title={hasRoom ? undefined : t("why.full")}
        onClick={add}
      >
        {t("addRegion")}
      </Button>
      <span className="flex">
        <IconButton
          label={t("undo")}
          icon={<Undo2 />}
          disabled={!canUndo(history) || isApplying}
          onClick={() => send({ kind: "undone" })}
        />
        <IconButton
          label={t("redo")}
          icon={<Redo2 />}
          disabled={!canRedo(history) || isApplying}
          onClick={() => send({ kind: "redone" })}
        />
        <IconButton
          label={t("compare")}
          icon={<Columns2 />}
          aria-pressed={isComparing}
          tone={isComparing ? "on" : "plain"}
          disabled={!pictureBefore(history) || isApplying}
          onClick={() => send({ kind: "compared", isOn: !isComparing })}
        />
      </span>
      <Button
        kind="ai-fill"
        icon={<Sparkles />}
        busy={isApplying}
        disabled={!canApply && !isApplying}
        title={canApply || isApplying ? undefined : why}
        onClick={apply}
      >
        {t("apply")}
      </Button>
    </div>
  );
}
