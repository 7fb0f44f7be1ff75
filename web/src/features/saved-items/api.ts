import { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import type { ActiveChannel } from "../channels/index.ts";

export const savedItemsApi = api(savedItemRoutes);

export const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });
export const savedItemsKey = ({ organizationId, channelUcid }: ActiveChannel) => [
  "saved-items",
  organizationId,
  channelUcid,
];

/** Which outlier videos carry a heart. */
export const savedMarksQuery = (place: ActiveChannel) =>
  queryOptions({
    queryKey: [...savedItemsKey(place), "marks"],
    queryFn: async ({ signal }) => (await savedItemsApi.marks({ params: paramsOf(place) }, { signal })).results,
  });
