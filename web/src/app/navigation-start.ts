let start = 0;

/** What lies before this in the tab's history was about another channel: going back must not lead into it. */
export const navigationStart = {
  begin: (index: number) => {
    start = index;
  },
  isBefore: (index: number | undefined) => (index ?? start) < start,
};
