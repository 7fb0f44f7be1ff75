import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { useEditor } from "../editing/context.ts";

type RowHeadProps = { /** What selects the row. */ children: ReactNode; deleteName: string; onDelete: () => void };

export function RowHead({ children, deleteName, onDelete }: RowHeadProps) {
  const { isApplying } = useEditor("RowHead");
  return (
    <div className="flex items-center gap-2">
      {children}
      <Button
        kind="ghost"
        size="sm"
        icon={<Trash2 />}
        disabled={isApplying}
        className="h-6! px-1.5!"
        onClick={onDelete}
      >
        {deleteName}
      </Button>
    </div>
  );
}
