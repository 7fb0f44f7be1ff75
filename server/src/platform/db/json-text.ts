import { type SQL, sql } from "drizzle-orm";

/** One for every field of the contract's type: a field that is missing does not compile. */
export type Pieces<T> = Record<keyof T, SQL>;

/**
 * JSON written by the database piece by piece. `json_build_object` looks up the type of every argument again for every row;
 * this costs half of it, and the text goes to the caller as it is. Each piece must be JSON, or the whole isn't.
 */
export const jsonText = (pieces: Readonly<Record<string, SQL>>): SQL => {
  const named = Object.entries(pieces).map(
    ([name, piece], at) => sql`${sql.raw(`'${at === 0 ? "{" : ","}"${name}":'`)}, ${piece}`,
  );
  return sql`concat(${sql.join(named, sql`, `)}, '}')`;
};

/** Anything that people wrote, and days, which the database would else write as it is set to. */
export const textPiece = (value: SQL): SQL => sql`coalesce(to_json(${value})::text, 'null')`;
/** What needs no escaping by its type or its constraint: ids, words of a fixed list. */
export const wordPiece = (value: SQL): SQL => sql`coalesce('"' || ${value} || '"', 'null')`;
export const numberPiece = (value: SQL): SQL => sql`coalesce(${value}::text, 'null')`;
export const yesPiece = (value: SQL): SQL => sql`${value}::text`;
export const listPiece = (value: SQL): SQL => sql`case when ${value} = '{}' then '[]' else to_json(${value})::text end`;
const MOMENT = sql.raw(`'"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""'`);
export const momentPiece = (value: SQL): SQL => sql`to_char(${value} at time zone 'utc', ${MOMENT})`;
/** Of a select that gives one piece: that, or null where it finds nothing. */
export const pieceFrom = (select: SQL): SQL => sql`coalesce((${select}), 'null')`;
/** Of a select that gives `string_agg(piece, ',')`. */
export const piecesFrom = (select: SQL): SQL => sql`concat('[', (${select}), ']')`;
