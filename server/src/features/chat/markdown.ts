import { ToolResult } from "@coldopen/contract/chat/results";
import type { ChatMessage, HumanMessage, ToolMessage } from "@coldopen/contract/chat/schema";

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line.replaceAll("\n", " ")}`).join("\n");

function parseResult({ content }: ToolMessage): ToolResult | undefined {
  try {
    return ToolResult.safeParse(JSON.parse(content)).data;
  } catch {
    return undefined;
  }
}

function resultToMarkdown(result: ToolResult | undefined): string {
  switch (result?.type) {
    case "TITLE":
      return listOf(result.titles.map(({ title }) => title));
    case "CONCEPT":
      return listOf(result.concepts.map(({ concept }) => concept));
    case "THUMBNAIL":
      return listOf(result.thumbnails.map(({ description, thumbnail_url: url }) => `${description} (${url})`));
    case "PACKAGE":
      return listOf(result.packages.map(({ title, concept }) => `**${title}**: ${concept}`));
    case "OUTLIER":
      return listOf(
        result.outliers.map(({ title, name, performance_index: index }) => {
          const figure = index === null ? "" : `, ${index.toFixed(1)}x`;
          return `${title} (${name}${figure})`;
        }),
      );
    case "PROJECT":
      return listOf(result.projects.map(({ title, name, status }) => `${title ?? name} (${status})`));
    case "INTEGRATION":
      return listOf(result.integrations.map(({ summary, content }) => `**${summary}**: ${content}`));
    case "PITCH": {
      const { brand, campaign, closing_message: closing } = result.pitch;
      const moments = campaign.integration_timeline.map(({ description }) => description);
      return [`**${campaign.title}** (${brand.name})`, campaign.description, listOf(moments), closing]
        .filter((part) => part !== "")
        .join("\n\n");
    }
    case "DOCUMENT":
      return result.markdown;
    case "WEB":
      return listOf(result.results.map(({ title, url }) => `${title} (${url})`));
    case "MEMORY":
      return listOf(result.memories.map(({ text }) => text));
    case "PROJECT_DRAFT":
      return `Draft project: ${result.name}`;
    case "MEMORY_DRAFT":
      return `Draft memory: ${result.text}`;
    default:
      return "";
  }
}

const requestToMarkdown = ({ content, attachments }: HumanMessage): string =>
  [content, listOf(attachments.map(({ title }) => title))].filter((part) => part !== "").join("\n\n");

/** The shown branch of a thread as a document. Everything between two messages of the person is one answer. */
export function threadToMarkdown(title: string, messages: readonly ChatMessage[]): string {
  const parts = [`# ${title}`];
  let isAnswer = false;
  for (const message of messages) {
    if (message.type === "human") {
      parts.push("## You", requestToMarkdown(message));
      isAnswer = false;
      continue;
    }
    const text = message.type === "tool" ? resultToMarkdown(parseResult(message)) : message.content;
    if (text === "") continue;
    if (!isAnswer) parts.push("## Assistant");
    parts.push(text);
    isAnswer = true;
  }
  return `${parts.join("\n\n")}\n`;
}
