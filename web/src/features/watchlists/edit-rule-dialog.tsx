import type { WatchRule } from "@coldopen/contract/watchlists/schema";
import type { FormEvent } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/watchlists.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { useWatchlistActions } from "./api.ts";
import { ConditionFields, useConditionDraft } from "./condition-fields.tsx";

const FORM = "edit-watch-rule";

type EditRuleDialogProps = { channel: ActiveChannel; rule: WatchRule; name: string; onClose: () => void };

/** Changes when a rule alerts. What it watches stays: its alerts belong to that. */
export function EditRuleDialog({ channel, rule, name, onClose }: EditRuleDialogProps) {
  const { change } = useWatchlistActions(channel);
  const draft = useConditionDraft(rule);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.condition) change.mutate({ id: rule.id, ...draft.condition }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      title={t("rule.editTitle")}
      description={
        <>
          <span className="block truncate font-medium text-text">{name}</span>
          {t("rule.editText")}
        </>
      }
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("form.cancel")}</Button>} />
          <Button kind="primary" type="submit" form={FORM} busy={change.isPending} busyLabel={t("form.saving")}>
            {t("form.save")}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="mt-4">
        <ConditionFields draft={draft} />
      </form>
    </Dialog>
  );
}
