import { AppError, type Client } from "@coldopen/client";
import { Ucid } from "@coldopen/contract/kernel/route";

/** What every tool needs: the calls of the key, and the channel to work on. */
export type ToolContext = {
  client: Client;
  /** The named channel, or the key's only one. Another channel is refused by the studio itself. */
  scopeOf: (channel: string | undefined) => { organizationId: string; channelUcid: string };
};

export const ChannelArgument = Ucid.optional().describe(
  "Id of a channel of this API key, from list_channels. Not needed if the key has one channel.",
);

export const toolResult = (value: Record<string, unknown>) => ({
  content: [{ type: "text" as const, text: JSON.stringify(value) }],
  structuredContent: value,
});

/** A refusal of the studio is the tool's answer, so that the assistant can react to it. */
export async function answerTool(work: () => Promise<Record<string, unknown>>) {
  try {
    return toolResult(await work());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { content: [{ type: "text" as const, text: `${error.code}: ${error.message}` }], isError: true };
  }
}
