export const videoKinds = ["videos", "shorts"] as const;
export type VideoKind = (typeof videoKinds)[number];

/** Every snapshot has a PostgreSQL schema of its own. */
export const schemaNameOf = (snapshotNumber: number): string => `outliers_${snapshotNumber}`;

export const textVectorSql = (schema: string, column: "title" | "name", table = ""): string =>
  `array_to_tsvector(${schema}.terms(${table}${column}))`;

/** An expression instead of the column, or the index on it would match every search with a date range. */
export const uploadedKeySql = (table = ""): string => `(${table}uploaded + 0)`;

/** Control characters between the values and the videos of a page. The build removes them from all texts. */
export const SEPARATORS = { values: "\u001f", videos: "\u001e" } as const;
