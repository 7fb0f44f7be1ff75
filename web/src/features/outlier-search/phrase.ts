const QUOTED = /^["“„«](.+)["”“»]$/;

/** The text between quotation marks, for an exact search; undefined without them. */
export const phraseOf = (typed: string): string | undefined => QUOTED.exec(typed.trim())?.[1]?.trim() || undefined;
