import { Dialog } from "@base-ui/react/dialog";
import { t } from "../../locales/en/shell.ts";
import { scrimLook } from "../../ui/dialog-frame.tsx";
import { SidebarContent } from "./sidebar.tsx";
import { useSidebar } from "./sidebar-provider.tsx";

export default function SidebarDrawer() {
  const { isDrawerOpen, setDrawerOpen } = useSidebar("SidebarDrawer");
  return (
    <Dialog.Root open={isDrawerOpen} onOpenChange={setDrawerOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimLook} />
        <Dialog.Popup
          aria-label={t("sidebar.name")}
          className="fixed inset-y-0 left-0 z-(--z-dialog) flex w-(--sidebar-mobile) max-w-[85vw] flex-col bg-sunken shadow-dialog outline-none transition-transform duration-(--d-slow) ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
        >
          <SidebarContent />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
