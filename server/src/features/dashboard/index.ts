export { dashboardAhead } from "./ahead.ts";
