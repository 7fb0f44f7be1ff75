export { IdeationDrawer } from "./drawer.tsx";
