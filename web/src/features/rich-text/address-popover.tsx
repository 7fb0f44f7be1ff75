import { type ReactNode, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Popover } from "../../ui/popover.tsx";
import { PopoverForm } from "./popover-form.tsx";
import { ToolbarButton } from "./toolbar-button.tsx";

type AddressPopoverProps = {
  title: string;
  label: string;
  icon: ReactNode;
  isValid: (typed: string) => boolean;
  isBusy?: boolean | undefined;
  /** Resolving to false keeps the panel open. */
  onAdd: (typed: string) => boolean | Promise<boolean>;
};

/** A form for one address. */
export function AddressPopover({ title, label, icon, isValid, isBusy, onAdd }: AddressPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const close = () => {
    setOpen(false);
    setTyped("");
  };
  const add = async () => {
    if (await onAdd(typed)) close();
  };
  return (
    <Popover label={title} open={isOpen} onOpenChange={setOpen} trigger={<ToolbarButton label={title} icon={icon} />}>
      <PopoverForm title={title} isValid={isValid(typed)} isBusy={isBusy} onAdd={() => void add()} onCancel={close}>
        <Field label={label}>
          <Input
            inputMode="url"
            placeholder="https://"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </PopoverForm>
    </Popover>
  );
}
