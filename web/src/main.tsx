import "./styles.css";
import "./lib/disable-zod-jit.ts";
import { paths } from "@coldopen/contract/paths";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createStudioRouter } from "./app/router.tsx";
import { Studio } from "./app/studio.tsx";
import { reportToServer, startAnalytics, track } from "./lib/analytics.ts";
import { beacon } from "./lib/beacon.ts";
import { hasSignedInCookie, putProjectsFirst } from "./lib/first-entry.ts";
import { partsOf } from "./lib/link.tsx";
import { startMonitoring } from "./lib/monitoring.ts";
import { createQueryClient } from "./lib/query.ts";
import { onSessionEnd } from "./lib/session.ts";
import { followTheme } from "./lib/theme.ts";
import { toast } from "./lib/toast.ts";

const { VITE_MONITORING_URL } = import.meta.env;
if (VITE_MONITORING_URL) startMonitoring(beacon(VITE_MONITORING_URL));
followTheme();
putProjectsFirst(window, document.cookie);

const queryClient = createQueryClient(toast);
const router = createStudioRouter(queryClient);
startAnalytics((event) => {
  if (hasSignedInCookie(document.cookie)) reportToServer(event);
});
router.subscribe("onResolved", ({ pathChanged }) => {
  const page = router.state.matches.at(-1)?.fullPath;
  if (pathChanged && page) track({ name: "page_viewed", properties: { page } });
});
onSessionEnd(() => void router.navigate(partsOf(paths.logout)));

const element = document.getElementById("root");
if (element)
  createRoot(element).render(
    <StrictMode>
      <Studio queryClient={queryClient} router={router} />
    </StrictMode>,
  );
