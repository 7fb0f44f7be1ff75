import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { createQueryClient } from "../lib/query.ts";
import { toast } from "../lib/toast.ts";

/** For components that are tested without the application around them. */
export const withQueries = (element: ReactElement) => (
  <QueryClientProvider client={createQueryClient(toast, { retries: 0 })}>{element}</QueryClientProvider>
);
