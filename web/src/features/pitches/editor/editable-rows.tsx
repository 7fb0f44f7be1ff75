import { Pencil, Plus, X } from "lucide-react";
import { useState } from "react";
import { t } from "../../../locales/en/pitches.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { type RowsName, rowsField } from "../fields.ts";
import { type RowsSlotProps, usePitchPage } from "../page/slots.ts";
import { useEditor } from "./editor-context.ts";

const MAX_ROWS = 12;
type DraftRow = { key: number; label: string; value: string };

/** The rows of a chart with a dialog to change them. */
export function EditableRows({ name, children }: RowsSlotProps) {
  const { content } = usePitchPage();
  const [isOpen, setOpen] = useState(false);
  const isEmpty = rowsField(name).get(content).length === 0;
  return (
    <>
      {children}
      {isEmpty ? (
        <button
          type="button"
          aria-label={`${t("edit.addFigure")}: ${t(`edit.names.${name}`)}`}
          onClick={() => setOpen(true)}
          className="-mx-1.5 rounded-sm px-1.5 py-1 text-faint underline decoration-dotted underline-offset-3 hover:bg-raised"
        >
          {t("edit.addFigure")}
        </button>
      ) : (
        <Button
          size="sm"
          kind="ghost"
          icon={<Pencil />}
          aria-label={t("edit.change", { name: t(`edit.names.${name}`) })}
          onClick={() => setOpen(true)}
          className="-ml-2.5 mt-1.5 text-faint"
        >
          {t("edit.rows")}
        </Button>
      )}
      {isOpen && <RowsDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

const isComplete = ({ label, value }: DraftRow, isShare: boolean) => {
  const number = Number(value);
  return (
    label.trim() !== "" &&
    value.trim() !== "" &&
    Number.isFinite(number) &&
    (isShare ? number >= 0 && number <= 100 : number >= -100 && number <= 100_000)
  );
};

function RowsDialog({ name, onClose }: { name: RowsName; onClose: () => void }) {
  const { content } = usePitchPage();
  const { editor } = useEditor();
  const { get, set, isShare } = rowsField(name);
  const [rows, setRows] = useState<DraftRow[]>(() => {
    const known = get(content).map(({ label, value }, key) => ({ key, label, value: String(value) }));
    return known.length > 0 ? known : [{ key: 0, label: "", value: "" }];
  });
  const filled = rows.filter(({ label, value }) => label.trim() !== "" || value.trim() !== "");
  const isValid = filled.every((row) => isComplete(row, isShare));
  const change = (key: number, changes: Partial<DraftRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const save = async () => {
    const next = filled.map(({ label, value }) => ({ label: label.trim(), value: Number(value) }));
    if (await editor.change((latest) => set(latest, next))) onClose();
  };
  const valueLabel = t(isShare ? "edit.percent" : "edit.lift");
  return (
    <Dialog
      open
      title={t(`figures.${name}`)}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {!isValid && (
            <p role="alert" className="mr-auto text-xs text-danger">
              {t("edit.rowInvalid")}
            </p>
          )}
          <Button kind="ghost" onClick={onClose}>
            {t("edit.cancel")}
          </Button>
          <Button kind="primary" disabled={!isValid} busy={editor.isSaving} onClick={() => void save()}>
            {t("edit.save")}
          </Button>
        </>
      }
    >
      <ol className="grid gap-2">
        {rows.map((row, at) => (
          <li key={row.key} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-center gap-2">
            <Input
              aria-label={`${t("edit.label")} ${at + 1}`}
              placeholder={t("edit.label")}
              dir="auto"
              maxLength={80}
              value={row.label}
              onChange={({ currentTarget }) => change(row.key, { label: currentTarget.value })}
            />
            <Input
              aria-label={`${valueLabel} ${at + 1}`}
              placeholder={valueLabel}
              inputMode="decimal"
              maxLength={8}
              value={row.value}
              onChange={({ currentTarget }) => change(row.key, { value: currentTarget.value })}
            />
            <IconButton
              size="sm"
              label={t("edit.removeRow", { number: at + 1 })}
              icon={<X />}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          </li>
        ))}
      </ol>
      {rows.length < MAX_ROWS && (
        <Button
          size="sm"
          className="mt-3"
          icon={<Plus />}
          onClick={() =>
            setRows([...rows, { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, label: "", value: "" }])
          }
        >
          {t("edit.addRow")}
        </Button>
      )}
    </Dialog>
  );
}
