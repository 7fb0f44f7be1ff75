import "./styles.css";
import "./lib/disable-zod-jit.ts";
import { paths } from "@coldopen/contract/paths";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createStudioRouter } from "./app/router.tsx";
import { Studio } from "./app/studio.tsx";
import { startAnalytics } from "./lib/analytics.ts";
import { beacon } from "./lib/beacon.ts";
import { putProjectsFirst } from "./lib/first-entry.ts";
import { partsOf } from "./lib/link.tsx";
import { startMonitoring } from "./lib/monitoring.ts";
import { createQueryClient } from "./lib/query.ts";
import { onSessionEnd } from "./lib/session.ts";
import { followTheme } from "./lib/theme.ts";
import { toast } from "./lib/toast.ts";

const { VITE_MONITORING_URL, VITE_ANALYTICS_URL } = import.meta.env;
if (VITE_MONITORING_URL) startMonitoring(beacon(VITE_MONITORING_URL));
if (VITE_ANALYTICS_URL) {
  const send = beacon(VITE_ANALYTICS_URL);
  startAnalytics((name, properties) => send({ name, properties }));
}
followTheme();
putProjectsFirst(window, document.cookie);

const queryClient = createQueryClient(toast);
const router = createStudioRouter(queryClient);
onSessionEnd(() => void router.navigate(partsOf(paths.logout)));

const element = document.getElementById("root");
if (element)
  createRoot(element).render(
    <StrictMode>
      <Studio queryClient={queryClient} router={router} />
    </StrictMode>,
  );
