import { lazy, Suspense, useCallback } from "react";
import { useNewProject } from "../../features/projects/index.ts";
import { loadModule } from "../../lib/load-module.ts";
import { openPanel, useOpenPanel } from "./panels.ts";
import { useShortcut } from "./use-shortcut.ts";

const CommandMenu = lazy(() => loadModule(() => import("./command-menu.tsx")));
const KeyboardHelp = lazy(() => loadModule(() => import("./keyboard-help.tsx")));

export function PanelOutlet() {
  const open = useOpenPanel();
  const newProject = useNewProject();
  useShortcut(
    { key: "c" },
    useCallback(() => newProject?.(), [newProject]),
  );
  useShortcut(
    { key: "k", withModifier: true },
    useCallback(() => openPanel("commands"), []),
  );
  useShortcut(
    { key: "?" },
    useCallback(() => openPanel("keyboard-help"), []),
  );
  return (
    <Suspense>
      {open === "commands" && <CommandMenu />}
      {open === "keyboard-help" && <KeyboardHelp />}
    </Suspense>
  );
}
