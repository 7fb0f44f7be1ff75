import { outline } from "@coldopen/contract/storybeats/rules";
import { Rows3 } from "lucide-react";
import { t } from "../../locales/en/storybeats.ts";
import { Button } from "../../ui/button.tsx";
import { newBeat } from "./rules.ts";
import type { StorybeatsWork } from "./use-storybeats.ts";

type EmptyProps = { work: StorybeatsWork; isReadOnly: boolean };

export const StorybeatsEmpty = ({ work, isReadOnly }: EmptyProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-1">
    <p className="text-faint">{t("empty")}</p>
    {!isReadOnly && (
      <Button
        size="sm"
        icon={<Rows3 />}
        onClick={() =>
          work.edit(() => outline.map(({ purpose, seconds }) => newBeat(crypto.randomUUID(), purpose, seconds)))
        }
      >
        {t("outline")}
      </Button>
    )}
  </div>
);
