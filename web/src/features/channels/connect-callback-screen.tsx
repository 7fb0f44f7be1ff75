import { Navigate } from "@tanstack/react-router";
import { z } from "zod";
import { partsOf } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/channels.ts";
import { Entering } from "../session/index.ts";
import { pageOfConnectError } from "./connect-error.ts";

const field = z.string().max(400).optional().catch(undefined);
const Query = z.object({ error: field, error_description: field, organization: field, channels: field });

/** After the consent page: enters the studio, or shows why the channel was not connected. */
export default function ConnectCallbackScreen() {
  const { error, error_description, organization, channels } = useQueryString(Query);
  if (!error) return <Entering text={t("callback.title")} />;
  const page = pageOfConnectError(error, {
    reason: error_description,
    organization,
    channels: Number(channels) || undefined,
  });
  return <Navigate {...partsOf(page)} replace />;
}
