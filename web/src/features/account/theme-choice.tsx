import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, useTheme } from "../../lib/theme.ts";
import { t } from "../../locales/en/profile.ts";
import { Segmented } from "../../ui/segmented.tsx";

export const ThemeChoice = () => (
  <Segmented
    label={t("theme.title")}
    value={useTheme()}
    onValueChange={chooseTheme}
    segments={[
      { value: "light", label: t("theme.light"), icon: <Sun /> },
      { value: "dark", label: t("theme.dark"), icon: <Moon /> },
      { value: "system", label: t("theme.system"), icon: <Monitor /> },
    ]}
  />
);
