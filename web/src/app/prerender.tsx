import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "../lib/query.ts";
import { tell } from "../lib/tell.ts";
import { createStudioRouter } from "./router.tsx";

/** A page as its first paint shows it, made at build time: words before any script. */
export async function prerender(path: string): Promise<string> {
  const queryClient = createQueryClient(tell);
  const router = createStudioRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
