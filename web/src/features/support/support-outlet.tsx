import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { loadModule } from "../../lib/load-module.ts";
import { supportContactQuery } from "./api.ts";
import { closeSupport, useSupportRequest } from "./open-support.ts";

const SupportDialog = lazy(() => loadModule(() => import("./support-dialog.tsx")));

/** Opens the configured support address; without one, a message form. */
export function SupportOutlet() {
  const request = useSupportRequest((state) => state.request);
  const { data, isFetched } = useQuery({ ...supportContactQuery, enabled: request !== undefined });
  const url = data?.url;
  useEffect(() => {
    if (!request || !url) return;
    window.open(url, "_blank", "noopener");
    closeSupport();
  }, [request, url]);
  if (!request || !isFetched || url) return null;
  return (
    <Suspense>
      <SupportDialog requestId={request.requestId} />
    </Suspense>
  );
}
