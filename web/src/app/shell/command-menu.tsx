import { Dialog } from "@base-ui/react/dialog";
import clsx from "clsx";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { t } from "../../locales/en/shell.ts";
import { dialogLook, dialogMotion, scrimLook, viewportLook } from "../../ui/dialog-frame.tsx";
import { rowGroupLabelLook, rowLook } from "../../ui/panel-look.ts";
import { type Command, inGroups, matching } from "./commands.ts";
import { closePanel } from "./panels.ts";
import { useCommands } from "./use-commands.tsx";

export default function CommandMenu() {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && closePanel()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimLook} />
        <Dialog.Viewport className={clsx(viewportLook, "content-start pt-[12vh]")}>
          <Dialog.Popup className={clsx(dialogLook({ width: 640 }), dialogMotion)}>
            <Dialog.Title className="sr-only">{t("commands.title")}</Dialog.Title>
            <Commands />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Commands() {
  const list = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const found = matching(useCommands(), typed);
  const current = found[chosen];
  const optionId = (command: Command) => `${list}-${found.indexOf(command)}`;
  const run = (command: Command) => {
    closePanel();
    command.run();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setChosen((chosen + 1) % Math.max(found.length, 1)),
    ArrowUp: () => setChosen((chosen - 1 + found.length) % Math.max(found.length, 1)),
    Enter: () => current && run(current),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      <div className="flex h-12 flex-none items-center gap-2.5 border-b border-line px-4">
        <Search className="text-faint" />
        <input
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          aria-label={t("commands.title")}
          placeholder={t("commands.placeholder")}
          className="h-full min-w-0 flex-1 bg-transparent text-md outline-none"
          value={typed}
          onKeyDown={press}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(0);
          }}
        />
      </div>
      <div id={list} role="listbox" aria-label={t("commands.title")} className="min-h-0 overflow-y-auto p-1.5">
        {inGroups(found).map(([group, commands]) => (
          <fieldset key={group} aria-label={group}>
            <div aria-hidden className={rowGroupLabelLook}>
              {group}
            </div>
            {commands.map((command) => (
              <Option
                key={command.id}
                id={optionId(command)}
                command={command}
                isCurrent={command === current}
                onPoint={() => setChosen(found.indexOf(command))}
                onRun={() => run(command)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-4 pt-2 pb-5 text-muted">
          {t("commands.empty")}
        </p>
      )}
    </>
  );
}

type OptionProps = { id: string; command: Command; isCurrent: boolean; onPoint: () => void; onRun: () => void };

/** Focus stays in the text field, whose keys move the highlight; the pointer only highlights. */
const Option = ({ id, command, isCurrent, onPoint, onRun }: OptionProps) => (
  <div
    ref={(row) => {
      if (isCurrent) row?.scrollIntoView?.({ block: "nearest" });
    }}
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isCurrent}
    data-highlighted={isCurrent ? "" : undefined}
    className={rowLook()}
    onPointerMove={onPoint}
    onClick={onRun}
    onKeyDown={(event) => event.key === "Enter" && onRun()}
  >
    {command.icon}
    {command.label}
    {command.hint && <span className="ml-auto text-xs text-faint">{command.hint}</span>}
  </div>
);
