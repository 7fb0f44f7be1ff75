const units = [
  " ",
  "\t\u00a0",
  "a",
  "a ",
  "aª",
  "1",
  "1,",
  '"',
  '"a" ',
  "(",
  "((a)",
  "!",
  "a. ",
  "...a",
  ": a",
  " vs e",
  "->",
  " in ",
  "with a ",
  "replace a with ",
  "https://a.",
  "<a ",
  "[a](",
  "**_",
  "=(",
  "é",
  "🦄",
];
const heads = ["", "replace a ", "how to a "];

export type HostileText = { name: string; of: (letters: number) => string };

/** Texts on which a backtracking pattern restarts at every letter; the end of each text makes the match fail. */
export const hostileTexts: readonly HostileText[] = units.flatMap((unit) =>
  heads.map((head) => ({
    name: JSON.stringify(head + unit),
    of: (letters: number) => `${`${head}${unit.repeat(Math.ceil(letters / unit.length))}`.slice(0, letters - 2)}~\n`,
  })),
);
