import { describe, expect, it } from "vitest";
import { TITLE_MAX } from "../brief.ts";
import type { Language } from "../language.ts";
import { shortenTitle } from "./shorten-title.ts";

describe("shortenTitle", () => {
  it.each<[Language, string, string]>([
    ["en", "I Replaced My Car With an Electric Bike", "I Swapped My Car for an Electric Bike"],
    ["en", "I Quit Sugar for 60 Days", "No Sugar for 60 Days"],
    ["en", "I Turned a $900 Shipping Container Into a Sauna", "From $900 Container to Sauna"],
    ["en", "I Didn't Speak for 7 Days", "No Speaking for 7 Days"],
    ["en", "training a stubborn rescue dog", "Training a Rescue Dog"],
    ["en", "why airports are designed to confuse you", "Why Airports Confuse You"],
    ["en", "the history of instant noodles", "Instant Noodles: A History"],
    ["en", "$20 vs $2,000 Microphone", "$20 vs $2K Mic"],
    ["es", "Corrí un maratón a los 50 años", "Un maratón a los 50"],
    ["es", "por qué los gatos duermen tanto", "Por qué los gatos duermen"],
    ["de", "30 Tage ohne Zucker leben", "30 Tage ohne Zucker"],
    ["de", "Brot backen ohne Hefe", "Brot ohne Hefe"],
    ["de", "warum Züge in Japan pünktlich sind", "Warum Züge pünktlich sind"],
    ["fr", "apprendre à dessiner en un mois", "Dessiner en un mois"],
    ["fr", "pourquoi le métro parisien sent si fort", "Pourquoi le métro sent si fort"],
  ])("returns in %s for %s: %s", (language, whole, expected) => {
    expect(shortenTitle(whole, language)).toContain(expected);
  });

  it.each<[Language, string, RegExp]>([
    ["en", "I Quit Sugar for 60 Days", /^Sugar/],
    ["en", "7 Days Alone in a Fire Lookout", /^(?:my|only|just) alone|^alone[:,]/i],
    ["en", "Dead Backyard to Food Forest in 90 Days", /^(?:my|only|just) dead backyard to/i],
    ["de", "Brot backen ohne Hefe", /backen Hefe|Brot Hefe/],
    ["es", "por qué los gatos duermen tanto", /^Gatos duermen/],
  ])("in %s does not turn %s into its opposite or into half a sentence", (language, whole, never) => {
    expect(shortenTitle(whole, language).filter((title) => never.test(title))).toEqual([]);
  });

  it("returns the title with the least loss of meaning first", () => {
    expect(shortenTitle("I Spent 90 Days in a Van in Norway", "en")[0]).toMatch(/90 Days .*(Van|Norway)/);
  });

  it("returns nothing for a single word", () => {
    expect(shortenTitle("Lisbon", "en")).toEqual([]);
  });

  it("returns no title above the title length", () => {
    const told = shortenTitle(`I Lived in a Van ${"with my dog in the north of Norway ".repeat(8)}`, "en");
    expect(told.length).toBeGreaterThan(0);
    for (const title of told) expect(title.length).toBeLessThanOrEqual(TITLE_MAX);
  });
});

describe("shortenTitle for repeated requests", () => {
  it.each([
    "Can you heat a house with a compost pile?",
    "There Was a Bunker Under Our Barn",
    "Living on a Floating Cabin With No Land and No Rent",
    "Six Days, One Container, No Plan",
    "The $400 Cabin vs the $40,000 Cabin",
    "A kitchen that folds into one wall",
  ])("returns at least ten titles for %s", (whole) => {
    expect(new Set(shortenTitle(whole, "en")).size).toBeGreaterThanOrEqual(10);
  });
});
