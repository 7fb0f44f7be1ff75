import { lettersLacking } from "@coldopen/contract/thumbnails/letters";
import { LAYER_LINES_MAX, LAYER_TEXT_MAX, type TextLayer } from "@coldopen/contract/thumbnails/schema";
import { useState } from "react";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { fieldLook } from "../../../ui/field-look.ts";
import { useEditor } from "../editing/context.ts";
import { NumberField } from "./number-field.tsx";

/** Enough characters to recognize the kind. */
const LACKING_SHOWN = 8;

const upTo = (text: string) => text.split("\n").slice(0, LAYER_LINES_MAX).join("\n");

/** The text and style of a layer; each field applies on commit. */
export function LayerFields({ layer }: { layer: TextLayer }) {
  const { setLayers, isApplying } = useEditor("LayerFields");
  const change = (parts: Partial<TextLayer>) =>
    setLayers((all) => all.map((one) => (one.id === layer.id ? { ...one, ...parts } : one)));
  return (
    <fieldset disabled={isApplying} className="grid gap-2">
      <WordsField text={layer.text} onCommit={(text) => change({ text })} />
      <div className="grid grid-cols-3 gap-1.5">
        <NumberField label={t("layers.size")} value={layer.size} onCommit={(size) => change({ size })} />
        <NumberField label={t("layers.x")} value={layer.x} onCommit={(x) => change({ x })} />
        <NumberField label={t("layers.y")} value={layer.y} onCommit={(y) => change({ y })} />
      </div>
      <div className="grid grid-cols-2 gap-1.5">
        <ColourField label={t("layers.colour")} value={layer.colour} onCommit={(colour) => change({ colour })} />
        <ColourField label={t("layers.outline")} value={layer.outline} onCommit={(outline) => change({ outline })} />
      </div>
    </fieldset>
  );
}

type FieldProps = { label: string; value: string; onCommit: (value: string) => void };

function WordsField({ text, onCommit }: { text: string; onCommit: (text: string) => void }) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    setDraft(undefined);
    if (draft !== undefined && draft.trim() !== "" && draft !== text) onCommit(draft);
  };
  const lacking = lettersLacking(draft ?? text);
  return (
    <>
      <div className={fieldLook({ edge: "form", size: "area" })}>
        <textarea
          aria-label={t("layers.text")}
          rows={2}
          maxLength={LAYER_TEXT_MAX}
          value={draft ?? text}
          className="w-full resize-none bg-transparent outline-none"
          onChange={(event) => setDraft(upTo(event.target.value))}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            commit();
          }}
        />
      </div>
      <p role="status" className="text-micro text-warning empty:hidden">
        {lacking.length > 0 && t("layers.lacking", { letters: lacking.slice(0, LACKING_SHOWN).join(" ") })}
      </p>
    </>
  );
}

function ColourField({ label, value, onCommit }: FieldProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <label className="flex items-center gap-2 text-micro text-muted">
      <input
        type="color"
        value={draft ?? value}
        className="h-7 w-9 flex-none rounded-sm bg-surface p-0.5 inset-ring inset-ring-line-control"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => {
          setDraft(undefined);
          if (draft !== undefined && draft !== value) onCommit(draft);
        }}
      />
      {label}
    </label>
  );
}
