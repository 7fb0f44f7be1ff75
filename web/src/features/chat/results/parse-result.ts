import { ToolResult } from "@coldopen/contract/chat/results";
import type { ToolMessage } from "@coldopen/contract/chat/schema";
import { log } from "../../../lib/log.ts";

const parsed = new WeakMap<ToolMessage, ToolResult | undefined>();

/** The result in a tool's message; undefined if it can't be read. Concepts without text are left out. */
export function parseResult(message: ToolMessage): ToolResult | undefined {
  if (!parsed.has(message)) parsed.set(message, read(message));
  return parsed.get(message);
}

function read({ content, name }: ToolMessage): ToolResult | undefined {
  try {
    const result = ToolResult.parse(JSON.parse(content));
    if (result.type !== "CONCEPT") return result;
    return { ...result, concepts: result.concepts.filter(({ concept }) => concept.trim() !== "") };
  } catch (cause) {
    log.warn(`Failed to read the result of ${name}`, cause);
    return undefined;
  }
}
