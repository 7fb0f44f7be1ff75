import type { CardAction } from "@coldopen/contract/ideation/schema";
import { Archive, CircleDot, Copy, Download, Maximize2, Pencil, Plus, Sparkles, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

export const actionIcons: Record<CardAction, ReactNode> = {
  select: <CircleDot />,
  add_as_backup: <Plus />,
  add_to_idea_bank: <Archive />,
  copy: <Copy />,
  delete: <Trash2 />,
  download: <Download />,
  edit: <Pencil />,
  magnify: <Maximize2 />,
  send_to_brainstorm: <Sparkles />,
};
