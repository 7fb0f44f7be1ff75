import { useThemeOverride } from "../../lib/theme.ts";
import { useExperiment } from "../labs/index.ts";

/** The sign-up page takes its theme from an experiment, else from the system. */
export function useSignupTheme() {
  const background = useExperiment("SIGNUP_BACKGROUND");
  useThemeOverride(background === "light" || background === "dark" ? background : "system");
}
