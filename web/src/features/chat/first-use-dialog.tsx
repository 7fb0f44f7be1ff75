import { Bookmark, Brain, MessageSquare } from "lucide-react";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { usePersisted } from "../../lib/use-persisted.ts";
import { t } from "../../locales/en/chat.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const wasShown = persisted("studio-chat-first-use-shown", z.boolean());
const points = [
  ["one", <MessageSquare key="one" />],
  ["two", <Bookmark key="two" />],
  ["three", <Brain key="three" />],
] as const;

/** Explains the assistant once, before the first chat. */
export default function FirstUseDialog() {
  const isSeen = usePersisted(wasShown) ?? false;
  if (isSeen) return null;
  const close = () => wasShown.write(true);
  return (
    <Dialog
      open
      title={t("firstUse.title")}
      description={t("firstUse.text")}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <Button kind="primary" onClick={close}>
          {t("firstUse.start")}
        </Button>
      }
    >
      <ul className="mt-4 grid gap-3">
        {points.map(([point, icon]) => (
          <li key={point} className="flex items-center gap-3 [&>.lucide]:flex-none [&>.lucide]:text-ai">
            {icon}
            {t(`firstUse.${point}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
