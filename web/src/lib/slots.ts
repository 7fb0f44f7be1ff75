/** Names for so many places that something will fill. */
export const slots = (count: number): string[] => Array.from({ length: count }, (_, place) => `slot-${place}`);
