import { WatchMail, type WatchTarget } from "@coldopen/contract/watchlists/schema";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/watchlists.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { followedQuery } from "../following/index.ts";
import { filterSetsQuery } from "../outliers/index.ts";
import { useWatchlistActions } from "./api.ts";
import { ConditionFields, useConditionDraft } from "./condition-fields.tsx";

const FORM = "watch-rule";
const ALL = "all";
const DEFAULTS = { threshold: 3, withinDays: 7 };
const targets = [
  { value: "creators" as const, label: t("form.creators") },
  { value: "search" as const, label: t("form.search") },
];
const mailOptions = WatchMail.options.map((value) => ({ value, label: t(`mail.${value}`) }));

type NewRuleDialogProps = { channel: ActiveChannel; onClose: () => void };

export function NewRuleDialog({ channel, onClose }: NewRuleDialogProps) {
  const { data: creators = [] } = useQuery(followedQuery(channel));
  const { data: searches = [] } = useQuery(filterSetsQuery(channel));
  const { add } = useWatchlistActions(channel);
  const [target, setTarget] = useState<WatchTarget>("creators");
  const [creator, setCreator] = useState(ALL);
  const [filterSet, setFilterSet] = useState<string>();
  const draft = useConditionDraft(DEFAULTS);
  const [mail, setMail] = useState<WatchMail>("digest");
  const chosenSearch = filterSet ?? searches[0]?.id;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.condition) return;
    const condition = { ...draft.condition, mail };
    const done = { onSuccess: onClose };
    if (target === "creators")
      add.mutate({ target, creatorUcid: creator === ALL ? null : creator, ...condition }, done);
    else if (chosenSearch) add.mutate({ target, filterSetId: chosenSearch, ...condition }, done);
  };
  return (
    <Dialog
      open
      title={t("new")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("form.cancel")}</Button>} />
          <Button
            kind="primary"
            type="submit"
            form={FORM}
            busy={add.isPending}
            busyLabel={t("form.adding")}
            disabled={target === "search" && searches.length === 0}
          >
            {t("form.add")}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
        <Segmented label={t("form.target")} value={target} segments={targets} onValueChange={setTarget} />
        {target === "creators" && (
          <Field label={t("form.creator")} help={creators.length === 0 ? t("form.noCreators") : undefined}>
            <Select
              value={creator}
              onValueChange={setCreator}
              options={[
                { value: ALL, label: t("rule.allCreators") },
                ...creators.map(({ favoriteUcid, name }) => ({ value: favoriteUcid, label: name })),
              ]}
            />
          </Field>
        )}
        {target === "search" && searches.length === 0 && <p className="text-muted">{t("form.noSearches")}</p>}
        {target === "search" && chosenSearch && (
          <Field label={t("form.savedSearch")}>
            <Select
              value={chosenSearch}
              onValueChange={setFilterSet}
              options={searches.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        )}
        <ConditionFields draft={draft} />
        <Field label={t("form.mail")} help={t("form.mailHelp")}>
          <Select value={mail} onValueChange={setMail} options={mailOptions} />
        </Field>
      </form>
    </Dialog>
  );
}
