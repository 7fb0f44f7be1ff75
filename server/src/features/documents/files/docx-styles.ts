import type { Line } from "./lines.ts";
import { walkXml } from "./walk-xml.ts";

type ListKind = NonNullable<Line["list"]>["kind"];
export type DocxStyle = { heading?: number; numId?: string; level?: number };

/** Headings and lists of the styles of a Word document, by style id. */
export function readStyles(xml: string | undefined): Map<string, DocxStyle> {
  const styles = new Map<string, DocxStyle>();
  let style: DocxStyle = {};
  if (xml === undefined) return styles;
  walkXml(xml, {
    open: ({ name, attributes: { val = "", styleId = "" } }, path) => {
      const parent = path.at(-1);
      if (name === "style") {
        style = {};
        styles.set(styleId, style);
      }
      const heading = parent === "style" && name === "name" ? headingNamed(val) : undefined;
      if (heading) style.heading = heading;
      if (name === "outlineLvl" && Number(val) < 9) style.heading ??= Number(val) + 1;
      if (parent === "numPr" && name === "numId") style.numId = val;
      if (parent === "numPr" && name === "ilvl") style.level = Number(val);
    },
  });
  return styles;
}

function headingNamed(name: string): number | undefined {
  if (/^title$/i.test(name)) return 1;
  const level = /^heading ([1-9])$/i.exec(name)?.[1];
  return level ? Number(level) : undefined;
}

/** The list type of a Word numbering, by level. */
export function readNumbering(xml: string | undefined): (numId: string, level: number) => ListKind | undefined {
  const formats = new Map<string, string>();
  const abstracts = new Map<string, string>();
  let [abstractId, level, numId] = ["", "", ""];
  if (xml !== undefined)
    walkXml(xml, {
      open: ({ name, attributes }, path) => {
        const parent = path.at(-1);
        if (name === "abstractNum") abstractId = attributes.abstractNumId ?? "";
        if (name === "lvl") level = attributes.ilvl ?? "";
        if (name === "numFmt" && parent === "lvl") formats.set(`${abstractId}|${level}`, attributes.val ?? "");
        if (name === "num") numId = attributes.numId ?? "";
        if (name === "abstractNumId" && parent === "num") abstracts.set(numId, attributes.val ?? "");
      },
    });
  return (id, at) => {
    const abstract = abstracts.get(id);
    if (abstract === undefined) return undefined;
    const format = formats.get(`${abstract}|${at}`);
    return format === "none" ? undefined : format === "bullet" || !format ? "bulletList" : "orderedList";
  };
}

export function readTargets(xml: string | undefined): Map<string, string> {
  const targets = new Map<string, string>();
  if (xml !== undefined)
    walkXml(xml, {
      open: ({ name, attributes: { Id, Target, TargetMode } }) => {
        if (name === "Relationship" && Id && Target && TargetMode === "External") targets.set(Id, Target);
      },
    });
  return targets;
}
