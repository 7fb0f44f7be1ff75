import type { ReactNode } from "react";

export type Command = {
  id: string;
  group: string;
  label: string;
  hint?: string;
  icon?: ReactNode;
  run: () => void;
};

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every typed word must be the start of a word in the label, hint or group, ignoring accents and case. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, hint = "", group }) => {
    const own = fold(`${label} ${hint} ${group}`).split(/[\s@]+/);
    return words.every((word) => own.some((other) => other.startsWith(word)));
  });
}

export type CommandGroup = { name: string; items: Command[] };

/** Groups in the order of their first command. */
export function groupCommands(commands: readonly Command[]): CommandGroup[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([name, items]) => ({ name, items }));
}
