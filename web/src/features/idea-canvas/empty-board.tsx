import type { CanvasCardKind } from "@coldopen/contract/idea-canvas/schema";
import { Workflow } from "lucide-react";
import { t } from "../../locales/en/idea-canvas.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { kindIcons } from "./card-node.tsx";

const starters = [
  { kind: "note", text: t("empty.note") },
  { kind: "title", text: t("empty.titleCard") },
  { kind: "outlier", text: t("empty.outlier") },
] as const;

type EmptyBoardProps = { isEditable: boolean; onAdd: (kind: CanvasCardKind) => void };

export const EmptyBoard = ({ isEditable, onAdd }: EmptyBoardProps) => (
  <div className="pointer-events-none absolute inset-0 grid place-items-center">
    <Empty
      className="pointer-events-auto"
      icon={<Workflow />}
      title={t("empty.title")}
      action={
        isEditable && (
          <span className="flex flex-wrap justify-center gap-2">
            {starters.map(({ kind, text }) => {
              const Icon = kindIcons[kind];
              return (
                <Button key={kind} kind="outline" icon={<Icon />} onClick={() => onAdd(kind)}>
                  {text}
                </Button>
              );
            })}
          </span>
        )
      }
    >
      {isEditable ? t("empty.text") : t("empty.viewing")}
    </Empty>
  </div>
);
