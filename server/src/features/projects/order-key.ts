import { type SQL, sql } from "drizzle-orm";
import { DIGITS } from "./rules.ts";

const digits = sql.raw(`'${DIGITS}'`);
const digitOf = (key: SQL): SQL => sql`strpos(${digits}, substr(coalesce(${key}, ''), w.at, 1)) - 1`;

/** The rule `keyBetween` as the database follows it, so that a place can be found and taken in one statement. */
export const orderKeyBetween = (before: SQL, after: SQL): SQL => sql`(
  with recursive walk(at, key, is_below_after) as (
    select 1, '', ${after} is null
    union all
    select w.at + 1, w.key || substr(${digits}, here.low + 1, 1), w.is_below_after or here.high > here.low
    from walk w, ${digitsHere(before, after)} here where here.high - here.low <= 1)
  select w.key || substr(${digits}, here.low + (here.high - here.low) / 2 + 1, 1)
  from walk w, ${digitsHere(before, after)} here where here.high - here.low > 1)`;

const digitsHere = (before: SQL, after: SQL): SQL => sql`lateral (
  select ${digitOf(before)} as low, case when w.is_below_after then ${sql.raw(String(DIGITS.length))} else ${digitOf(after)} end as high)`;
