import { Upload } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/options.ts";
import { Button } from "../../ui/button.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { DroppedPicture, UploadThumbnail, ZoomPicture } from "../pictures/index.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { OptionBrainstorm } from "./brainstorm.tsx";
import { OptionSection } from "./section.tsx";
import { OptionThumbnail } from "./thumbnail.tsx";
import { useAddThumbnail, useDropped } from "./uploads.ts";
import { useOptionsInOrder } from "./use-options-in-order.ts";

export function OptionThumbnails() {
  const { channel, canEdit } = useProjectPage("OptionThumbnails");
  const [zoomed, setZoomed] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const addThumbnail = useAddThumbnail();
  const dropped = useDropped();
  const { options, announcement, list, order } = useOptionsInOrder("thumbnail");
  return (
    <FileDrop
      takesPasted
      isOn={canEdit && !isUploading}
      label={t("upload.drop")}
      onFiles={dropped.add}
      className="-outline-offset-4!"
    >
      <OptionSection
        title={t("kinds.thumbnail.heading")}
        count={options.length}
        actions={
          <>
            {canEdit && (
              <Button size="sm" kind="ghost" icon={<Upload />} onClick={() => setUploading(true)}>
                {t("upload.open")}
              </Button>
            )}
            <OptionBrainstorm type="thumbnail" />
          </>
        }
      >
        {options.length === 0 && dropped.files.length === 0 && (
          <p className="py-1 text-faint">{t(canEdit ? "upload.empty" : "kinds.thumbnail.empty")}</p>
        )}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-3 has-[li]:py-1.5">
          <ul ref={list} aria-label={t("kinds.thumbnail.heading")} className="contents">
            {options.map((option, index) => (
              <OptionThumbnail
                key={option.id}
                option={option}
                position={index + 1}
                order={order}
                onZoom={() => setZoomed(option.id)}
              />
            ))}
          </ul>
          {dropped.files.length > 0 && (
            <ul aria-label={t("upload.underWay")} className="contents">
              {dropped.files.map(({ id, file }) => (
                <li key={id}>
                  <DroppedPicture
                    channel={channel}
                    file={file}
                    onStored={({ url }) => {
                      dropped.drop(id);
                      addThumbnail(url);
                    }}
                    onDismissed={() => dropped.drop(id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </OptionSection>
      {isUploading && (
        <UploadThumbnail
          channel={channel}
          onAdd={(address) => {
            addThumbnail(address);
            setUploading(false);
          }}
          onClose={() => setUploading(false)}
        />
      )}
      {zoomed && (
        <ZoomPicture
          pictures={options.map(({ id, content, description }, index) => ({
            id,
            src: content,
            name: description ?? t("thumbnail", { position: index + 1 }),
          }))}
          id={zoomed}
          onChange={setZoomed}
          onClose={() => setZoomed(undefined)}
        />
      )}
    </FileDrop>
  );
}
