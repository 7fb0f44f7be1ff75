import { brainstormKeys } from "../../features/ideation/drawer/brainstorm-keys.ts";
import { t } from "../../locales/en/shell.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { modifierName } from "./modifier.ts";
import { closePanel } from "./panels.ts";

export default function KeyboardHelp() {
  const modifier = modifierName();
  const everywhere = [
    { keys: [modifier, "K"], does: t("help.commands") },
    { keys: [modifier, "B"], does: t("help.sidebar") },
    { keys: ["C"], does: t("help.create") },
    { keys: ["/"], does: t("help.search") },
    { keys: ["?"], does: t("help.help") },
    { keys: ["Esc"], does: t("help.close") },
  ];
  return (
    <Dialog title={t("help.title")} open onOpenChange={(isOpen) => !isOpen && closePanel()}>
      <Keys rows={everywhere} />
      <h3 className="mt-5 mb-3 text-xs font-medium text-faint">{t("help.brainstorm")}</h3>
      <Keys rows={brainstormKeys(modifier)} />
    </Dialog>
  );
}

const Keys = ({ rows }: { rows: readonly { keys: readonly string[]; does: string }[] }) => (
  <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3">
    {rows.map(({ keys, does }) => (
      <div key={does} className="contents">
        <dt>{does}</dt>
        <dd className="flex justify-end gap-1">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
