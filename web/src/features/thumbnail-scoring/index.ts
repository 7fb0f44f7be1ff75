export { ScorePins } from "./score-pins.tsx";
export { ScoringPane } from "./scoring-pane.tsx";
export { useIsImproving } from "./use-improve.ts";
