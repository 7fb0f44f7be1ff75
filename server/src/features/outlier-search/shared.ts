/** Read by several, each from the beginning; worked out once, as far as somebody reads. */
export function shared<T>(source: Iterator<T>): Iterable<T> {
  const known: { value: T }[] = [];
  const at = (place: number) => {
    const next = place < known.length ? undefined : source.next();
    if (next && !next.done) known.push({ value: next.value });
    return known[place];
  };
  return {
    *[Symbol.iterator]() {
      for (let [place, found] = [0, at(0)]; found; found = at(++place)) yield found.value;
    },
  };
}
