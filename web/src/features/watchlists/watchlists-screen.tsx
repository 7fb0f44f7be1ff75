import type { WatchRule } from "@coldopen/contract/watchlists/schema";
import { WatchMail } from "@coldopen/contract/watchlists/schema";
import { useQuery } from "@tanstack/react-query";
import { BellRing, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/watchlists.ts";
import { AlertDialog, AlertDialogClose } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { Select } from "../../ui/select.tsx";
import { ListFailed } from "../list-failed/index.ts";
import { Alerts } from "./alerts.tsx";
import { rulesQuery, useWatchlistActions } from "./api.ts";
import { EditRuleDialog } from "./edit-rule-dialog.tsx";
import { ExportRules } from "./export-menus.tsx";
import { NewRuleDialog } from "./new-rule-dialog.tsx";

export default function WatchlistsScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <WatchlistsPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function WatchlistsPage({ channel }: { channel: ActiveChannel }) {
  const { data: rules, error, isPending } = useQuery(rulesQuery(channel));
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button kind="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("new")}
    </Button>
  );
  return (
    <main className="flex flex-1 flex-col">
      <PageBar title={t("title")} actions={rules && rules.length > 0 && add} />
      {isPending && (
        <div className="px-(--page-x) py-5">
          <RowsSkeleton label={t("loading")} rows={4} rowLook="py-3" />
        </div>
      )}
      {error && !rules && <ListFailed error={error} />}
      {rules?.length === 0 && (
        <Empty className="flex-1 py-24" icon={<BellRing />} title={t("empty.title")} action={add}>
          {t("empty.text")}
        </Empty>
      )}
      {rules && rules.length > 0 && (
        <div className="grid max-w-300 grid-cols-[minmax(0,1fr)] items-start gap-8 px-(--page-x) py-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          <section aria-labelledby="watch-rules">
            <div className="flex min-h-7 items-center justify-between gap-2">
              <h2 id="watch-rules" className="type-title text-base">
                {t("rules")}
              </h2>
              <ExportRules rules={rules} />
            </div>
            <p className="mt-0.5 mb-2 text-xs text-muted">{t("intro")}</p>
            <ul className="grid divide-y divide-line border-y border-line">
              {rules.map((rule) => (
                <Rule key={rule.id} channel={channel} rule={rule} />
              ))}
            </ul>
          </section>
          <Alerts channel={channel} />
        </div>
      )}
      {isAdding && <NewRuleDialog channel={channel} onClose={() => setAdding(false)} />}
    </main>
  );
}

const mailOptions = WatchMail.options.map((value) => ({ value, label: t(`mail.${value}`) }));

const nameOfRule = ({ target, creatorUcid, name }: WatchRule): string => {
  if (target === "creators") return creatorUcid === null ? t("rule.allCreators") : (name ?? t("rule.noCreator"));
  return name === null ? t("rule.noSearch") : t("rule.search", { name });
};

function Rule({ channel, rule }: { channel: ActiveChannel; rule: WatchRule }) {
  const { change, remove } = useWatchlistActions(channel);
  const [isEditing, setEditing] = useState(false);
  const name = nameOfRule(rule);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-medium">
          <span className="truncate">{name}</span>
          {rule.unseen > 0 && (
            <span className="flex-none rounded-sm bg-brand-soft px-1.5 text-xs text-text">
              {t("rule.new", { count: rule.unseen })}
            </span>
          )}
        </p>
        <p className="text-xs text-muted">
          {t("rule.condition", { threshold: rule.threshold, count: rule.withinDays })}
        </p>
      </div>
      <Select
        look="button"
        label={t("rule.mail", { name })}
        options={mailOptions}
        value={rule.mail}
        onValueChange={(mail) => change.mutate({ id: rule.id, mail })}
      />
      <IconButton size="sm" label={t("rule.edit", { name })} icon={<Pencil />} onClick={() => setEditing(true)} />
      {isEditing && <EditRuleDialog channel={channel} rule={rule} name={name} onClose={() => setEditing(false)} />}
      <AlertDialog
        title={t("rule.removeTitle", { name })}
        description={t("rule.removeText")}
        cancel={t("rule.cancel")}
        trigger={<IconButton size="sm" label={t("rule.remove", { name })} icon={<Trash2 />} busy={remove.isPending} />}
        action={
          <AlertDialogClose
            render={
              <Button kind="danger" onClick={() => remove.mutate(rule.id)}>
                {t("rule.removeSubmit")}
              </Button>
            }
          />
        }
      />
    </li>
  );
}
