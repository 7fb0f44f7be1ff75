export {
  type ActiveChannel,
  activeChannel,
  channelToEnter,
  isSameChannel,
  useActiveChannel,
} from "./active-channel.ts";
