import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { captureDownloads } from "../../../testing/capture-downloads.ts";
import { many, open } from "../../../testing/open-list.tsx";

describe("export", () => {
  it("writes every page of the filter into one file", async () => {
    const written = captureDownloads();
    const { person } = open(
      {
        list: ({ query }) =>
          query.cursor
            ? { data: many(1, { name: "From page 2" }), responseMetadata: { nextCursor: null } }
            : { data: many(2), responseMetadata: { nextCursor: query.limit === 100 ? "next" : null } },
      },
      { query: "?status__in=idea" },
    );
    await person.click(await screen.findByRole("button", { name: "Export" }));
    await person.click(await screen.findByRole("menuitem", { name: "CSV" }));
    expect(await screen.findByText("3 projects exported")).toBeVisible();
    expect(await written[0]?.text()).toContain("From page 2");
    expect(written[0]?.type).toContain("text/csv");
  });
});
