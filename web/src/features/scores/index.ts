export { ScoreHint } from "./score-hint.tsx";
