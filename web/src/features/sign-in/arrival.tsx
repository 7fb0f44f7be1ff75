import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { z } from "zod";
import { partsOf } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/sign-in.ts";
import { Entering, Waiting } from "../session/index.ts";
import { invitationAccepted } from "./invite-api.ts";
import { InviteQuery } from "./invite-query.ts";

const Query = InviteQuery.extend({
  error: z.string().max(400).optional().catch(undefined),
  error_description: z.string().max(400).optional().catch(undefined),
});

/** After an identity provider or a mail link: accepts an invite if there is one, then enters the studio. */
export function Arrival({ text }: { text: string }) {
  const { invite, error, error_description: description } = useQueryString(Query);
  const accepted = useQuery(invitationAccepted(error ? undefined : invite));
  if (error) return <Navigate {...partsOf(paths.authError(description || error))} replace />;
  if (!invite || accepted.isSuccess) return <Entering text={text} />;
  if (accepted.isError) return <Navigate {...partsOf(paths.authError(t("callback.inviteFailed")))} replace />;
  return <Waiting text={text} />;
}
