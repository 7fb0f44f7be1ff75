/** A page of boxes is hard to read: in a row, fields show their edges where someone points or writes. */
export const quietField =
  "not-focus-within:not-group-hover/row:bg-transparent not-focus-within:not-group-hover/row:inset-ring-transparent";
export const quietSelect =
  "not-focus-visible:not-data-popup-open:not-group-hover/row:bg-transparent not-focus-visible:not-data-popup-open:not-group-hover/row:inset-ring-transparent";
