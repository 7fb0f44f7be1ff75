let start = 0;

/** History entries before this index belong to another channel; Back must not enter them. */
export const navigationStart = {
  begin: (index: number) => {
    start = index;
  },
  isBefore: (index: number | undefined) => (index ?? start) < start,
};
