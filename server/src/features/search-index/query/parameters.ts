/** Assigns parameter numbers to names; a name used several times is one parameter. */
export function createParameters() {
  const names: string[] = [];
  return {
    names,
    bind: (name: string, type: string): string => {
      const known = names.indexOf(name);
      const index = known >= 0 ? known : names.push(name) - 1;
      return `$${index + 1}::${type}`;
    },
  };
}
export type BindParameter = ReturnType<typeof createParameters>["bind"];
