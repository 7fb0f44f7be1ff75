export { keepBeginnings } from "./beginnings.ts";
export { editsBetween } from "./closeness.ts";
export { suggestions } from "./suggest.ts";
