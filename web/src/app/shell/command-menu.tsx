import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import clsx from "clsx";
import { Search } from "lucide-react";
import { useState } from "react";
import { track } from "../../lib/analytics.ts";
import { t } from "../../locales/en/shell.ts";
import { dialogLook, dialogMotion, scrimLook, viewportLook } from "../../ui/dialog-frame.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { rowGroupLabelLook, rowLook } from "../../ui/panel-look.ts";
import { type Command, type CommandGroup, groupCommands, orderResults, splitAtMatches } from "./commands.ts";
import { closePanel, openPanel } from "./panels.ts";
import { useCommands, useNamedProjectCommand } from "./use-commands.tsx";
import { useWorkCommands } from "./use-work-commands.tsx";

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
  const [typed, setTyped] = useState("");
  const work = useWorkCommands(typed);
  const results = orderResults(useCommands(), work.commands, typed);
  const groups = groupCommands([...results, ...useNamedProjectCommand(typed)]);
  return (
    <Autocomplete.Root
      items={groups}
      filter={null}
      value={typed}
      onValueChange={(value, { reason }) => {
        if (reason === "input-change") setTyped(value);
      }}
      onOpenChange={(_isOpen, { reason }) => {
        if (reason === "escape-key") closePanel();
      }}
      itemToStringValue={({ label }: Command) => label}
      open
      inline
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex h-12 flex-none items-center gap-2.5 border-b border-line px-4">
        <Search className="text-faint" />
        <Autocomplete.Input
          aria-label={t("commands.title")}
          placeholder={t("commands.placeholder")}
          className="h-full min-w-0 flex-1 bg-transparent text-md outline-none"
        />
        <span role="status" className="flex-none text-xs text-muted">
          {typed.trim() !== "" &&
            (work.isSearching ? t("commands.searching") : t("commands.results", { count: results.length }))}
        </span>
        <Kbd>Esc</Kbd>
      </div>
      <Autocomplete.List aria-label={t("commands.title")} className="min-h-0 overflow-y-auto p-1.5">
        {({ name, items }: CommandGroup) => (
          <Autocomplete.Group key={name} items={items}>
            <Autocomplete.GroupLabel className={rowGroupLabelLook}>{name}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => <CommandOption key={command.id} command={command} typed={typed} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {results.length === 0 && !work.isSearching && <p className="px-4 pt-2 pb-5 text-muted">{t("commands.empty")}</p>}
      {work.isFailed && <p className="px-4 pb-3 text-warning">{t("commands.failed")}</p>}
      <Footer />
    </Autocomplete.Root>
  );
}

const CommandOption = ({ command, typed }: { command: Command; typed: string }) => (
  <Autocomplete.Item
    value={command}
    className={rowLook({ className: "min-h-9 py-1" })}
    render={(props, { highlighted }) => <div role="option" tabIndex={-1} {...props} aria-selected={highlighted} />}
    onClick={() => {
      closePanel();
      track({ name: "command_chosen", properties: { group: command.group } });
      command.run();
    }}
  >
    {command.icon}
    <span className="min-w-0 flex-1 truncate">
      {splitAtMatches(command.label, typed).map(({ text, isMatch }, position) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: The parts have no identity but their position.
          <b key={position} className="font-bold">
            {text}
          </b>
        ) : (
          text
        ),
      )}
    </span>
    <span className="flex flex-none items-center gap-2 text-xs text-faint">{command.detail ?? command.hint}</span>
  </Autocomplete.Item>
);

const Footer = () => (
  <footer className="flex flex-none items-center gap-4 border-t border-line px-4 py-2.5 text-xs text-muted max-md:hidden">
    <span className="flex items-center gap-1">
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd> {t("commands.move")}
    </span>
    <span className="flex items-center gap-1">
      <Kbd>Enter</Kbd> {t("commands.open")}
    </span>
    <button
      type="button"
      className="ml-auto flex items-center gap-1 rounded-xs hover:text-text"
      onClick={() => openPanel("keyboard-help")}
    >
      <Kbd>?</Kbd> {t("commands.shortcuts")}
    </button>
  </footer>
);
