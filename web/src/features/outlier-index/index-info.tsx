import { Info } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadModule } from "../../lib/load-module.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Indexed } from "./rules.ts";
import { t } from "./texts.ts";

const OpenBox = lazy(() => loadModule(() => import("./open-box.tsx")));

/** Opens the box where the index itself is drawn too large for a badge. */
export function IndexInfo({ video }: { video: Indexed }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="xs"
        className="-my-1"
        label={t("box.title")}
        icon={<Info className="size-3 stroke-2" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <OpenBox video={video} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
