import { mailboxRoutes } from "@coldopen/contract/mailbox/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

const mailboxApi = api(mailboxRoutes);
const REFETCH_MS = 3_000;

export const mailboxQuery = queryOptions({
  queryKey: ["mailbox"],
  queryFn: async ({ signal }) => (await mailboxApi.list({}, { signal })).mails,
  staleTime: 0,
  refetchInterval: REFETCH_MS,
});
