import { CANVAS_TEXT_MAX, CANVAS_TITLE_MAX, type CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { TITLE_MAX } from "@coldopen/contract/projects/schema";
import { type FormEvent, useState } from "react";
import { t } from "../../locales/en/idea-canvas.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Textarea } from "../../ui/textarea.tsx";

type CardTexts = Partial<Pick<CanvasCard, "title" | "text">>;
type EditDialogProps = {
  kind: CanvasCard["kind"];
  /** The texts of an existing card; none for a new one. */
  card?: CanvasCard | undefined;
  /** The texts that were changed: the others may have been changed by someone else meanwhile. */
  onSave: (changed: CardTexts) => void;
  onClose: () => void;
};
const FORM = "canvas-card";

/** The texts of a card. Thumbnails and outliers have a caption only. */
export function EditDialog({ kind, card, onSave, onClose }: EditDialogProps) {
  const [opened] = useState({ title: card?.title ?? "", text: card?.text ?? "" });
  const [title, setTitle] = useState(opened.title);
  const [text, setText] = useState(opened.text);
  const [wasSubmitted, setSubmitted] = useState(false);
  const hasPicture = kind === "thumbnail" || kind === "outlier";
  const hasTitle = !hasPicture;
  const hasText = kind !== "title";
  const isEmpty = !hasPicture && title.trim() === "" && text.trim() === "";
  const error = wasSubmitted && isEmpty ? t("edit.required") : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isEmpty) return;
    const changed: CardTexts = {
      ...(title.trim() !== opened.title && { title: title.trim() }),
      ...(text.trim() !== opened.text && { text: text.trim() }),
    };
    if (Object.keys(changed).length > 0) onSave(changed);
    onClose();
  };
  return (
    <Dialog
      open
      title={card ? t(`edit.change.${kind}`) : t(`edit.add.${kind}`)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("edit.cancel")}</Button>} />
          <Button kind="primary" type="submit" form={FORM}>
            {card ? t("edit.save") : t("edit.addButton")}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} className="grid gap-3">
        {hasTitle && (
          <Field label={t("edit.title")} error={error}>
            <Input
              value={title}
              maxLength={kind === "title" ? TITLE_MAX : CANVAS_TITLE_MAX}
              counter={kind === "title"}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          </Field>
        )}
        {hasText && (
          <Field label={hasPicture ? t("edit.caption") : t("edit.text")}>
            <Textarea
              value={text}
              maxLength={CANVAS_TEXT_MAX}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
