import { useQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { t } from "../../locales/en/comments.ts";
import { Button } from "../../ui/button.tsx";
import { useProjectPage } from "../project-editing/index.ts";
import { commentsQuery } from "./api.ts";

type CommentsButtonProps = { isOpen: boolean; onClick: () => void };

/** Opens the comments, with their number. */
export function CommentsButton({ isOpen, onClick }: CommentsButtonProps) {
  const { channel, project } = useProjectPage("CommentsButton");
  const { data } = useQuery(commentsQuery(channel, project.id));
  return (
    <Button
      size="sm"
      kind="ghost"
      icon={<MessageSquare />}
      aria-pressed={isOpen}
      aria-label={t("open", { count: data?.length ?? 0 })}
      onClick={onClick}
    >
      {data?.length ?? ""}
    </Button>
  );
}
