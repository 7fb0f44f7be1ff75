export { ListFailed, MoreFailed } from "./list-failed.tsx";
