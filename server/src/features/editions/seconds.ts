/** An edition keeps moments as whole seconds of this century: four bytes, enough until 2068. */
const CENTURY = Date.UTC(2000, 0, 1) / 1000;
export const EARLIEST = -2_147_483_648;
export const LATEST = 2_147_483_647;

/** The first whole second that is not before it. */
export const secondsOf = (moment: string | number | Date): number =>
  Math.min(LATEST, Math.max(EARLIEST, Math.ceil(new Date(moment).getTime() / 1000) - CENTURY));
/** The moment as JSON. */
export const momentInSql = (column: string): string =>
  `to_char(to_timestamp(${column}::float8 + ${CENTURY}) at time zone 'utc', '"\\""YYYY-MM-DD"T"HH24:MI:SS".000Z\\""')`;
export const secondsInSql = (column: string): string =>
  `least(greatest(floor(extract(epoch from ${column})) - ${CENTURY}, ${EARLIEST}), ${LATEST})::int`;
