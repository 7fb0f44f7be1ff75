import { optionsOfKind } from "@coldopen/contract/projects/rules";
import { useState } from "react";
import { ZoomPicture } from "../pictures/index.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { OptionBrainstorm } from "./brainstorm.tsx";
import { useReorder } from "./reorder.ts";
import { OptionSection } from "./section.tsx";
import { t } from "./texts.ts";
import { OptionThumbnail } from "./thumbnail.tsx";

export function OptionThumbnails() {
  const { project, canEdit, edit } = useProjectPage("OptionThumbnails");
  const [zoomed, setZoomed] = useState<string>();
  const [said, setSaid] = useState("");
  const options = optionsOfKind(project.options, "thumbnail");
  const { list, itemProps, dragged } = useReorder({
    ids: options.map(({ id }) => id),
    isEnabled: canEdit,
    onMove: (id, to) => {
      edit({ kind: "moveOption", id, to });
      setSaid(t("moved", { place: to + 1, count: options.length }));
    },
  });
  return (
    <OptionSection
      title={t("kinds.thumbnail.heading")}
      count={options.length}
      actions={<OptionBrainstorm type="thumbnail" />}
    >
      {options.length === 0 && <p className="py-1 text-faint">{t("kinds.thumbnail.empty")}</p>}
      <ul
        ref={list}
        aria-label={t("kinds.thumbnail.heading")}
        className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-3 py-1.5 empty:hidden"
      >
        {options.map((option, index) => (
          <OptionThumbnail
            key={option.id}
            option={option}
            place={index + 1}
            isDragged={dragged === option.id}
            item={itemProps(option.id)}
            onZoom={() => setZoomed(option.id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {zoomed && (
        <ZoomPicture
          pictures={options.map(({ id, content, description }, index) => ({
            id,
            src: content,
            name: description ?? t("thumbnail", { place: index + 1 }),
          }))}
          id={zoomed}
          onChange={setZoomed}
          onClose={() => setZoomed(undefined)}
        />
      )}
    </OptionSection>
  );
}
