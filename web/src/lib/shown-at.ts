export { shownAt } from "@coldopen/contract/pictures/rules";
