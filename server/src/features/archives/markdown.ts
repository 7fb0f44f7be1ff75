import { z } from "zod";

type Node = { type: string; text?: string | undefined; attrs?: unknown; marks?: unknown; content?: Node[] | undefined };
const Node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    type: z.string(),
    text: z.string().optional(),
    attrs: z.unknown().optional(),
    marks: z.unknown().optional(),
    content: z.array(Node).optional(),
  }),
);
const Attributes = z.object({ level: z.number().optional(), checked: z.boolean().optional() }).catch({});
const Marks = z
  .array(z.object({ type: z.string(), attrs: z.object({ href: z.string() }).optional().catch(undefined) }))
  .catch([]);
const Beats = z.array(z.object({ text: z.string() }));

const wrap: Readonly<Record<string, (text: string, href?: string) => string>> = {
  bold: (text) => `**${text}**`,
  italic: (text) => `*${text}*`,
  strike: (text) => `~~${text}~~`,
  code: (text) => `\`${text}\``,
  link: (text, href) => (href ? `[${text}](${href})` : text),
};

const inline = (node: Node): string => {
  if (node.type === "hardBreak") return "  \n";
  if (node.text === undefined) return (node.content ?? []).map(inline).join("");
  return Marks.parse(node.marks).reduce((text, { type, attrs }) => wrap[type]?.(text, attrs?.href) ?? text, node.text);
};

const indent = (text: string) => text.replaceAll("\n", "\n  ");

function listItems({ content = [] }: Node, markOf: (item: Node, index: number) => string): string {
  return content.map((item, index) => `${markOf(item, index)} ${indent(blocks(item, "\n"))}`).join("\n");
}

function block(node: Node): string {
  switch (node.type) {
    case "heading":
      return `${"#".repeat(Attributes.parse(node.attrs).level ?? 1)} ${inline(node)}`;
    case "bulletList":
      return listItems(node, () => "-");
    case "orderedList":
      return listItems(node, (_, index) => `${index + 1}.`);
    case "taskList":
      return listItems(node, ({ attrs }) => (Attributes.parse(attrs).checked ? "- [x]" : "- [ ]"));
    case "blockquote":
      return `> ${blocks(node).replaceAll("\n", "\n> ")}`;
    case "codeBlock":
      return `\`\`\`\n${inline(node)}\n\`\`\``;
    case "horizontalRule":
      return "---";
    default:
      return inline(node);
  }
}

const blocks = ({ content = [] }: Node, between = "\n\n"): string => content.map(block).join(between);

/** A rich-text document; of an unknown shape the plain text. */
export function richTextToMarkdown(document: unknown, plainText: string): string {
  const parsed = Node.safeParse(document);
  return parsed.success ? blocks(parsed.data) : plainText;
}

type ProjectTexts = {
  name: string;
  title: string | null;
  concept: string | null;
  notes: unknown;
  notesText: string | null;
  storybeats: unknown;
};

export function projectToMarkdown({ name, title, concept, notes, notesText, storybeats }: ProjectTexts): string {
  const beats = Beats.safeParse(storybeats).data ?? [];
  const sections = [
    `# ${title ?? name}`,
    concept && `## Concept\n\n${concept}`,
    notesText && `## Notes\n\n${richTextToMarkdown(notes, notesText)}`,
    beats.length > 0 && `## Story beats\n\n${beats.map(({ text }, at) => `${at + 1}. ${indent(text)}`).join("\n")}`,
  ];
  return `${sections.filter(Boolean).join("\n\n")}\n`;
}
