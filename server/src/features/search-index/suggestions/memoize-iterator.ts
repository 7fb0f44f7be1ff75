/** Makes an iterator repeatable: each item is computed once, when the first consumer needs it. */
export function memoizeIterator<T>(source: Iterator<T>): Iterable<T> {
  const items: { value: T }[] = [];
  const itemAt = (index: number) => {
    const next = index < items.length ? undefined : source.next();
    if (next && !next.done) items.push({ value: next.value });
    return items[index];
  };
  return {
    *[Symbol.iterator]() {
      for (let [index, item] = [0, itemAt(0)]; item; item = itemAt(++index)) yield item.value;
    },
  };
}
