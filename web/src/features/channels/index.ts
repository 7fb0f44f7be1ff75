export {
  type ActiveChannel,
  activeChannel,
  useActiveChannel,
} from "./active-channel.ts";
