import { z } from "zod";
import { text } from "../kernel/route.ts";
import { markRules, type NodeName, nodeRules } from "./nodes.ts";

export const DOCUMENT_DEPTH_MAX = 28;
export const DOCUMENT_NODES_MAX = 20_000;
export const DOCUMENT_TEXT_MAX = 500_000;

const isNodeName = (type: string): type is NodeName => Object.hasOwn(nodeRules, type);
const Shape = z.strictObject({
  type: z.string().refine(isNodeName, "A document can't hold this"),
  attrs: z.unknown().optional(),
  marks: z
    .array(z.strictObject({ type: z.string(), attrs: z.unknown().optional() }))
    .max(10)
    .optional(),
  text: text(DOCUMENT_TEXT_MAX).min(1).optional(),
  content: z.array(z.unknown()).optional(),
});
type Shape = z.infer<typeof Shape>;
type Count = { nodes: number; characters: number };

const firstIssue = (error: z.ZodError) => error.issues[0]?.message ?? "Invalid";
const refused = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : firstIssue(parsed.error);
};

/** Why a document is refused; undefined if it is valid. */
export const faultOf = (document: unknown): string | undefined => faultIn(document, 0, { nodes: 0, characters: 0 });

function faultIn(value: unknown, depth: number, count: Count, parent?: NodeName): string | undefined {
  if (depth > DOCUMENT_DEPTH_MAX) return "This is nested too deep";
  if (++count.nodes > DOCUMENT_NODES_MAX) return "This is too long";
  const parsed = Shape.safeParse(value);
  if (!parsed.success) return firstIssue(parsed.error);
  const node = parsed.data;
  count.characters += node.text?.length ?? 0;
  if (count.characters > DOCUMENT_TEXT_MAX) return "This is too long";
  const fault = ownFault(node, parent);
  if (fault) return fault;
  for (const child of node.content ?? []) {
    const inner = faultIn(child, depth + 1, count, node.type);
    if (inner) return inner;
  }
  return undefined;
}

function ownFault({ type, attrs, marks = [], text: words, content = [] }: Shape, parent?: NodeName) {
  const rule = nodeRules[type];
  if (parent && !nodeRules[parent].children.includes(type)) return `No ${type} fits here`;
  if ((type === "text") !== (words !== undefined)) return "Only text has text";
  if (rule.children.length === 0 && content.length > 0) return `A ${type} holds nothing`;
  if (rule.isNeverEmpty && content.length === 0) return `A ${type} can't be empty`;
  if (rule.first && z.looseObject({ type: z.literal(rule.first) }).safeParse(content[0]).error)
    return `A ${type} starts with a ${rule.first}`;
  const isMarkable = (type === "text" || type === "hardBreak") && !(parent && nodeRules[parent].isPlain);
  if (marks.length > 0 && !isMarkable) return `A ${type} has no marks`;
  return refused(rule.attrs, attrs ?? {}) ?? marks.map(markFault).find((fault) => fault !== undefined);
}

const markFault = ({ type, attrs }: { type: string; attrs?: unknown }) => {
  const rule = Object.hasOwn(markRules, type) ? markRules[type] : undefined;
  return rule ? refused(rule, attrs ?? {}) : "A document can't hold this";
};
