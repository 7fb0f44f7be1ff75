import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { opened } from "../../../testing/open-drawer.tsx";

const way = (name: string) => screen.getByRole("button", { name });

describe("inspiration", () => {
  it("goes with the next request", async () => {
    const { person, requests } = await opened();
    await person.click(screen.getByRole("button", { name: "Inspiration settings" }));
    await person.type(await screen.findByRole("textbox", { name: "Audience" }), "Builders");
    const temperature = screen.getByRole("textbox", { name: "Temperature" });
    await person.clear(temperature);
    await person.type(temperature, "80");
    await person.type(screen.getByRole("textbox", { name: "Titles to learn from" }), "One{Enter}Two");
    await person.keyboard("{Escape}");
    await person.click(way("Variations"));
    expect(requests()[0]?.data).toMatchObject({
      inspiration: { audience: "Builders", temperature: 80, titles: ["One", "Two"] },
      inspirationLevel: 0.5,
    });
  });
  it("takes outliers, thumbnails and videos to learn from", async () => {
    const { person, requests } = await opened();
    await person.click(screen.getByRole("button", { name: "Inspiration settings" }));
    await person.type(await screen.findByRole("textbox", { name: "Outliers to learn from" }), "An Outlier");
    await person.type(screen.getByRole("textbox", { name: "Thumbnails to learn from, in words" }), "A hut at night");
    const [link, title] = [
      screen.getByRole("textbox", { name: "Link" }),
      screen.getByRole("textbox", { name: "Title" }),
    ];
    await person.type(link, "https://example.com/x");
    expect(screen.getByText("Enter a link to a YouTube video")).toBeVisible();
    await person.clear(link);
    await person.type(link, "https://youtu.be/abcdefghijk");
    await person.type(title, "One Winter{Enter}");
    expect(screen.getByRole("button", { name: "Remove One Winter" })).toBeVisible();
    expect(link).toHaveValue("");
    await person.keyboard("{Escape}");
    await person.click(way("Variations"));
    expect(requests()[0]?.data.inspiration).toEqual({
      outliers: ["An Outlier"],
      thumbnails: ["A hut at night"],
      youtubeItems: [{ videoId: "abcdefghijk", title: "One Winter" }],
    });
  });
  it("refuses a temperature out of range", async () => {
    const { person, requests } = await opened();
    await person.click(screen.getByRole("button", { name: "Inspiration settings" }));
    const temperature = await screen.findByRole("textbox", { name: "Temperature" });
    await person.clear(temperature);
    await person.type(temperature, "-1");
    expect(screen.getByText("Input must be between 0 and 100")).toBeVisible();
    await person.keyboard("{Escape}");
    await person.click(way("Variations"));
    expect(requests()[0]?.data.inspiration).toEqual({});
  });
});
