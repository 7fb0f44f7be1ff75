/** An edition keeps moments as whole seconds of this century: four bytes, enough until 2068. */
const CENTURY = Date.UTC(2000, 0, 1) / 1000;
export const EARLIEST = -2_147_483_648;
export const LATEST = 2_147_483_647;

/** The first whole second that is not before it. */
export const secondsOf = (moment: string | number | Date): number =>
  Math.min(LATEST, Math.max(EARLIEST, Math.ceil(new Date(moment).getTime() / 1000) - CENTURY));

const DAY = 86_400;
/** A few thousand at most. */
const days = new Map<number, string>();
function dateOf(day: number): string {
  const known = days.get(day) ?? new Date((day * DAY + CENTURY) * 1000).toISOString().slice(0, 10);
  days.set(day, known);
  return known;
}
const twoDigits = (value: number) => (value < 10 ? `0${value}` : `${value}`);
/** As a Date writes it, in a third of the time: a page has two dozen of them. */
export function momentOf(seconds: number): string {
  const day = Math.floor(seconds / DAY);
  const left = seconds - day * DAY;
  const clock = `${twoDigits(Math.floor(left / 3600))}:${twoDigits(Math.floor(left / 60) % 60)}:${twoDigits(left % 60)}`;
  return `${dateOf(day)}T${clock}.000Z`;
}
export const secondsInSql = (column: string): string =>
  `least(greatest(floor(extract(epoch from ${column})) - ${CENTURY}, ${EARLIEST}), ${LATEST})::int`;
