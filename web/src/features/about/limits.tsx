import { type UsageKind, type UsageLimit, usageLimits } from "@coldopen/contract/kernel/usage-limits";
import { t } from "../../locales/en/about.ts";
import { SectionTable } from "../../ui/section-table.tsx";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";

const kinds = Object.keys(usageLimits) as UsageKind[];
const amountOf = ({ startsPerMinute, maxInProgress }: UsageLimit) =>
  t("limitAmount", { starts: startsPerMinute, inProgress: maxInProgress });

export const Limits = () => (
  <SectionTable>
    <TableHead>
      <TableRow>
        <TableHeader>{t("limit")}</TableHeader>
        <TableHeader>{t("limitPerson")}</TableHeader>
        <TableHeader>{t("limitOrganization")}</TableHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      {kinds.map((kind) => (
        <TableRow key={kind}>
          <TableCell className="min-w-60 py-2.5">
            <p className="font-semibold">{t(`limitKinds.${kind}`)}</p>
            <p className="text-pretty text-muted">{t(`limitKinds.${kind}Detail`)}</p>
          </TableCell>
          <TableCell>{amountOf(usageLimits[kind].person)}</TableCell>
          <TableCell>{amountOf(usageLimits[kind].organization)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </SectionTable>
);
