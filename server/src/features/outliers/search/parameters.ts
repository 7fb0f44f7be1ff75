/** The values that a statement takes, by name; each stands in it once, however often it is used. */
export function parameters() {
  const names: string[] = [];
  return {
    names,
    given: (name: string, type: string): string => {
      const known = names.indexOf(name);
      const place = known >= 0 ? known : names.push(name) - 1;
      return `$${place + 1}::${type}`;
    },
  };
}
export type Given = ReturnType<typeof parameters>["given"];
