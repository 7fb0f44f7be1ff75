export { Storybeats } from "./on-demand.tsx";
