import type { OutsideWorld } from "@coldopen/contract/about/routes";
import { t } from "../../locales/en/about.ts";
import { Chip } from "../../ui/chip.tsx";
import { SectionTable } from "../../ui/section-table.tsx";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";

export const Worlds = ({ worlds }: { worlds: readonly OutsideWorld[] }) => (
  <SectionTable>
    <TableHead>
      <TableRow>
        <TableHeader>{t("world")}</TableHeader>
        <TableHeader>{t("inUse")}</TableHeader>
        <TableHeader>
          <span className="sr-only">{t("kind")}</span>
        </TableHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      {worlds.map((world) => (
        <TableRow key={world.name}>
          <TableCell className="font-semibold whitespace-nowrap">{world.name}</TableCell>
          <TableCell className="min-w-60 py-2.5">
            <p>{world.inUse}</p>
            <p className="text-pretty text-muted">{world.detail}</p>
          </TableCell>
          <TableCell className="text-right">
            <Chip size="tag" tone={world.isEmbedded ? "plain" : "on"}>
              {world.isEmbedded ? t("embedded") : t("connected")}
            </Chip>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </SectionTable>
);
