import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { userQuery } from "./api.ts";
import { useUser } from "./use-user.ts";

it("refuses to work without a person", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const client = new QueryClient();
  client.setQueryData(userQuery.queryKey, null);
  const Name = () => useUser().firstName;
  const page = (
    <QueryClientProvider client={client}>
      <Name />
    </QueryClientProvider>
  );
  expect(() => render(page)).toThrow("User not properly logged in.");
  error.mockRestore();
});
