import type { SelectedItem } from "@coldopen/contract/chat/schema";
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import type { MessageRow } from "../message-tree.ts";

const WINDOW = 30;
const DESCRIPTION_LENGTH = 2_000;
const FILE_LENGTH = 10_000;

const describeAttachment = ({ type, id, title, thumbnailUrl, description, performanceIndex }: SelectedItem): string =>
  JSON.stringify({
    ...{ type, id, title },
    ...(thumbnailUrl && { thumbnail_url: thumbnailUrl }),
    ...(description && { description: description.slice(0, type === "file" ? FILE_LENGTH : DESCRIPTION_LENGTH) }),
    ...(performanceIndex !== null && { performance_index: performanceIndex }),
  });

function toHumanMessage({ id, content, attachments }: MessageRow): HumanMessage {
  const data = attachments.map(describeAttachment).join("\n");
  // The embedded engine reads the attachments by themselves, language models read them in the text.
  return new HumanMessage({
    id,
    content: data === "" ? content : `${content}\n\n<attachments>\n${data.replaceAll("</", "< /")}\n</attachments>`,
    additional_kwargs: { attachments, request: content },
  });
}

/** The last messages of a branch for the model, from a message of the person on. Calls that were stopped get a result. */
export function toModelMessages(branch: readonly MessageRow[]): BaseMessage[] {
  const first = branch.findIndex(({ type }, index) => type === "human" && index >= branch.length - WINDOW);
  const rows = first < 0 ? branch.slice(branch.findLastIndex(({ type }) => type === "human")) : branch.slice(first);
  const answered = new Set(rows.flatMap(({ toolCallId }) => toolCallId ?? []));
  return rows.flatMap((row): BaseMessage[] => {
    if (row.type === "human") return [toHumanMessage(row)];
    if (row.type === "tool")
      return [
        new ToolMessage({
          id: row.id,
          content: row.content,
          tool_call_id: row.toolCallId ?? "",
          name: row.toolName ?? "",
        }),
      ];
    // Holds only how the turn ended; providers refuse a message without content.
    if (row.content === "" && row.toolCalls.length === 0) return [];
    const calls = row.toolCalls.map(({ id, name, args }) => ({ id, name, args, type: "tool_call" as const }));
    const message = new AIMessage({ id: row.id, content: row.content, tool_calls: calls });
    const open = calls.filter(({ id }) => !answered.has(id));
    return [
      message,
      ...open.map(({ id, name }) => new ToolMessage({ content: "Stopped before it was done", tool_call_id: id, name })),
    ];
  });
}
