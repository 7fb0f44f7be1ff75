const QUOTED = /^["“„«](.+)["”“»]$/;

/** What stands between quotation marks is meant word for word; nothing where there are none. */
export const phraseOf = (typed: string): string | undefined => QUOTED.exec(typed.trim())?.[1]?.trim() || undefined;
