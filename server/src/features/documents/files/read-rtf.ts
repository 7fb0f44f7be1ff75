import { fileError } from "./file-errors.ts";
import type { Line, Run } from "./lines.ts";
import { rtfTokens } from "./rtf-tokens.ts";
import { fromWindows1252 } from "./windows-1252.ts";

const DEEPEST = 500;
/** Groups without text of the document. */
const asides = new Set(
  "fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf footnote listtable listoverridetable rsidtbl generator themedata colorschememapping datastore latentstyles xmlnstbl mmathPr filetbl revtbl fldinst pntext listtext bkmkstart bkmkend".split(
    " ",
  ),
);
const characters: Readonly<Record<string, string>> = {
  par: "",
  line: "\n",
  tab: "\t",
  emdash: "—",
  endash: "–",
  bullet: "•",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
};
const looks: Readonly<Record<string, "bold" | "italic" | "underline" | "strike">> = {
  b: "bold",
  i: "italic",
  ul: "underline",
  strike: "strike",
};

type Group = { aside: string | undefined; look: Omit<Run, "text">; unicodeSkip: number };
type Aside = { instruction: string; marker: string };

/** Reads the paragraphs of an RTF document: styles, links, lists and outline levels. */
export function readRtf(rtf: string): Line[] {
  const lines: Line[] = [];
  const stack: Group[] = [];
  const aside: Aside = { instruction: "", marker: "" };
  let group: Group = { aside: undefined, look: {}, unicodeSkip: 1 };
  let decode = fromWindows1252;
  let line: Line = { runs: [] };
  let list: Line["list"];
  let toSkip = 0;

  const say = (text: string) => {
    if (group.aside === "fldinst") aside.instruction += text;
    else if (group.aside === "listtext" || group.aside === "pntext") aside.marker += text;
    else if (!group.aside) line.runs.push({ ...group.look, text });
  };
  const endParagraph = () => {
    const kind = /[\p{L}\p{N}][.)]/u.test(aside.marker) ? "orderedList" : "bulletList";
    if (aside.marker.trim() !== "" && line.heading === undefined) list = { kind, level: line.list?.level ?? 0 };
    const { list: placed, ...rest } = line;
    lines.push(list ? { ...rest, list: { ...list, level: placed?.level ?? 0 } } : rest);
    line = { runs: [], ...(placed && { list: placed }), ...(line.heading && { heading: line.heading }) };
    list = undefined;
    aside.marker = "";
  };
  const word = (name: string, value: number | undefined) => {
    const mark = looks[name];
    if (name === "par" || name === "sect" || name === "page" || name === "cell" || name === "row") endParagraph();
    else if (name === "pard") line = { runs: line.runs };
    else if (name === "plain") group.look = group.look.href ? { href: group.look.href } : {};
    else if (mark) group.look = { ...group.look, [mark]: value !== 0 };
    else if (name === "ulnone") group.look = { ...group.look, underline: false };
    else if (name === "outlinelevel" && value !== undefined && value < 9) line.heading = value + 1;
    else if (name === "ilvl") line.list = { kind: "bulletList", level: Math.max(0, value ?? 0) };
    else if (name === "uc") group.unicodeSkip = Math.max(0, Math.min(value ?? 1, 10));
    else if (name === "ansicpg") decode = decoderOf(value);
    else if (name === "u") {
      say(String.fromCharCode((value ?? 0) & 0xffff));
      toSkip = group.unicodeSkip;
    } else if (name === "fldrslt") group.look = { ...group.look, ...linkIn(aside.instruction) };
    else if (asides.has(name)) {
      group.aside = name;
      if (name === "fldinst") aside.instruction = "";
    } else if (characters[name] !== undefined) say(characters[name]);
  };

  for (const token of rtfTokens(rtf)) {
    if (token.kind === "open") {
      if (stack.length >= DEEPEST) throw fileError("invalid_input", "This document is nested too deep");
      stack.push(group);
      group = { ...group };
    } else if (token.kind === "close") {
      group = stack.pop() ?? group;
      if (stack.length === 0) break;
    } else if (token.kind === "word" && token.word === "*") group.aside ??= "*";
    else if (token.kind === "word") word(token.word, token.value);
    else if (token.kind === "byte") {
      if (toSkip > 0) toSkip--;
      else say(decode(Uint8Array.of(token.byte)));
    } else {
      say(token.text.slice(toSkip));
      toSkip = Math.max(0, toSkip - token.text.length);
    }
  }
  endParagraph();
  return lines;
}

function decoderOf(page: number | undefined): (byte: Uint8Array) => string {
  if (page === 1252) return fromWindows1252;
  try {
    const decoder = new TextDecoder(page === 10000 ? "macintosh" : `windows-${page}`);
    return (byte) => decoder.decode(byte);
  } catch {
    return fromWindows1252;
  }
}

function linkIn(instruction: string): { href?: string } {
  const href = /HYPERLINK\s+"([^"]+)"/.exec(instruction)?.[1];
  return href ? { href } : {};
}
