import { isAdminRole } from "@coldopen/contract/session/rules";
import { Monitor, Moon, Sun } from "lucide-react";
import { usePageTitle } from "../../lib/page-title.ts";
import { chooseTheme, useTheme } from "../../lib/theme.ts";
import { t } from "../../locales/en/profile.ts";
import { PageBar } from "../../ui/page-bar.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { SettingsBody, SettingsSection } from "../../ui/settings-section.tsx";
import { ProfilePictureForm } from "../profile-picture/index.ts";
import { useUser } from "../session/index.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { Sessions } from "./sessions.tsx";

const ThemeChoice = () => (
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

export default function ProfileScreen() {
  const user = useUser();
  usePageTitle(t("title"));
  return (
    <main className="flex-1">
      <PageBar title={t("title")} />
      <SettingsBody>
        <SettingsSection title={t("about.title")} hint={t("about.hint")}>
          <div className="grid gap-6">
            <ProfilePictureForm user={user} />
            <ProfileForm user={user} />
          </div>
        </SettingsSection>
        <SettingsSection title={t("theme.title")} hint={t("theme.hint")}>
          <ThemeChoice />
        </SettingsSection>
        <SettingsSection
          title={t("password.title")}
          hint={user.hasPassword ? t("password.hint") : t("password.setHint")}
        >
          <PasswordForm
            hasPassword={user.hasPassword}
            canHaveKeys={user.organizationUsers.some(({ role }) => isAdminRole(role))}
          />
        </SettingsSection>
        <SettingsSection title={t("sessions.title")} hint={t("sessions.hint")}>
          <Sessions />
        </SettingsSection>
        <SettingsSection title={t("delete.title")} hint={t("delete.hint")}>
          <DeleteAccount user={user} />
        </SettingsSection>
      </SettingsBody>
    </main>
  );
}
