import { type DocxStyle, readNumbering, readStyles, readTargets } from "./docx-styles.ts";
import { fileError } from "./file-errors.ts";
import type { Line, Run } from "./lines.ts";
import { openZip } from "./unzip.ts";
import { walkXml, type XmlTag } from "./walk-xml.ts";

/** The XML of Word compresses about 20 to 1. A larger ratio is refused. */
const UNPACKED_BYTES_MAX = 40 * 1_048_576;
const BODY = "word/document.xml";
const looks: Readonly<Record<string, "bold" | "italic" | "underline" | "strike">> = {
  b: "bold",
  i: "italic",
  u: "underline",
  strike: "strike",
};
const breaks: Readonly<Record<string, string>> = { tab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };
const OFF = new Set(["0", "false", "off", "none"]);

type Paragraph = { runs: Run[]; style: DocxStyle; own: DocxStyle };

export function readDocx(bytes: Buffer): Line[] {
  const zip = openZip(bytes, UNPACKED_BYTES_MAX);
  if (!zip.has(BODY)) throw fileError("unsupported_media_type", "This is not a Word document");
  const part = (name: string) => zip.read(name)?.toString("utf8");
  return linesIn(part(BODY) ?? "", {
    styles: readStyles(part("word/styles.xml")),
    listKind: readNumbering(part("word/numbering.xml")),
    targets: readTargets(part("word/_rels/document.xml.rels")),
  });
}

type Around = {
  styles: ReadonlyMap<string, DocxStyle>;
  listKind: ReturnType<typeof readNumbering>;
  targets: ReadonlyMap<string, string>;
};

function linesIn(xml: string, { styles, listKind, targets }: Around): Line[] {
  const lines: Line[] = [];
  // A text box is a paragraph inside another paragraph.
  const open: Paragraph[] = [];
  let look: Omit<Run, "text"> = {};
  let href: string | undefined;
  let skipped = 0;

  const add = (text: string) => open.at(-1)?.runs.push({ ...look, ...(href !== undefined && { href }), text });
  const lineOf = ({ runs, style, own }: Paragraph): Line => {
    const numId = own.numId ?? style.numId;
    const level = own.level ?? style.level ?? 0;
    const kind = numId === undefined ? undefined : listKind(numId, level);
    const heading = own.heading ?? style.heading;
    return { runs, ...(heading ? { heading } : kind && { list: { kind, level } }) };
  };

  const enter = ({ name, attributes }: XmlTag, parent: string | undefined) => {
    const { val = "" } = attributes;
    const paragraph = open.at(-1);
    if (name === "p") open.push({ runs: [], style: {}, own: {} });
    else if (name === "hyperlink") href = targets.get(attributes.id ?? "");
    else if (name === "r") look = {};
    else if (parent === "r" && breaks[name]) add(breaks[name]);
    else if (parent === "rPr") {
      const mark = looks[name];
      if (mark && !OFF.has(val)) look = { ...look, [mark]: true };
    } else if (!paragraph) return;
    else if (name === "pStyle") paragraph.style = styles.get(val) ?? {};
    else if (name === "outlineLvl" && Number(val) < 9) paragraph.own.heading = Number(val) + 1;
    else if (parent === "numPr" && name === "numId") paragraph.own.numId = val;
    else if (parent === "numPr" && name === "ilvl") paragraph.own.level = Number(val) || 0;
  };

  walkXml(xml, {
    open: (tag, path) => {
      // The fallback of a drawing repeats its text.
      if (skipped > 0 || tag.name === "Fallback") skipped++;
      else enter(tag, path.at(-1));
    },
    text: (words, path) => {
      if (skipped === 0 && path.at(-1) === "t") add(words);
    },
    close: (name) => {
      if (skipped > 0) return void skipped--;
      if (name === "hyperlink") href = undefined;
      const closed = name === "p" ? open.pop() : undefined;
      if (closed) lines.push(lineOf(closed));
    },
  });
  return lines;
}
