import { aProject } from "@coldopen/contract/projects/factory";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { open, row } from "../../testing/open-list.tsx";

describe("filters", () => {
  it("narrow by status, and open views and index with published alone", async () => {
    const { person, address } = open([aProject()]);
    const views = await screen.findByRole("button", { name: "Views" });
    expect(views).toHaveAttribute("aria-disabled", "true");
    expect(views).toHaveAccessibleDescription("Choose the status Published to filter by this.");
    expect(screen.getByRole("button", { name: "Outlier index" })).toHaveAttribute("aria-disabled", "true");
    await person.click(screen.getByRole("button", { name: "Status All" }));
    await person.click(await screen.findByRole("checkbox", { name: "Published" }));
    await waitFor(() => expect(address()).toMatch(/\?status__in=published$/));
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Views" }));
    await person.type(await screen.findByRole("textbox", { name: "At least" }), "1,000{Enter}");
    await waitFor(() => expect(address()).toContain("views__gte=1000"));
    expect(screen.getByRole("button", { name: "Views 1K+" })).toBeVisible();
  });
  it("take durations in minutes and refuse what is no number", async () => {
    const { person, address } = open([aProject()]);
    await person.click(await screen.findByRole("button", { name: "Duration" }));
    const most = await screen.findByRole("textbox", { name: "At most (minutes)" });
    await person.type(most, "ten{Enter}");
    expect(await screen.findByText("Enter a number")).toBeVisible();
    await person.clear(most);
    await person.type(most, "20{Enter}");
    await waitFor(() => expect(address()).toContain("duration__lte=1200"));
  });
  it("choose type, sponsors and tags", async () => {
    const { person, address } = open([aProject()]);
    await person.click(await screen.findByRole("button", { name: "Type" }));
    await person.click(await screen.findByRole("radio", { name: "Behind the scenes" }));
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Sponsors" }));
    await person.click(await screen.findByRole("radio", { name: "With sponsors" }));
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Tags" }));
    await person.click(await screen.findByRole("checkbox", { name: "Build 3" }));
    await waitFor(() =>
      expect(address()).toMatch(/type=behind_the_scenes.*sponsors__exists=true.*videoProjectTags=Build/),
    );
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Clear Type" }));
    await waitFor(() => expect(address()).not.toContain("type="));
  });
  it("take two days, and refuse them in the wrong order", async () => {
    const { person, address } = open([aProject()]);
    await person.click(await screen.findByRole("button", { name: "Date range" }));
    await person.type(await screen.findByLabelText("Start date"), "02/10/2026{Enter}");
    await waitFor(() => expect(address()).toContain("publishDate__gte=2026-02-10"));
    const end = screen.getByLabelText("End date");
    await person.type(end, "02/01/2026{Enter}");
    expect(await screen.findByText("End date cannot be before start date")).toBeVisible();
    await person.clear(end);
    await person.type(end, "02/20/2026{Enter}");
    await waitFor(() => expect(address()).toContain("publishDate__lte=2026-02-20"));
  });
  it("offer AI categories behind their gate", async () => {
    const first = open([aProject()]);
    await row(/fire lookout/);
    expect(screen.queryByRole("button", { name: "AI categories" })).not.toBeInTheDocument();
    first.unmount();
    const { person, address } = open([aProject()], { gates: { STUDIO_AI_CATEGORY_FILTER: true } });
    await person.click(await screen.findByRole("button", { name: "AI categories" }));
    await person.click(await screen.findByRole("checkbox", { name: "Outdoors" }));
    await waitFor(() => expect(address()).toContain("aiCategories=Outdoors"));
  });
});
