import { mailboxRoutes } from "@coldopen/contract/mailbox/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

const mailboxApi = api(mailboxRoutes);

export const mailboxQuery = queryOptions({
  queryKey: ["mailbox"],
  queryFn: async ({ signal }) => (await mailboxApi.list({}, { signal })).mails,
  staleTime: 0,
});
