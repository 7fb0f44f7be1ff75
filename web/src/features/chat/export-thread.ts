import { chatRoutes } from "@coldopen/contract/chat/routes";
import { addressOf } from "@coldopen/contract/kernel/address";
import { log } from "../../lib/log.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/chat.ts";

const fileNameOf = (title: string) =>
  `${
    title
      .normalize("NFKD")
      .replace(/[^\w\s-]/g, "")
      .trim()
      .replace(/\s+/g, "-")
      .toLowerCase() || "chat"
  }.md`;

/** Saves the shown branch of a thread as a Markdown file. */
export async function exportThread(threadId: string, title: string): Promise<void> {
  try {
    const response = await fetch(addressOf(chatRoutes.export, { params: { threadId } }), { credentials: "include" });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = address;
    link.download = fileNameOf(title);
    link.click();
    URL.revokeObjectURL(address);
  } catch (cause) {
    log.warn("Failed to export a thread", cause);
    toast.error(t("menu.exportFailed"));
  }
}
