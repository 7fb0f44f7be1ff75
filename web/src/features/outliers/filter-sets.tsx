import type { OutliersState } from "@coldopen/contract/outliers/list-state";
import { readSavedSearch } from "@coldopen/contract/outliers/saved-search";
import { COUNT_CAP, FILTER_SET_NAME_MAX, FILTER_SETS_MAX, type FilterSet } from "@coldopen/contract/outliers/schema";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { stringifySearch } from "../../lib/search.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/outliers.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { Input } from "../../ui/input.tsx";
import { Popover } from "../../ui/popover.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ChangeState } from "./address.ts";
import { filterSetNewsQuery, filterSetsQuery, useFilterSets, useVisitFilterSet } from "./api.ts";
import { addressOf, unfiltered } from "./search.ts";

type FilterSetsProps = { channel: ActiveChannel; state: OutliersState; change: ChangeState };

export function FilterSets(props: FilterSetsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t("sets.name")}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72 p-3"
      trigger={
        <Button size="sm" kind="ghost" icon={<Bookmark />}>
          {t("sets.name")}
        </Button>
      }
    >
      <Sets {...props} onDone={() => setOpen(false)} />
    </Popover>
  );
}

const NewCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="ml-2 rounded-sm bg-brand-soft px-1.5 py-px text-xs font-normal text-text">
      {count >= COUNT_CAP ? t("sets.manyNew", { count: COUNT_CAP }) : t("sets.new", { count })}
    </span>
  );

const texts = { saveFailed: t("sets.saveFailed"), removeFailed: t("sets.removeFailed") };

function Sets({ channel, state, change, onDone }: FilterSetsProps & { onDone: () => void }) {
  const { data: sets, isError } = useQuery(filterSetsQuery(channel));
  const { data: news } = useQuery(filterSetNewsQuery(channel));
  const { save, remove } = useFilterSets(channel, texts);
  const visit = useVisitFilterSet(channel);
  const apply = ({ id, search }: FilterSet) => {
    onDone();
    visit.mutate(id);
    const { layout, video, ...rest } = readSavedSearch(search);
    change({ ...unfiltered, name: undefined, search: undefined, channelId: undefined, ...rest });
  };
  const forget = ({ id, name, search }: FilterSet) =>
    remove.mutate(id, {
      onSuccess: () =>
        toast.success(t("sets.removed", { name }), {
          label: t("sets.undo"),
          onSelect: () => save.mutate({ name, search }),
        }),
    });
  return (
    <div className="grid gap-3">
      {isError && <p className="text-muted">{t("sets.failed")}</p>}
      {!sets && !isError && <Skeleton role="status" aria-label={t("sets.loading")} className="h-16" />}
      {sets?.length === 0 && <p className="text-muted">{t("sets.none")}</p>}
      {sets && sets.length > 0 && (
        <ul className="-mx-1.5 max-h-72 overflow-y-auto">
          {sets.map((set) => (
            <li key={set.id} className="flex items-center rounded-sm hover:bg-raised-2">
              <button
                type="button"
                onClick={() => apply(set)}
                className="min-h-8 min-w-0 flex-1 truncate rounded-sm px-1.5 text-left font-medium"
              >
                {set.name}
                <NewCount count={news?.get(set.id) ?? 0} />
              </button>
              <GlyphButton
                size="sm"
                label={t("sets.remove", { name: set.name })}
                icon={<Trash2 className="size-3.5" />}
                onClick={() => forget(set)}
              />
            </li>
          ))}
        </ul>
      )}
      <SaveForm
        sets={sets ?? []}
        isSaving={save.isPending}
        onSave={(name) => save.mutate({ name, search: searchOf(state) }, { onSuccess: onDone })}
      />
    </div>
  );
}

/** Layout and open details are not part of a filter set. */
const searchOf = ({ layout: _layout, video: _video, ...rest }: OutliersState) =>
  stringifySearch(addressOf({ ...rest, layout: "grid" })).slice(1);

type SaveFormProps = { sets: readonly FilterSet[]; isSaving: boolean; onSave: (name: string) => void };

function SaveForm({ sets, isSaving, onSave }: SaveFormProps) {
  const [typed, setTyped] = useState("");
  const name = typed.trim();
  const isKnown = sets.some((set) => set.name === name);
  if (sets.length >= FILTER_SETS_MAX && !isKnown && name === "")
    return <p className="text-xs text-faint">{t("sets.full", { count: FILTER_SETS_MAX })}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name !== "") onSave(name);
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line pt-3">
      <Field label={t("sets.save")} className="flex-1" help={isKnown ? t("sets.replaces") : undefined}>
        <Input
          placeholder={t("sets.placeholder")}
          maxLength={FILTER_SET_NAME_MAX}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" disabled={name === ""} busy={isSaving}>
        {t("sets.submit")}
      </Button>
    </form>
  );
}
