import { isLink, linkFrom } from "@coldopen/contract/documents/rules";
import { type Editor, useEditorState } from "@tiptap/react";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/rich-text.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Popover } from "../../ui/popover.tsx";
import { linkAt, setLink } from "./link-commands.ts";
import { PopoverForm } from "./popover-form.tsx";
import { ToolbarButton } from "./toolbar-button.tsx";

export function LinkPopover({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const isOn = useEditorState({ editor, selector: () => editor.isActive("link") });
  return (
    <Popover
      label={t("link.title")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<ToolbarButton label={t("link.title")} icon={<Link2 />} isOn={isOn} />}
    >
      <LinkForm editor={editor} onClose={() => setOpen(false)} />
    </Popover>
  );
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [{ text, link }, change] = useState(() => linkAt(editor));
  const href = linkFrom(link);
  const isValid = href === null || isLink(href);
  const add = () => {
    setLink(editor, { text, href });
    onClose();
  };
  return (
    <PopoverForm title={t("link.title")} isValid={isValid} onAdd={add} onCancel={onClose}>
      <Field label={t("link.text")}>
        <Input value={text} onChange={(event) => change({ text: event.target.value, link })} />
      </Field>
      <Field label={t("link.link")} error={isValid ? null : t("link.invalid")}>
        <Input inputMode="url" value={link} onChange={(event) => change({ text, link: event.target.value })} />
      </Field>
    </PopoverForm>
  );
}
