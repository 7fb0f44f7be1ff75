import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { pages } from "../pages.ts";
import { visit } from "../visit.ts";

for (const theme of ["dark", "light"] as const)
  for (const page of pages)
    test(`${page.name}, ${theme}: no serious barrier, nothing that the content policy refuses`, async ({
      page: tab,
    }) => {
      const complaints: string[] = [];
      tab.on("console", (message) => {
        if (message.type() === "error" && /Content.Security.Policy|Refused to/i.test(message.text()))
          complaints.push(message.text());
      });
      tab.on("pageerror", (error) => complaints.push(String(error)));
      await visit(tab, page, theme);
      const { violations } = await new AxeBuilder({ page: tab }).analyze();
      const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
      expect(complaints).toEqual([]);
    });
