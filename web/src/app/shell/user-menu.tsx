import { paths } from "@coldopen/contract/paths";
import { Command, Keyboard, LifeBuoy, LogOut, Monitor, Moon, Settings, Sun } from "lucide-react";
import { type ReactElement, useState } from "react";
import { openSupport } from "../../features/support/index.ts";
import { useGo } from "../../lib/link.tsx";
import { chooseTheme, useTheme } from "../../lib/theme.ts";
import { t } from "../../locales/en/shell.ts";
import { Menu, MenuItem, MenuRadios, MenuSeparator } from "../../ui/menu.tsx";
import { modifierName } from "./modifier.ts";
import { openPanel } from "./panels.ts";

export default function UserMenu({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(true);
  const go = useGo();
  return (
    <Menu trigger={trigger} open={isOpen} onOpenChange={setOpen} side="top" className="w-56">
      <MenuItem icon={<Settings />} onSelect={() => void go(paths.profile)}>
        {t("user.settings")}
      </MenuItem>
      <MenuSeparator />
      <MenuRadios
        label={t("user.theme")}
        value={useTheme()}
        onValueChange={chooseTheme}
        options={[
          { value: "light", label: t("user.light"), icon: <Sun /> },
          { value: "dark", label: t("user.dark"), icon: <Moon /> },
          { value: "system", label: t("user.system"), icon: <Monitor /> },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={<Command />} hint={`${modifierName()} K`} onSelect={() => openPanel("commands")}>
        {t("user.commands")}
      </MenuItem>
      <MenuItem icon={<Keyboard />} hint="?" onSelect={() => openPanel("keyboard-help")}>
        {t("user.keyboard")}
      </MenuItem>
      <MenuItem icon={<LifeBuoy />} onSelect={() => openSupport()}>
        {t("user.support")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void go(paths.logout)}>
        {t("user.logOut")}
      </MenuItem>
    </Menu>
  );
}
