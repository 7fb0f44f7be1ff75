import { TAG_MAX } from "@coldopen/contract/projects/schema";
import { type ReactElement, useState } from "react";
import { t } from "../../../locales/en/projects-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Popover } from "../../../ui/popover.tsx";

export function BulkTag({ trigger, onAdd }: { trigger: ReactElement; onAdd: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  return (
    <Popover label={t("bulk.tag")} side="top" trigger={trigger} open={isOpen} onOpenChange={setOpen}>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onAdd(name.trim());
          setName("");
          setOpen(false);
        }}
      >
        <Field label={t("bulk.tagName")}>
          <Input maxLength={TAG_MAX} value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </Field>
        <Button type="submit" kind="primary" disabled={name.trim() === ""}>
          {t("bulk.addTag")}
        </Button>
      </form>
    </Popover>
  );
}
