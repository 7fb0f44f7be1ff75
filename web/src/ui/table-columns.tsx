/** A column without a width takes the remaining space. */
export type TableColumn = { name: string; width: string; numeric?: true; look?: string };

export const TableColumns = ({ of }: { of: readonly TableColumn[] }) => (
  <colgroup>
    {of.map(({ name, width, look }) => (
      <col key={name} className={look} style={width ? { width } : undefined} />
    ))}
  </colgroup>
);
