import type { FeedTest, FeedTestVariant } from "@coldopen/contract/feed-tests/schema";
import type { Column } from "../../lib/csv.ts";
import { t } from "../../locales/en/feed-tests.ts";
import { ListExport } from "../list-export/index.ts";

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
    <ListExport
      name="feed-tests"
      fetchAll={async () => rowsOf(tests)}
      columns={columns}
      done={(count) => t("export.done", { count })}
    />
  );
}
