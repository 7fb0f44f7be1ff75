import {
  type ActionName,
  AWAY,
  BY_AGENT,
  BY_PREPOSITION,
  CAUSATIVE,
  CONTAINERS,
  FILLED,
  INTO,
  MOUNTS,
  NUMBERS,
  OVER,
  PASSIVE,
  RELATIONS,
  TO_SELF,
  UNSEEN,
} from "../data/actions.ts";
import { ABSTRACT, WEAK } from "../data/prompt-choices.ts";
import { BROKEN, BURNING, GIANT, MIDDLING, SMALL } from "../data/prompt-hints.ts";
import { type RoleName, roles } from "../data/roles.ts";
import { heightOf } from "../data/sizes.ts";
import { isAlive, isThingName, isVehicle } from "../objects/things.ts";
import type { Hit } from "./find-words.ts";
import { colourIn, sizeIn } from "./hints.ts";
import type { Entity, Story } from "./scene-request.ts";
import type { Token } from "./tokens.ts";

/** An entity with the positions of its first word and the word after its last one. */
export type Placed = { entity: Entity; from: number; to: number };

const MAX_COUNT = 10;
const DENIED = /\b(?:without|no|not|never|sin|ohne|kein|keine|keinen|sans|pas)\b/;
const isRole = (name: string): name is RoleName => name in roles;

const ADJECTIVES = 2;
/** A number before the noun and its adjectives, or the plural of the noun. */
function countOf({ at, isPlural }: Hit, tokens: readonly Token[], plural: number): number {
  const own = NUMBERS[tokens[at]?.key ?? ""];
  if (own) return own;
  for (let before = at - 1; before >= Math.max(0, at - 1 - ADJECTIVES); before--) {
    const token = tokens[before];
    const number = NUMBERS[token?.key ?? ""] ?? (/^\d{1,3}$/.test(token?.key ?? "") ? Number(token?.key) : 0);
    if (number > 0) return Math.min(MAX_COUNT, number);
    if (token?.is !== "adjective") break;
  }
  return isPlural ? plural : 1;
}

const AGAINST = /\b(?:against|gegen|contra|contre)\b/;
const AND = /^(?:and|y|e|und|et)$/;
/** "a man, who holds a fish": still the first clause. */
const RELATIVE = /^(?:who|which|that|der|die|das|den|dem|que|qui|quien)$/;

/** The position after the first clause, which tells the scene; later ones add to it. */
export function endOfFirst(tokens: readonly Token[]): number {
  const last = tokens.findIndex(({ isLast }, at) => isLast && at > 0 && !RELATIVE.test(tokens[at + 1]?.key ?? ""));
  return last < 0 ? tokens.length : last + 1;
}

/** The people and things of a prompt in their order. Where a word names both, the person counts: not a "Schneemann". */
export function entitiesIn(
  people: readonly Hit[],
  things: readonly Hit[],
  tokens: readonly Token[],
  isHeadFirst: boolean,
): Placed[] {
  const isDenied = ({ at }: Hit) =>
    DENIED.test(
      tokens
        .slice(Math.max(0, at - 2), at)
        .map(({ key }) => key)
        .join(" "),
    );
  const isOther = ({ at, isPart }: Hit) => isPart && things.some((thing) => thing.at === at && !thing.isPart);
  const isPronoun = ({ at }: Hit) => tokens[at]?.is === "pronoun";
  const isRepeated = (hit: Hit) => isPronoun(hit) && people.some((other) => !isPronoun(other));
  const spans = people.filter((hit) => !isDenied(hit) && !isOther(hit) && !isRepeated(hit));
  // "un vieux pêcheur" is one person.
  const isAdjective = (hit: Hit) =>
    tokens[hit.at]?.is === "adjective" &&
    spans.some(({ at, words }) => at === hit.at + hit.words || at + words === hit.at);
  const persons = spans.flatMap((hit): Placed[] => {
    if (!isRole(hit.name) || isAdjective(hit)) return [];
    // "a farmer's tractor" shows the tractor.
    const next = hit.at + hit.words;
    const isOwner = /'s$/.test(tokens[next - 1]?.key ?? "");
    if (isOwner && things.some(({ at }) => at >= next && at <= next + 1)) return [];
    const on = MOUNTS[tokens[hit.at]?.key ?? ""];
    const isMounted = on && !things.some(({ name, at }) => name === on && at !== hit.at);
    const person = { role: hit.name, count: countOf(hit, tokens, 2), ...(isMounted && { on }) };
    return [{ entity: { person }, from: hit.at, to: hit.at + hit.words }];
  });
  const seen = new Set<string>();
  const isGraded = tokens.filter(({ key }) => GIANT.test(key) || SMALL.test(key) || MIDDLING.test(key)).length > 1;
  const end = endOfFirst(tokens);
  const named = things.flatMap((hit): Placed[] => {
    const { name, at, words } = hit;
    if (!isThingName(name) || seen.has(name) || isDenied(hit)) return [];
    // "a cheap phone next to an expensive phone"
    const again = things.find((other) => other.name === name && other.at > at);
    const isTwice = again !== undefined && relationIn(keysOf(tokens.slice(at, again.at))) === "beside";
    // "a lighthouse keeper": the thing before a person only tells which person.
    if (persons.some(({ from, to }) => at < to && at + words >= from && !tokens[at + words - 1]?.isLast)) return [];
    // "electric scooters", "patinete eléctrico": the head of the group is the thing.
    const isOfOther = things.some((other) => {
      const [front, back] = other.at < at ? [other, hit] : [hit, other];
      const isNext = front.at + front.words === back.at && !tokens[back.at - 1]?.isLast;
      return isNext && (tokens[at]?.is === "adjective" || (isHeadFirst ? back : front) === hit);
    });
    if (isOfOther) return [];
    seen.add(name);
    const colour = colourIn(tokens[at - 1]?.key) ?? colourIn(tokens[at + words]?.key);
    const after = isHeadFirst ? sizeIn(tokens[at + words]?.key) : 1;
    const size = sizeIn(tokens[at - 1]?.key) * sizeIn(tokens[at - 2]?.key) * after;
    const isContent = FILLED.test(keysOf(tokens.slice(Math.max(0, at - 3), at)));
    const isStrong = !WEAK.has(name) || (hit.isOwn && !ABSTRACT.has(name)) || isContent;
    const told = countOf(hit, tokens, isTwice ? 1 : 3);
    const count = isStrong && at < end ? Math.max(told, isTwice ? 2 : 1) : 1;
    const isBroken = [at - 1, at - 2, at + words].some((place) => BROKEN.test(tokens[place]?.key ?? ""));
    const isBurning = [at - 1, at + words, at + words + 1].some((place) => BURNING.test(tokens[place]?.key ?? ""));
    const state = { ...(isBroken && { isBroken }), ...(isBurning && { isBurning }) };
    const row = { count, ...(isGraded && count > 1 && { isGraded }) };
    const thing = { name, size, isStrong, ...row, ...(colour && { colour }), ...state };
    return [{ entity: { thing }, from: at, to: at + words }];
  });
  return [...persons, ...named].sort((a, b) => a.from - b.from);
}

const isActor = ({ entity }: Pick<Placed, "entity">) => "person" in entity || isAlive(entity.thing.name);
const isDrawable = ({ entity }: Placed) => "person" in entity || entity.thing.isStrong;

/** The action of the last preposition in a text, which stands next to the noun. */
const relationIn = (text: string) => {
  const found = RELATIONS.flatMap(([words, action]) => {
    const at = text.search(words);
    return at < 0 ? [] : [{ at, action }];
  });
  return found.sort((a, b) => b.at - a.at)[0]?.action;
};
/** "en una rama" is on it, "in a box" in it. */
const fitting = (action: ActionName | undefined, { entity }: Placed): ActionName | undefined => {
  const isOpen = "thing" in entity && (CONTAINERS.has(entity.thing.name) || heightOf(entity.thing.name) > 1);
  // Who looks at a phone has it in the hand.
  if (action === "face" && "thing" in entity && heightOf(entity.thing.name) < IN_HAND && !isActor({ entity }))
    return "hold";
  return action === "inside" && !isOpen ? "standOn" : action === "hold" && isActor({ entity }) ? "beside" : action;
};
const IN_HAND = 0.5;
/** Where somebody eats or reads. */
const AT: ReadonlySet<ActionName> = new Set(["beside", "behind", "under", "standOn", "inside"]);
const heightOfEntity = ({ entity }: Placed) => ("thing" in entity ? heightOf(entity.thing.name) : 1);
const keysOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(" ");
/** These need no target. */
const ALONE: ReadonlySet<string> = new Set(["pose", "climb", "fallInto", "leap", "argue"]);

/** Who acts together with the actor: "a mother and her son". */
const partnerOf = (actor: Placed | undefined, placed: readonly Placed[], tokens: readonly Token[]) => {
  const before = actor && placed.findLast((one) => one.to <= actor.from && one.to > 0 && isActor(one));
  const joined = before && actor ? tokens.slice(before.to, actor.from) : [];
  const isJoined = joined.length > 0 && joined.length <= 3 && joined.some(({ key }) => AND.test(key));
  return before && isJoined ? { partner: before.entity } : {};
};

type Verb = NonNullable<Token["action"]> & { at: number; end: number };

/** The story of one verb; its target stands before the next verb. */
function storyOf(
  verb: Verb,
  placed: readonly Placed[],
  tokens: readonly Token[],
  self: Placed | undefined,
  isVerbLast: boolean,
): Story | undefined {
  const between = (from: number, to: number) => keysOf(tokens.slice(from, to));
  const { at, end, implied } = verb;
  const pose = verb.pose ? { pose: verb.pose } : {};
  const all = placed.filter(({ to }) => to <= at && to > 0);
  const clause = tokens.findLastIndex(({ isLast }, place) => isLast && place < at) + 1;
  const own = all.filter(({ from }) => from >= clause);
  const before = own.some(isActor) ? own : all;
  const after = placed.find(({ from }) => from > at && from < end);
  const first = before.find(isActor);
  // A German verb may follow its target: "der einen Fisch hält", "ich habe Kartoffeln gegessen".
  const isOwn = self !== undefined && first === undefined && before.length > 0;
  const isLate = isVerbLast && after === undefined && (isOwn || (first !== undefined && before.length > 1));
  const actor = isLate ? (first ?? self) : (before.findLast(isActor) ?? self ?? before.findLast(isDrawable));
  const target = after ?? (isLate ? before.findLast((one) => one !== first) : undefined);
  const way = between(at + 1, after?.from ?? end);
  const action = verb.action === "leap" && INTO.test(way) && !OVER.test(way) ? "fallInto" : verb.action;
  const joined = target && (after ? between(at + 1, target.from) : between(actor?.to ?? 0, target.from));
  const isDoneTo = tokens.slice(Math.max(0, at - 2), at + 2).some(({ key }) => PASSIVE.test(key));
  const isBy = joined !== undefined && BY_AGENT.test(joined.split(" ")[after ? 0 : joined.split(" ").length - 2] ?? "");
  const isParticiple = tokens[at]?.is === "participle" || /^by\b/.test(joined ?? "");
  if (actor && target && isBy && (isDoneTo || isParticiple) && tokens[at]?.is !== "gerund")
    return { action, actor: target.entity, target: actor.entity, ...pose };
  const isToSelf = [at - 1, at + 1].some((place) => TO_SELF.test(tokens[place]?.key ?? ""));
  const isSomeone = actor === undefined || ("person" in actor.entity && actor.entity.person.role === "person");
  if (UNSEEN.has(action) && !isBy && (isDoneTo && !isToSelf ? tokens[at]?.is !== "gerund" : isToSelf && isSomeone)) {
    const person = { person: { role: "person" as const, count: 1 } };
    return { action: "lurk", actor: isToSelf ? (self?.entity ?? person) : (actor?.entity ?? person), ...pose };
  }
  if (!actor) return undefined;
  if (action === "fallInto" && target && CAUSATIVE.test(between(0, at)))
    return { action: "drop", actor: actor.entity, target: target.entity };
  // "runs from a bear": the target is behind the actor.
  if (target && verb.pose === "run" && joined && AWAY.test(joined))
    return { action: "flee", actor: actor.entity, target: target.entity };
  // "tirar de un trineo" pulls, "tirar una pelota" throws.
  // "races against a horse" rides no horse.
  if (target && action === "ride" && AGAINST.test(joined ?? ""))
    return { action: "chase", actor: actor.entity, target: target.entity, pose: "run" };
  const isDrawn = target && "thing" in target.entity && isVehicle(target.entity.thing.name);
  if (target && action === "throw" && (isDrawn || /^(?:de|sur)\b/.test(joined ?? "")))
    return { action: "pull", actor: actor.entity, target: target.entity };
  if (target) {
    const by = fitting(relationIn(joined ?? ""), target);
    const isAt = action === "hold" && by !== undefined && AT.has(by) && heightOfEntity(target) > IN_HAND;
    const told =
      BY_PREPOSITION.has(action) || isAt
        ? (by ?? "beside")
        : // "sort un lapin de son chapeau" takes it out.
          (fitting(action === "face" ? action : undefined, target) ??
          (action === "inside" && !relationIn(joined ?? "") ? "hold" : action));
    const partner = isLate || target === before.find(isActor) ? {} : partnerOf(actor, placed, tokens);
    return { action: told, actor: actor.entity, target: target.entity, ...pose, ...partner };
  }
  if (implied)
    return {
      ...{ action, actor: actor.entity, ...pose },
      target: { thing: { name: implied, size: 1, isStrong: true, count: 1 } },
    };
  if (action === "ride") return { action: "pose", actor: actor.entity, pose: "run" };
  return ALONE.has(action) ? { action, actor: actor.entity, ...pose } : undefined;
}

/** Reads who does what to what. Undefined if the words only name things. */
export function storyIn(
  placed: readonly Placed[],
  tokens: readonly Token[],
  self: Placed | undefined,
  isVerbLast: boolean,
): Story | undefined {
  const end = endOfFirst(tokens);
  const isPair = placed.filter((one) => isDrawable(one) && one.from < end).length > 1;
  const all = tokens.flatMap(({ action }, at) => (action ? [{ ...action, at }] : []));
  // What somebody else does later does not tell what the first clause shows.
  const verbs = isPair && !isVerbLast ? all.filter(({ at }) => at < end) : all;
  const told = verbs.flatMap((verb, order) => {
    const end = verbs[order + 1]?.at ?? tokens.length;
    return storyOf({ ...verb, end }, placed, tokens, self, isVerbLast) ?? [];
  });
  const story = told.find(({ target }) => target !== undefined) ?? told[0];
  if (story) return story;
  const [holder, content] = placed;
  if (holder && content && "thing" in holder.entity && FILLED.test(keysOf(tokens.slice(holder.to, content.from))))
    return { action: "inside", actor: content.entity, target: holder.entity };
  const [first, second, third] = placed.filter(isDrawable);
  const partner = third ? partnerOf(second, placed, tokens) : {};
  const [one, two] = "partner" in partner ? [second, third] : [first, second];
  if (one && !two && "person" in one.entity && one.entity.person.count > 1)
    return { action: "pose", actor: one.entity, pose: "stand" };
  if (!one || !two) return undefined;
  const between = tokens.slice(one.to, two.from);
  // A verb that is in no table: the actor has to do with the thing.
  const isActed = between.some(({ is }) => is === "finite" || is === "gerund" || is === "infinitive");
  const isMoving = isActed && "thing" in two.entity && isVehicle(two.entity.thing.name) && isActor(one);
  const found = relationIn(keysOf(between)) ?? (isMoving ? "ride" : isActed ? "hold" : undefined);
  const action = fitting(found, two);
  const isCrowd = "person" in one.entity && one.entity.person.count > 1;
  if (!action && isCrowd) return { action: "beside", actor: one.entity, target: two.entity };
  if (!action || (action === "hold" && !isActor(one))) return undefined;
  return { action, actor: one.entity, target: two.entity, ...partner };
}
