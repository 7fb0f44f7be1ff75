import { SaxesParser } from "saxes";
import { damaged, fileError } from "./file-errors.ts";

const DEEPEST = 500;
export type XmlTag = { name: string; attributes: Readonly<Record<string, string>> };
type Walker = {
  open?: (tag: XmlTag, path: readonly string[]) => void;
  close?: (name: string, path: readonly string[]) => void;
  text?: (text: string, path: readonly string[]) => void;
};

const localOf = (name: string) => name.slice(name.indexOf(":") + 1);

/** Calls back for each tag with its name, without prefix, and the names of its ancestors. Custom entities are refused. */
export function walkXml(xml: string, { open, close, text }: Walker): void {
  const path: string[] = [];
  const parser = new SaxesParser({ position: false });
  parser.on("error", (cause) => {
    throw damaged(cause);
  });
  parser.on("doctype", () => {
    throw damaged();
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (path.length >= DEEPEST) throw fileError("invalid_input", "This document is nested too deep");
    const local = localOf(name);
    const named = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localOf(key), value]));
    open?.({ name: local, attributes: named }, path);
    path.push(local);
  });
  parser.on("text", (words) => text?.(words, path));
  parser.on("closetag", ({ name }) => {
    path.pop();
    close?.(localOf(name), path);
  });
  parser.write(xml).close();
}
