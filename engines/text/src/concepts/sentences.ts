export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])(?=\s)/)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));

export const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
