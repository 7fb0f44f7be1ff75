import { Pane } from "@coldopen/contract/ideation/schema";
import { PictureFileType } from "@coldopen/contract/pictures/schema";
import { optionsOfKind } from "@coldopen/contract/projects/rules";
import { ImageUp, Paperclip } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuGroup, MenuItem } from "../../ui/menu.tsx";
import { type Drawer, materialOfOption } from "../ideation/index.ts";
import { nameOf } from "./material-chip.tsx";
import { attach } from "./send.ts";
import { t } from "./texts.ts";

type AttachMenuProps = { drawer: Drawer; onFiles: (files: Iterable<File>) => void };

/** A picture from the device, or an option of this project. */
export function AttachMenu({ drawer, onFiles }: AttachMenuProps) {
  const file = useRef<HTMLInputElement>(null);
  const groups = Pane.options
    .map((kind) => ({ kind, materials: optionsOfKind(drawer.project.options, kind).map(materialOfOption) }))
    .filter(({ materials }) => materials.length > 0);
  return (
    <>
      <input
        ref={file}
        type="file"
        multiple
        hidden
        aria-label={t("attach.file")}
        accept={PictureFileType.options.join(",")}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <Menu
        className="max-h-80 w-88"
        trigger={
          <Button size="sm" kind="ghost" icon={<Paperclip />} className="-ml-1.5">
            {t("attach.label")}
          </Button>
        }
      >
        <MenuItem icon={<ImageUp />} onSelect={() => file.current?.click()}>
          {t("attach.file")}
        </MenuItem>
        {groups.map(({ kind, materials }) => (
          <MenuGroup key={kind} label={t(`attach.${kind}`)}>
            {materials.map((material) => (
              <MenuItem key={material.id} onSelect={() => attach(drawer, material)}>
                {material.picture && (
                  <img src={material.picture} alt="" className="h-6 w-10.5 flex-none rounded-xs object-cover" />
                )}
                <span className="truncate">{nameOf(material)}</span>
              </MenuItem>
            ))}
          </MenuGroup>
        ))}
      </Menu>
    </>
  );
}
