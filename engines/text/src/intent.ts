import { CHANGE_REQUEST, REQUESTS, type RequestPhrases } from "./data/request-phrases.ts";

const FEW_WORDS = String.raw`(?:[\p{L}\d'’-]+\s+){0,4}?`;
const patternOf = ({ verbs, kinds, about }: RequestPhrases) =>
  new RegExp(String.raw`^(?:(?:${verbs})\s+)?${FEW_WORDS}(?:${kinds})\s+(?:${about})\s+(?=\S)`, "iu");
const patterns = REQUESTS.map(patternOf);

/** The subject of a request, without the words of the request: "Give me six funny titles about boats" → "boats". */
export const extractSubject = (request: string): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ""), request.trim()).trim();

/** Whether a request only describes a change to the text it refers to. */
export const isChangeRequest = (request: string): boolean => CHANGE_REQUEST.test(request.trim());
