import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Empty } from "../../ui/empty.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { catalogueQuery } from "./api.ts";
import { t } from "./texts.ts";

/** Asks again by itself. */
export const Preparing = () => (
  <div role="status" className="flex flex-1 flex-col">
    <Empty className="flex-1 py-24" icon={<Spinner className="mt-2 size-5" />} title={t("preparing")}>
      {t("preparingText")}
    </Empty>
  </div>
);

type UnlessPreparingProps = { brief?: boolean; children: ReactNode };

/** What an empty list says, unless the catalogue that fills it is still being prepared. */
export function UnlessPreparing({ brief = false, children }: UnlessPreparingProps) {
  const { data, isPending } = useQuery(catalogueQuery());
  if (isPending) return null;
  if (!data?.isPreparing) return children;
  return brief ? t("preparing") : <Preparing />;
}
