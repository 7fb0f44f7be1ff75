export { collectDashboardAnswers } from "./preloaded-answers.ts";
