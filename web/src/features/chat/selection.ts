import { ATTACHMENTS_MAX, type SelectedItem } from "@coldopen/contract/chat/schema";
import { createContext, useContext, useMemo, useState } from "react";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/chat.ts";

/** The optional fields of an attachment. */
type Details = Omit<SelectedItem, "id" | "type" | "title">;
const noDetails: Details = {
  thumbnailUrl: null,
  description: null,
  avatar: null,
  name: null,
  subscribers: null,
  views: null,
  duration: null,
  uploaded: null,
  performanceIndex: null,
};
export const selectedItem = (
  { id, type, title }: Pick<SelectedItem, "id" | "type" | "title">,
  details: Partial<Details> = {},
): SelectedItem => ({ id, type, title: title.slice(0, 300), ...noDetails, ...details });

export type Selection = {
  items: readonly SelectedItem[];
  has: (id: string) => boolean;
  add: (item: SelectedItem) => void;
  toggle: (item: SelectedItem) => void;
  remove: (id: string) => void;
  clear: () => void;
  /** Brings back what was moved to a message that the server refused. */
  restore: (items: readonly SelectedItem[]) => void;
};

/** What is attached to the next message. */
export function useSelectionState(): Selection {
  const [items, setItems] = useState<readonly SelectedItem[]>([]);
  return useMemo(() => {
    const remove = (id: string) => setItems((known) => known.filter((item) => item.id !== id));
    const has = (id: string) => items.some((item) => item.id === id);
    const add = (item: SelectedItem) => {
      if (has(item.id)) return;
      if (items.length >= ATTACHMENTS_MAX) return toast.error(t("box.full", { max: ATTACHMENTS_MAX }));
      setItems((known) => [...known, item]);
    };
    return {
      items,
      has,
      add,
      toggle: (item) => (has(item.id) ? remove(item.id) : add(item)),
      remove,
      clear: () => setItems([]),
      restore: (moved) => setItems((known) => (known.length > 0 ? known : moved)),
    };
  }, [items]);
}

export const SelectionContext = createContext<Selection | undefined>(undefined);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("useSelection needs a SelectionContext");
  return selection;
}
