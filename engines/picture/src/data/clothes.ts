import type { Outfit } from "../people/look.ts";

export const OUTFITS: readonly (readonly [Outfit, RegExp])[] = [
  ["coat", /^(?:coat|overcoat|parka|abrigo|mantel|manteau)$/],
  ["jacket", /^(?:jacket|blazer|chaqueta|jacke|veste|blouson)$/],
  ["hoodie", /^(?:hoodie|sweater|jumper|sudadera|jersey|pullover|pull|sweat)$/],
  ["suit", /^(?:suit|tuxedo|traje|anzug|costume)$/],
  ["tee", /^(?:shirt|tshirt|tee|top|camiseta|camisa|hemd|chemise)$/],
  ["robe", /^(?:dress|robe|gown|vestido|kleid)$/],
  ["overalls", /^(?:overalls|dungarees|peto|latzhose|salopette)$/],
];

export const CLOTH = /^(?:wool|woollen|leather|silk|denim|fur|winter|lana|cuero|wolle?|leder|laine|cuir)$/;
