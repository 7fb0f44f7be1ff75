import { Pane } from "@coldopen/contract/ideation/schema";
import { shownAt } from "@coldopen/contract/pictures/rules";
import { optionsOfKind } from "@coldopen/contract/projects/rules";
import { ImageUp, Paperclip } from "lucide-react";
import { t } from "../../../locales/en/ideation-freeform.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuGroup, MenuItem } from "../../../ui/menu.tsx";
import { useFilePicker } from "../../pictures/index.ts";
import { materialOfOption } from "../materials.ts";
import type { Drawer } from "../use-ideation.ts";
import { nameOf } from "./material-chip.tsx";
import { attach } from "./send.ts";

type AttachMenuProps = { drawer: Drawer; onFiles: (files: File[]) => void };

/** Attaches a picture from the device, or an option of this project. */
export function AttachMenu({ drawer, onFiles }: AttachMenuProps) {
  const picker = useFilePicker({ label: t("attach.file"), multiple: true, onFiles });
  const groups = Pane.options
    .map((kind) => ({ kind, materials: optionsOfKind(drawer.project.options, kind).map(materialOfOption) }))
    .filter(({ materials }) => materials.length > 0);
  return (
    <>
      {picker.input}
      <Menu
        className="max-h-80 w-88"
        trigger={
          <Button size="sm" kind="ghost" icon={<Paperclip />} className="-ml-1.5">
            {t("attach.label")}
          </Button>
        }
      >
        <MenuItem icon={<ImageUp />} onSelect={picker.open}>
          {t("attach.file")}
        </MenuItem>
        {groups.map(({ kind, materials }) => (
          <MenuGroup key={kind} label={t(`attach.${kind}`)}>
            {materials.map((material) => (
              <MenuItem key={material.id} onSelect={() => attach(drawer, material)}>
                {material.picture && (
                  <img
                    {...shownAt(material.picture, "42px")}
                    alt=""
                    className="h-6 w-10.5 flex-none rounded-xs object-cover"
                  />
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
