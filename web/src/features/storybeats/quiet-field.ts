/** Fields in a row show their border on hover and focus only, which is easier to read. */
export const quietField =
  "not-focus-within:not-group-hover/row:bg-transparent not-focus-within:not-group-hover/row:inset-ring-transparent";
export const quietSelect =
  "not-focus-visible:not-data-popup-open:not-group-hover/row:bg-transparent not-focus-visible:not-data-popup-open:not-group-hover/row:inset-ring-transparent";
