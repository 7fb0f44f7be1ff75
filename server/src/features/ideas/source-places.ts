import type { InspirationType } from "@coldopen/contract/ideas/schema";

/** The types of ten ideas of a day, in the order in which they are shown. */
const PLACES: readonly InspirationType[] = [
  "MY_OVERPERFORMERS",
  "RELATED_OVERPERFORMERS",
  "FOLLOWED_CHANNELS",
  "BEST_PRACTICES",
  "RELATED_OVERPERFORMERS",
  "MY_OVERPERFORMERS",
  "FOLLOWED_CHANNELS",
  "RELATED_OVERPERFORMERS",
  "BEST_PRACTICES",
  "RELATED_OVERPERFORMERS",
];
/** What takes the place of a type that has no subject left. */
export const FALLBACK_TYPES: readonly InspirationType[] = [
  "RELATED_OVERPERFORMERS",
  "BEST_PRACTICES",
  "FOLLOWED_CHANNELS",
  "MY_OVERPERFORMERS",
];

type Weights = ReadonlyMap<string, number>;

/**
 * Liked types take places from the others: every second place of a type that is disliked, starting with its first, and the
 * second place of a type without an opinion. Without a liked type, those without an opinion take the places of disliked ones.
 */
export function assignPlaces(weights: Weights): InspirationType[] {
  const weightOf = (type: InspirationType) => weights.get(type) ?? 0;
  const liked = FALLBACK_TYPES.filter((type) => weightOf(type) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  const takers = liked.length > 0 ? liked : FALLBACK_TYPES.filter((type) => weightOf(type) === 0);
  let given = 0;
  return PLACES.map((type, place) => {
    const earlier = PLACES.slice(0, place).filter((other) => other === type).length;
    const isGiven = weightOf(type) < 0 ? earlier % 2 === 0 : weightOf(type) === 0 && liked.length > 0 && earlier === 1;
    return (isGiven && takers[given++ % takers.length]) || type;
  });
}

export function typeOfPlace(place: number, weights: Weights): InspirationType {
  const places = assignPlaces(weights);
  return places[place % places.length] ?? "RELATED_OVERPERFORMERS";
}

/** What the opinions really change in the number of places of a type. */
export function effectOnPlaces(type: InspirationType, weights: Weights): "more" | "fewer" | "none" {
  const countIn = (places: readonly InspirationType[]) => places.filter((other) => other === type).length;
  const change = countIn(assignPlaces(weights)) - countIn(PLACES);
  return change > 0 ? "more" : change < 0 ? "fewer" : "none";
}
