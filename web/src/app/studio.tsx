import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { createStudioRouter } from "./router.tsx";

type StudioProps = { queryClient: QueryClient; router: ReturnType<typeof createStudioRouter> };

export function Studio({ queryClient, router }: StudioProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
