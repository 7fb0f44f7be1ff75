export {
  type ActiveChannel,
  activeChannel,
  channelToEnter,
  useActiveChannel,
} from "./active-channel.ts";
export { channelsApi } from "./api.ts";
