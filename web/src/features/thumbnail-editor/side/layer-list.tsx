import { canAddLayer, newLayer } from "@coldopen/contract/thumbnails/rules";
import type { TextLayer } from "@coldopen/contract/thumbnails/schema";
import clsx from "clsx";
import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useEditor } from "../editing/context.ts";
import { LayerFields } from "./layer-fields.tsx";
import { RowHead } from "./row-head.tsx";

export function LayerList() {
  const { state, send, isSetting, isApplying, setLayers } = useEditor("LayerList");
  const { layers } = state.history.present.version;
  const add = () => {
    const id = crypto.randomUUID();
    send({ kind: "selected", id });
    setLayers((all) => (canAddLayer(all) ? [...all, newLayer(id, t("layers.first"), all)] : [...all]));
  };
  return (
    <>
      {layers.length === 0 && <p className="p-4 pb-0 text-xs text-faint">{t("layers.empty")}</p>}
      <ul aria-label={t("tabs.text")}>
        {layers.map((layer) => (
          <LayerRow key={layer.id} layer={layer} isSelected={state.selectedId === layer.id} />
        ))}
      </ul>
      <div className="flex items-center gap-3 px-4 py-3">
        <Button
          size="sm"
          icon={<Plus />}
          disabled={!canAddLayer(layers) || isSetting || isApplying}
          title={canAddLayer(layers) ? undefined : t("layers.full")}
          onClick={add}
        >
          {t("layers.add")}
        </Button>
        {isSetting && (
          <span role="status" className="flex items-center gap-2 text-xs text-muted">
            <Spinner />
            {t("layers.setting")}
          </span>
        )}
      </div>
    </>
  );
}

function LayerRow({ layer, isSelected }: { layer: TextLayer; isSelected: boolean }) {
  const { send, setLayers } = useEditor("LayerRow");
  const { id, text } = layer;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView?.({ block: "nearest" });
  }, [isSelected]);
  return (
    <li
      ref={row}
      className={clsx("grid grid-cols-1 gap-2 border-b border-line px-4 py-3", isSelected && "bg-brand-soft")}
    >
      <RowHead deleteName={t("layers.delete")} onDelete={() => setLayers((all) => all.filter((one) => one.id !== id))}>
        <button
          type="button"
          aria-expanded={isSelected}
          className="min-w-0 flex-1 truncate rounded-xs text-left font-medium"
          onClick={() => send({ kind: "selected", id: isSelected ? undefined : id })}
        >
          {text.replaceAll("\n", " ")}
        </button>
      </RowHead>
      {isSelected && <LayerFields layer={layer} />}
    </li>
  );
}
