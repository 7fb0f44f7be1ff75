import type { OptionType } from "@coldopen/contract/projects/schema";
import { Sparkles } from "lucide-react";
import { t } from "../../locales/en/options.ts";
import { Button } from "../../ui/button.tsx";
import { useProjectPage } from "../project-editing/index.ts";

/** Toggles the drawer on the pane of this list. */
export function OptionBrainstorm({ type }: { type: OptionType }) {
  const { ideation } = useProjectPage("OptionBrainstorm");
  const isOpen = ideation.pane === type;
  return (
    <Button
      size="sm"
      kind={isOpen ? "ai" : "ghost"}
      icon={<Sparkles className="text-ai" />}
      aria-expanded={isOpen}
      onClick={() => ideation.open(type)}
    >
      {t("brainstorm")}
    </Button>
  );
}
