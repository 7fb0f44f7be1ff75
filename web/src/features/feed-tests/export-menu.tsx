import type { FeedTest, FeedTestVariant } from "@coldopen/contract/feed-tests/schema";
import { type Column, toCsv, toJson } from "../../lib/csv.ts";
import { t } from "../../locales/en/feed-tests.ts";
import { ExportMenu } from "../../ui/export-menu.tsx";

type Row = Pick<FeedTest, "status" | "createdAt" | "leftOut"> & FeedTestVariant & { testId: string };

const columns: readonly Column<Row>[] = [
  ["testId", ({ testId }) => testId],
  ["status", ({ status }) => status],
  ["createdAt", ({ createdAt }) => createdAt],
  ["title", ({ title }) => title],
  ["thumbnail", ({ thumbnail }) => thumbnail],
  ["shown", ({ shown }) => shown],
  ["clicked", ({ clicked }) => clicked],
  ["medianMs", ({ medianMs }) => medianMs],
  ["leftOut", ({ leftOut }) => leftOut],
];

/** One row for each variant. The links of the tests are left out. */
const rowsOf = (tests: readonly FeedTest[]): Row[] =>
  tests.flatMap(({ id: testId, status, createdAt, leftOut, variants }) =>
    variants.map((variant) => ({ testId, status, createdAt, leftOut, ...variant })),
  );

export function ExportFeedTests({ tests }: { tests: readonly FeedTest[] }) {
  return (
    <ExportMenu
      name="feed-tests"
      fetchAll={async () => rowsOf(tests)}
      write={{ csv: (rows) => toCsv(rows, columns), json: toJson }}
      done={(count) => t("export.done", { count })}
      label={t("export.name")}
      formats={{ csv: t("export.csv"), json: t("export.json") }}
      running={(count) => t("export.running", { count })}
      failed={t("export.failed")}
    />
  );
}
