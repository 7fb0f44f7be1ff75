export { Inspiration } from "./inspiration.tsx";
