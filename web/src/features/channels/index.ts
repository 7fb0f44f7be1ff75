export {
  type ActiveChannel,
  activeChannel,
  startOn,
  useActiveChannel,
} from "./active-channel.ts";
export { channelsApi } from "./api.ts";
