import { shownAt } from "@coldopen/contract/pictures/rules";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { Popover } from "../../../../ui/popover.tsx";
import type { Drawer } from "../../use-ideation.ts";
import { SourcePicker } from "./picker.tsx";

export function SourceWell({ drawer }: { drawer: Drawer }) {
  const { source, pane, isReadOnly } = drawer;
  return (
    <section
      aria-label={t("source.label")}
      className="painted-apart mx-4 mt-3 flex gap-3 rounded-md bg-background px-2.5 py-2 inset-ring inset-ring-line"
    >
      {source.picture && (
        <Picture small {...shownAt(source.picture, "72px")} alt="" className="w-18 flex-none self-start" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-center justify-between gap-2 text-micro">
          <span className="text-faint">{t("source.label")}</span>
          {!isReadOnly && <SourceChange drawer={drawer} />}
        </div>
        {source.text === "" ? (
          <p className="mt-px text-faint">{t("source.nothing")}</p>
        ) : (
          <p className={pane === "title" ? "mt-px line-clamp-2 font-medium" : "mt-px line-clamp-2 text-xs text-muted"}>
            {source.text}
          </p>
        )}
      </div>
    </section>
  );
}

const SourceChange = ({ drawer }: { drawer: Drawer }) => (
  <Popover
    label={t("source.change")}
    align="end"
    className="w-102 p-3"
    trigger={
      <button type="button" className="rounded-xs font-medium text-muted hover:text-text aria-expanded:text-text">
        {t("source.change")}
      </button>
    }
  >
    <SourcePicker drawer={drawer} />
  </Popover>
);
