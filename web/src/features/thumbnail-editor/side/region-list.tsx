import { placingOf, type Region } from "@coldopen/contract/thumbnails/regions";
import clsx from "clsx";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { useEditor } from "../editing/context.ts";
import { NumberField } from "./number-field.tsx";
import { RowHead } from "./row-head.tsx";

export function RegionList() {
  const { state } = useEditor("RegionList");
  const { regions } = state.history.present;
  if (regions.length === 0) return <p className="p-4 text-xs text-faint">{t("regions.empty")}</p>;
  return (
    <ul aria-label={t("tabs.regions")}>
      {regions.map((region, index) => (
        <RegionRow key={region.id} region={region} number={index + 1} />
      ))}
    </ul>
  );
}

function RegionRow({ region: { id, description, maskBB }, number }: { region: Region; number: number }) {
  const { state, send } = useEditor("RegionRow");
  const isSelected = state.selectedId === id;
  const { x1, y1, x2, y2 } = maskBB;
  return (
    <li className={clsx("grid gap-1.5 border-b border-line px-4 py-3", isSelected && "bg-brand-soft")}>
      <RowHead
        deleteName={t("regions.delete")}
        onDelete={() => send({ kind: "region", event: { kind: "deleted", id } })}
      >
        <button
          type="button"
          aria-current={isSelected}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-xs text-left font-medium"
          onClick={() => send({ kind: "selected", id })}
        >
          <span
            aria-hidden
            className={clsx(
              "grid size-4.5 flex-none place-items-center rounded-sm text-micro font-semibold",
              isSelected ? "bg-brand text-on-brand" : "bg-raised-2",
            )}
          >
            {number}
          </span>
          {t("regions.name", { number })}
        </button>
      </RowHead>
      <p
        className={clsx("line-clamp-3 text-xs wrap-anywhere", description ? isSelected || "text-muted" : "text-faint")}
      >
        {description || t("regions.noWords")}
      </p>
      {isSelected ? (
        <PlacingFields id={id} maskBB={maskBB} />
      ) : (
        <span className="text-micro text-faint">{`${x1}, ${y1} – ${x2}, ${y2}`}</span>
      )}
    </li>
  );
}

const fields = ["x", "y", "width", "height"] as const;

function PlacingFields({ id, maskBB }: Pick<Region, "id" | "maskBB">) {
  const { send, isApplying } = useEditor("PlacingFields");
  const placing = placingOf(maskBB);
  return (
    <div className="grid grid-cols-4 gap-1.5 pt-0.5">
      {fields.map((field) => (
        <NumberField
          key={field}
          label={t(`regions.${field}`)}
          value={placing[field]}
          disabled={isApplying}
          onCommit={(value) => send({ kind: "region", event: { kind: "placed", id, placing: { [field]: value } } })}
        />
      ))}
    </div>
  );
}
