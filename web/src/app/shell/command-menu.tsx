import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import clsx from "clsx";
import { Search } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/shell.ts";
import { dialogLook, dialogMotion, scrimLook, viewportLook } from "../../ui/dialog-frame.tsx";
import { rowGroupLabelLook, rowLook } from "../../ui/panel-look.ts";
import { type Command, type CommandGroup, groupCommands, matching } from "./commands.ts";
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
  const [typed, setTyped] = useState("");
  const groups = groupCommands(matching(useCommands(), typed));
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
      </div>
      <Autocomplete.List aria-label={t("commands.title")} className="min-h-0 overflow-y-auto p-1.5">
        {({ name, items }: CommandGroup) => (
          <Autocomplete.Group key={name} items={items}>
            <Autocomplete.GroupLabel className={rowGroupLabelLook}>{name}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => <CommandOption key={command.id} command={command} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {groups.length === 0 && (
        <p role="status" className="px-4 pt-2 pb-5 text-muted">
          {t("commands.empty")}
        </p>
      )}
    </Autocomplete.Root>
  );
}

const CommandOption = ({ command }: { command: Command }) => (
  <Autocomplete.Item
    value={command}
    className={rowLook()}
    render={(props, { highlighted }) => <div role="option" tabIndex={-1} {...props} aria-selected={highlighted} />}
    onClick={() => {
      closePanel();
      command.run();
    }}
  >
    {command.icon}
    {command.label}
    {command.hint && <span className="ml-auto text-xs text-faint">{command.hint}</span>}
  </Autocomplete.Item>
);
