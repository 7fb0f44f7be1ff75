import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { queryOptions } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import type { FeedLocation } from "../feed/index.ts";
import { longFormOnce } from "./rules.ts";

const outliersApi = api(outlierRoutes);
/** More than any feed shows, so that removing saved ones leaves no gap. */
const NEIGHBOURS = 24;
const SEARCH_MAX = 200;
/** Videos of a home page did well for their channel. */
const WELL = 2;

/** The videos around this one: what the audience watches, search results for the title, or similar videos. */
export const neighboursQuery = (channel: ActiveChannel, location: FeedLocation, subject: string) =>
  queryOptions({
    queryKey: ["preview", channel.organizationId, channel.channelUcid, location, location === "home" ? "" : subject],
    queryFn: async ({ signal }): Promise<OutlierVideo[]> => {
      const title = subject.slice(0, SEARCH_MAX);
      const audience = async () => {
        const query = { ucid: channel.channelUcid, organizationId: channel.organizationId, itemsPerPage: NEIGHBOURS };
        const watched = { ...query, source: "aaw", performanceIndexGte: WELL, madeForKids: "false" } as const;
        const found = await outliersApi.videos({ query: watched }, { signal });
        return found.results.length > 0 ? found.results : (await outliersApi.videos({ query }, { signal })).results;
      };
      const searched = async () =>
        title === ""
          ? []
          : (
              await outliersApi.videos(
                {
                  query: {
                    search: title,
                    // The gate for typing errors is the organization's.
                    organizationId: channel.organizationId,
                    fuzzy: "true",
                    sortField: "score_desc",
                    itemsPerPage: NEIGHBOURS,
                  },
                },
                { signal },
              )
            ).results;
      const similar = async () =>
        title === ""
          ? []
          : (await outliersApi.similar({ query: { title, itemsPerPage: NEIGHBOURS } }, { signal })).results;
      const sources = { home: [audience], search: [searched, similar, audience], suggested: [similar, audience] };
      const found: OutlierVideo[] = [];
      for (const source of sources[location])
        if (longFormOnce(found).length < NEIGHBOURS) found.push(...(await source()));
      return longFormOnce(found).slice(0, NEIGHBOURS);
    },
    staleTime: 10 * 60_000,
  });
