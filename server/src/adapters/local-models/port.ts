import type { LocalServer, LocalServerName } from "@coldopen/contract/ai-models/schema";

/** Model servers on the computer of the studio. */
export type LocalModels = {
  /** Asks each server for its models, on loopback only. A server that does not answer is left out. */
  find(signal: AbortSignal): Promise<LocalServer[]>;
  /** Where the server speaks OpenAI's format. */
  baseUrlOf(server: LocalServerName): string;
};
