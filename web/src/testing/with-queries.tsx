import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useState } from "react";
import { createQueryClient } from "../lib/query.ts";
import { toast } from "../lib/toast.ts";

/** For components that are tested without the application around them. */
export const withQueries = (element: ReactElement) => (
  <QueryClientProvider client={createQueryClient(toast, { retries: 0 })}>{element}</QueryClientProvider>
);

/** The same as a wrapper, for components that are rendered again. */
export function QueriesWrapper({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(toast, { retries: 0 }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
