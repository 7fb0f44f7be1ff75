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
  toggle: (item: SelectedItem) => void;
  remove: (id: string) => void;
  clear: () => void;
};

/** What is attached to the next message. */
export function useSelectionState(): Selection {
  const [items, setItems] = useState<readonly SelectedItem[]>([]);
  return useMemo(() => {
    const remove = (id: string) => setItems((known) => known.filter((item) => item.id !== id));
    return {
      items,
      has: (id) => items.some((item) => item.id === id),
      toggle: (item) => {
        if (items.some(({ id }) => id === item.id)) return remove(item.id);
        if (items.length >= ATTACHMENTS_MAX) return toast.error(t("box.full", { max: ATTACHMENTS_MAX }));
        setItems((known) => [...known, item]);
      },
      remove,
      clear: () => setItems([]),
    };
  }, [items]);
}

export const SelectionContext = createContext<Selection | undefined>(undefined);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("useSelection needs a SelectionContext");
  return selection;
}
