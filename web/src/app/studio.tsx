import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { ErrorBoundary } from "react-error-boundary";
import { SupportOutlet } from "../features/support/index.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { MobileNotice } from "./mobile-notice.tsx";
import type { StudioRouter } from "./router.tsx";
import { Toasts } from "./toasts.tsx";

type StudioProps = { queryClient: QueryClient; router: StudioRouter };

export function Studio({ queryClient, router }: StudioProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary FallbackComponent={ErrorScreen}>
        <RouterProvider router={router} />
        <MobileNotice />
      </ErrorBoundary>
      <SupportOutlet />
      <Toasts />
    </QueryClientProvider>
  );
}
