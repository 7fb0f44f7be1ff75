import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDebouncedValue } from "../../lib/use-debounced-value.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import { SelectVideoDialog } from "../outlier-index/index.ts";
import { videosQuery } from "./api.ts";

const SEARCH_DEBOUNCE_MS = 300;

type VideoDialogProps = { onSelect: (video: OutlierVideo) => void; onClose: () => void };

export function VideoDialog({ onSelect, onClose }: VideoDialogProps) {
  const [text, setText] = useState("");
  const { data, isPending } = useQuery(videosQuery(useDebouncedValue(text.trim(), SEARCH_DEBOUNCE_MS)));
  return (
    <SelectVideoDialog
      texts={{ title: t("video.title"), search: t("video.search"), loading: t("video.loading"), none: t("video.none") }}
      search={text}
      onSearch={setText}
      isPending={isPending}
      videos={data}
      onSelect={(video) => {
        onSelect(video);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
