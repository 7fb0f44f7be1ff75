import type { Memory, Namespace } from "@coldopen/contract/chat-memory/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";

export const globalNamespace = ({ organizationId, channelUcid }: ChannelScope): Namespace => [
  organizationId,
  channelUcid,
];
export const personalNamespace = ({ organizationId, channelUcid }: ChannelScope, userId: string): Namespace => [
  organizationId,
  channelUcid,
  userId,
];

/** Keys are unique only within a namespace. */
export const idOf = ({ namespace, key }: Pick<Memory, "namespace" | "key">): string => [...namespace, key].join("/");

/** A changed memory keeps its place; a new one is the latest. */
export function withMemory(memories: readonly Memory[], memory: Memory): Memory[] {
  const id = idOf(memory);
  return memories.some((one) => idOf(one) === id)
    ? memories.map((one) => (idOf(one) === id ? memory : one))
    : [memory, ...memories].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

export const withoutMemory = (memories: readonly Memory[], memory: Memory): Memory[] =>
  memories.filter((one) => idOf(one) !== idOf(memory));

export function searchMemories(memories: readonly Memory[], query: string): readonly Memory[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return memories.filter(({ value, createdBy }) => {
    const text = `${value.text} ${createdBy?.firstName ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
