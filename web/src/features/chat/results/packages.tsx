import type { ChatPackage } from "@coldopen/contract/chat/results";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { t } from "../../../locales/en/chat.ts";
import { Button } from "../../../ui/button.tsx";
import { useGate } from "../../labs/index.ts";
import { ZoomPicture } from "../../pictures/index.ts";
import { type PlaceOf, savablePackage } from "../save/savable.ts";
import { SaveButton } from "../save/save-button.tsx";
import { useSaveAll } from "../save/use-save.ts";
import { selectedItem, useSelection } from "../selection.ts";
import { AddToPitch } from "./add-to-pitch.tsx";
import { PictureTile } from "./picture-tile.tsx";
import { Sources } from "./sources.tsx";
import { Score } from "./titles.tsx";

type PackagesProps = { packages: readonly ChatPackage[]; isDrawing: boolean; placeOf: PlaceOf };

export function Packages({ packages, isDrawing, placeOf }: PackagesProps) {
  const isV2 = useGate("STUDIO_PACKAGES_V2");
  const [zoomed, setZoomed] = useState<string>();
  const pictures = packages.flatMap(({ id, thumbnail_url: src, title: name }) => (src ? [{ id, src, name }] : []));
  return (
    <div className="grid gap-3">
      <ul aria-label={t("results.packages")} className="grid grid-cols-2 gap-x-4 gap-y-5 max-sm:grid-cols-1">
        {packages.map((item, index) => (
          <li key={item.id} className="min-w-0">
            <PictureTile
              src={item.thumbnail_url}
              name={item.title}
              item={selectedItem(
                { id: item.id, type: "package", title: item.title },
                { thumbnailUrl: item.thumbnail_url || null, description: item.concept || null },
              )}
              isDrawing={isDrawing}
              width="22rem"
              onZoom={() => setZoomed(item.id)}
            />
            <div className="mt-2 flex items-start justify-between gap-2">
              <h4 className="line-clamp-2 font-semibold" title={item.title}>
                {item.title}
              </h4>
              <SaveButton
                savable={savablePackage(placeOf(index), item)}
                disabled={isDrawing && item.thumbnail_url === ""}
              />
            </div>
            {item.thumbnail_url && (
              <div className="mt-1.5 empty:hidden">
                <AddToPitch
                  chosen={{
                    selectedTitle: item.title,
                    selectedThumbnail: item.thumbnail_url,
                    selectedConcept: item.concept,
                    selectedConceptWhyThisWorks: item.description,
                  }}
                />
              </div>
            )}
            {item.concept && <p className="mt-0.5 line-clamp-3 text-xs text-muted">{item.concept}</p>}
            <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
              {isV2 && <Score score={item.score} />}
              <Sources sources={item.sources} />
            </div>
          </li>
        ))}
      </ul>
      {isV2 && !isDrawing && packages.length > 1 && <SaveAll packages={packages} placeOf={placeOf} />}
      {zoomed && (
        <ZoomPicture pictures={pictures} id={zoomed} onChange={setZoomed} onClose={() => setZoomed(undefined)} />
      )}
    </div>
  );
}

/** Saves the selected packages, or all of them if none is selected. */
function SaveAll({ packages, placeOf }: Pick<PackagesProps, "packages" | "placeOf">) {
  const { has } = useSelection();
  const selected = packages.filter(({ id }) => has(id));
  const savables = packages.flatMap((item, index) =>
    selected.length === 0 || has(item.id) ? [savablePackage(placeOf(index), item)] : [],
  );
  const { unsaved, isPending, saveAll } = useSaveAll(savables);
  return (
    <Button
      size="sm"
      className="justify-self-start"
      icon={<Bookmark />}
      disabled={unsaved === 0}
      busy={isPending}
      busyLabel={t("save.updating")}
      onClick={saveAll}
    >
      {selected.length > 0 ? t("results.saveSelected", { count: selected.length }) : t("results.saveAll")}
    </Button>
  );
}
