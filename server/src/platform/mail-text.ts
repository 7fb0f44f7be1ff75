import { visibleLine, withoutLinks } from "@coldopen/contract/kernel/names";

const VALUE_MAX = 200;
const PARAGRAPHS_MAX = 10_000;

/** Words of a mail. Made only by the tags below, so that no mail is sent with a text that was put together otherwise. */
export class MailText {
  readonly #text: string;
  constructor(strings: TemplateStringsArray, values: readonly string[]) {
    this.#text = String.raw({ raw: strings }, ...values);
  }
  toString(): string {
    return this.#text;
  }
}

/** A link that the mail itself contains. */
class OwnLink {
  readonly address: string;
  constructor(address: string) {
    this.address = address;
  }
}
export const ownLink = (address: string) => new OwnLink(address);

/** Free text of several lines. */
class Paragraphs {
  readonly lines: readonly string[];
  constructor(text: string) {
    this.lines = text.slice(0, PARAGRAPHS_MAX).split(/\r\n|[\n\r\u2028\u2029]/);
  }
}
export const paragraphs = (text: string) => new Paragraphs(text);

type Value = string | number | OwnLink | Paragraphs;

const shownLine = (text: string) => withoutLinks(visibleLine(text));

function shown(value: Value): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return shownLine(value.slice(0, VALUE_MAX));
  if (value instanceof OwnLink) return value.address;
  return value.lines.map(shownLine).join("\n");
}

/** Plain text of a mail: whatever is put into it is one line and no link, unless it says otherwise. */
export const mailText = (strings: TemplateStringsArray, ...values: readonly Value[]): MailText =>
  new MailText(strings, values.map(shown));

/** The subject of a mail: one line, whatever is put into it. */
export const mailSubject = (strings: TemplateStringsArray, ...values: readonly string[]): MailText =>
  new MailText(strings, values.map(shown));
