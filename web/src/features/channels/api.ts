import { channelRoutes } from "@coldopen/contract/channels/routes";
import { api } from "../../lib/api.ts";

export const channelsApi = api(channelRoutes);
