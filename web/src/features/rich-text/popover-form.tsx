import type { ReactNode } from "react";
import { t } from "../../locales/en/rich-text.ts";
import { Button } from "../../ui/button.tsx";

type PopoverFormProps = {
  title: string;
  isValid: boolean;
  isBusy?: boolean | undefined;
  onAdd: () => void;
  onCancel: () => void;
  children: ReactNode;
};

export const PopoverForm = ({ title, isValid, isBusy, onAdd, onCancel, children }: PopoverFormProps) => (
  <form
    noValidate
    className="grid w-72 gap-3"
    onSubmit={(event) => {
      event.preventDefault();
      if (isValid && !isBusy) onAdd();
    }}
  >
    <p className="type-title">{title}</p>
    {children}
    <div className="flex justify-end gap-2">
      <Button size="sm" kind="ghost" onClick={onCancel}>
        {t("cancel")}
      </Button>
      <Button size="sm" kind="primary" type="submit" disabled={!isValid} busy={isBusy}>
        {t("add")}
      </Button>
    </div>
  </form>
);
