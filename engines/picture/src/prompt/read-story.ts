import { AWAY, BY_AGENT, BY_PREPOSITION, NUMBERS, RELATIONS, WATER_PLACES } from "../data/actions.ts";
import { ABSTRACT, WEAK } from "../data/prompt-choices.ts";
import { type RoleName, roles } from "../data/roles.ts";
import { isAlive, isThingName } from "../objects/things.ts";
import type { Hit } from "./find-words.ts";
import { colourIn, sizeIn } from "./hints.ts";
import type { Entity, Story } from "./scene-request.ts";
import type { Token } from "./tokens.ts";

/** An entity with the positions of its first word and the word after its last one. */
export type Placed = { entity: Entity; from: number; to: number };

const MAX_COUNT = 6;
const DENIED = /\b(?:without|no|not|never|sin|ohne|kein|keine|keinen|sans|pas)\b/;
const isRole = (name: string): name is RoleName => name in roles;

const ADJECTIVES = 2;
/** A number before the noun and its adjectives, or the plural of the noun. */
function countOf({ at, isPlural }: Hit, tokens: readonly Token[]): number {
  for (let before = at - 1; before >= Math.max(0, at - 1 - ADJECTIVES); before--) {
    const token = tokens[before];
    const number = NUMBERS[token?.key ?? ""] ?? (/^\d{1,3}$/.test(token?.key ?? "") ? Number(token?.key) : 0);
    if (number > 0) return Math.min(MAX_COUNT, number);
    if (token?.is !== "adjective") break;
  }
  return isPlural ? 3 : 1;
}

/** The position after the first clause, which tells the scene; later ones add to it. */
export function endOfFirst(tokens: readonly Token[]): number {
  const last = tokens.findIndex(({ isLast }, at) => isLast && at > 0);
  return last < 0 ? tokens.length : last + 1;
}

/** The people and things of a prompt in their order. Where a word names both, the person counts: not a "Schneemann". */
export function entitiesIn(people: readonly Hit[], things: readonly Hit[], tokens: readonly Token[]): Placed[] {
  const isDenied = ({ at }: Hit) =>
    DENIED.test(
      tokens
        .slice(Math.max(0, at - 2), at)
        .map(({ key }) => key)
        .join(" "),
    );
  const isOther = ({ at, isPart }: Hit) => isPart && things.some((thing) => thing.at === at && !thing.isPart);
  const spans = people.filter((hit) => !isDenied(hit) && !isOther(hit));
  const persons = spans.flatMap((hit): Placed[] => {
    if (!isRole(hit.name)) return [];
    const count = countOf(hit, tokens);
    const person = { role: hit.name, count: hit.isPlural && count === 3 ? 2 : count };
    return [{ entity: { person }, from: hit.at, to: hit.at + hit.words }];
  });
  const seen = new Set<string>();
  const end = endOfFirst(tokens);
  const named = things.flatMap((hit): Placed[] => {
    const { name, at, words } = hit;
    if (!isThingName(name) || seen.has(name) || isDenied(hit)) return [];
    if (persons.some(({ from, to }) => at < to && at + words > from)) return [];
    seen.add(name);
    const colour = colourIn(tokens[at - 1]?.key) ?? colourIn(tokens[at + words]?.key);
    const size = sizeIn(tokens[at - 1]?.key) * sizeIn(tokens[at - 2]?.key);
    const isStrong = !WEAK.has(name) || (hit.isOwn && !ABSTRACT.has(name));
    const count = isStrong && at < end ? countOf(hit, tokens) : 1;
    const thing = { name, size, count, isStrong, ...(colour && { colour }) };
    return [{ entity: { thing }, from: at, to: at + words }];
  });
  return [...persons, ...named].sort((a, b) => a.from - b.from);
}

const isActor = ({ entity }: Placed) => "person" in entity || isAlive(entity.thing.name);
const isDrawable = ({ entity }: Placed) => "person" in entity || entity.thing.isStrong;

/** Reads who does what to what. Undefined if the words only name things. */
export function storyIn(
  placed: readonly Placed[],
  tokens: readonly Token[],
  place: string | undefined,
  self: Placed | undefined,
): Story | undefined {
  const between = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ key }) => key)
      .join(" ");
  const relationIn = (text: string) => RELATIONS.find(([words]) => words.test(text))?.[1];
  const at = tokens.findIndex(({ action }) => action !== undefined);
  const told = tokens[at]?.action;
  if (told) {
    const before = placed.filter(({ to }) => to <= at && to > 0);
    const actor = before.findLast(isActor) ?? self ?? before.findLast(isDrawable);
    const target = placed.find((one) => one.from > at && one !== actor && ("person" in one.entity || one.from > at));
    const joined = target && between(at + 1, target.from);
    const isPassive = joined !== undefined && BY_AGENT.test(joined) && tokens[at - 1]?.is === "auxiliary";
    if (actor && isPassive && target)
      return { action: told.action, actor: target.entity, target: actor.entity, ...(told.pose && { pose: told.pose }) };
    const pose = told.pose ? { pose: told.pose } : {};
    const by = joined === undefined ? undefined : relationIn(joined);
    // "runs from a bear": the target is behind the actor.
    if (actor && target && told.pose === "run" && joined && AWAY.test(joined))
      return { action: "flee", actor: actor.entity, target: target.entity };
    if (actor && target) {
      const action = BY_PREPOSITION.has(told.action) ? (by ?? "beside") : told.action;
      return { action, actor: actor.entity, target: target.entity, ...pose };
    }
    if (actor) {
      const isIntoWater = told.action === "fallInto" && place !== undefined && WATER_PLACES.has(place);
      const [one, two] = placed.filter(isActor);
      if ((told.action === "argue" || told.action === "face") && one && two)
        return { action: told.action, actor: one.entity, target: two.entity };
      const isOne = told.action === "pose" || told.action === "climb" || told.action === "fallInto";
      if (isOne || isIntoWater || told.action === "argue") return { action: told.action, actor: actor.entity, ...pose };
    }
  }
  const [one, two] = placed.filter(isDrawable);
  if (one && !two && "person" in one.entity && one.entity.person.count > 1)
    return { action: "pose", actor: one.entity, pose: "stand" };
  if (!one || !two) return undefined;
  const action = relationIn(between(one.to, two.from));
  if (!action || (action === "hold" && !isActor(one))) return undefined;
  return { action, actor: one.entity, target: two.entity };
}
