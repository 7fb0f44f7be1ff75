import { Bookmark, ChevronDown, Ellipsis, FolderPlus, Lightbulb, Sparkles, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../button.tsx";
import { FilterButton } from "../filter-button.tsx";
import { IconButton } from "../icon-button.tsx";
import { Menu, MenuCheckItem, MenuGroup, MenuItem, MenuRadios, MenuSeparator } from "../menu.tsx";
import { Popover, PopoverClose } from "../popover.tsx";
import { Select, type SelectOption } from "../select.tsx";
import { Line, Section } from "./section.tsx";

type Scope = "all" | "channels" | "titles";

const scopes: readonly SelectOption<Scope>[] = [
  { value: "all", label: "All" },
  { value: "channels", label: "Channels" },
  { value: "titles", label: "Titles" },
];

export function Menus() {
  const [scope, setScope] = useState<Scope>("channels");
  const [views, setViews] = useState<string | undefined>("100K+");
  const [hidden, setHidden] = useState(true);
  return (
    <Section title="Select and menus">
      <div className="grid grid-cols-2 gap-4">
        <Select label="Search in" options={scopes} value={scope} onValueChange={setScope} />
        <Line>
          <Menu
            trigger={
              <Button size="sm" icon={<Bookmark />} trailing={<ChevronDown />}>
                Save
              </Button>
            }
          >
            <MenuItem icon={<Lightbulb />}>Save as new idea</MenuItem>
            <MenuItem icon={<FolderPlus />} hint="Ctrl P">
              Add to a project
            </MenuItem>
            <MenuItem icon={<FolderPlus />} disabled>
              Add to a locked project
            </MenuItem>
            <MenuSeparator />
            <MenuItem tone="ai" icon={<Sparkles />}>
              Brainstorm
            </MenuItem>
            <MenuItem tone="danger" icon={<Trash2 />}>
              Delete
            </MenuItem>
          </Menu>
          <Menu align="end" trigger={<IconButton size="sm" label="View" icon={<Ellipsis />} />}>
            <MenuRadios label="Search in" options={scopes} value={scope} onValueChange={setScope} />
            <MenuSeparator />
            <MenuGroup label="Show">
              <MenuCheckItem checked={hidden} onCheckedChange={setHidden}>
                Hidden items
              </MenuCheckItem>
            </MenuGroup>
          </Menu>
          <Popover label="Details" trigger={<Button size="sm">Popover</Button>}>
            <p className="mb-2">A panel with any content.</p>
            <PopoverClose render={<Button size="sm">Close</Button>} />
          </Popover>
        </Line>
      </div>
      <Line>
        <FilterButton label="Views" value={views} onClear={() => setViews(undefined)}>
          <Button size="sm" onClick={() => setViews("100K+")}>
            100K+
          </Button>
        </FilterButton>
        <FilterButton label="Language">Nothing to choose</FilterButton>
        <FilterButton label="Outlier index" disabledReason="Choose the published status first">
          Nothing to choose
        </FilterButton>
        <Select label="Sort" look="button" options={scopes} value={scope} onValueChange={setScope} />
      </Line>
    </Section>
  );
}
