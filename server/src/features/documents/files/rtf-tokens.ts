export type RtfToken =
  | { kind: "open" }
  | { kind: "close" }
  | { kind: "word"; word: string; value: number | undefined }
  | { kind: "byte"; byte: number }
  | { kind: "text"; text: string };

const TOKEN = /[{}]|\\'([0-9a-fA-F]{2})|\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\([^a-zA-Z'])|[^{}\\\r\n]+|[\r\n]+|\\/g;
const symbols: Readonly<Record<string, string>> = { "~": "\u00a0", _: "-", "{": "{", "}": "}", "\\": "\\", "-": "" };

/** The tokens of an RTF file. `\*` is the word "*". */
export function* rtfTokens(rtf: string): Generator<RtfToken> {
  for (const [whole, hex, word, number, symbol] of rtf.matchAll(TOKEN)) {
    if (whole === "{") yield { kind: "open" };
    else if (whole === "}") yield { kind: "close" };
    else if (hex !== undefined) yield { kind: "byte", byte: Number.parseInt(hex, 16) };
    else if (word !== undefined) yield { kind: "word", word, value: number === undefined ? undefined : Number(number) };
    else if (symbol !== undefined)
      yield symbol === "\n" || symbol === "\r"
        ? { kind: "word", word: "par", value: undefined }
        : symbol === "*"
          ? { kind: "word", word: "*", value: undefined }
          : { kind: "text", text: symbols[symbol] ?? "" };
    else if (!/^[\r\n\\]/.test(whole)) yield { kind: "text", text: whole };
  }
}
