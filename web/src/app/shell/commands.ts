import type { ReactNode } from "react";

export type Command = {
  id: string;
  group: string;
  label: string;
  hint?: string;
  icon?: ReactNode;
  /** Shown at the end of the row instead of the hint. */
  detail?: ReactNode;
  run: () => void;
};

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/** Every typed word must be the start of a word of the text, ignoring accents and case. */
export function matchesText(text: string, typed: string): boolean {
  const own = fold(text).split(/[\s@]+/);
  return wordsOf(typed).every((word) => own.some((other) => other.startsWith(word)));
}

export const matching = (commands: readonly Command[], typed: string): readonly Command[] =>
  commands.filter(({ label, hint = "", group }) => matchesText(`${label} ${hint} ${group}`, typed));

/** Commands whose name starts with the typed text come before the work that was found, the others after it. */
export function orderResults(commands: readonly Command[], work: readonly Command[], typed: string): Command[] {
  const start = fold(typed.trim());
  const matches = matching(commands, typed);
  if (start === "") return [...matches];
  const isNamed = ({ label }: Command) => fold(label).startsWith(start);
  return [...matches.filter(isNamed), ...work, ...matches.filter((command) => !isNamed(command))];
}

export type TextPart = { text: string; isMatch: boolean };

/** Splits a label at the typed words, for highlighting. */
export function splitAtMatches(label: string, typed: string): TextPart[] {
  const lower = label.toLowerCase();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  // A few letters have a longer lower case, so positions would differ.
  const isMatched = new Array<boolean>(label.length).fill(false);
  if (lower.length === label.length)
    for (const word of words)
      for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
        isMatched.fill(true, at, at + word.length);
  const parts: TextPart[] = [];
  for (let at = 0; at < label.length; at++) {
    const [letter, isMatch] = [label.charAt(at), isMatched[at] === true];
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

export type CommandGroup = { name: string; items: Command[] };

/** Groups in the order of their first command. */
export function groupCommands(commands: readonly Command[]): CommandGroup[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([name, items]) => ({ name, items }));
}
