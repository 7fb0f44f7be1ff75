export {
  type ActiveChannel,
  activeChannel,
  useActiveChannel,
} from "./active-channel.ts";
export { channelsApi } from "./api.ts";
