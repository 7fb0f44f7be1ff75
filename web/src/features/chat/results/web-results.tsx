import type { ToolResult } from "@coldopen/contract/chat/results";
import { ExternalLink } from "lucide-react";
import { t } from "../../../locales/en/chat.ts";
import { safeHref } from "../markdown/blocks.ts";
import { useChat } from "../use-conversation.ts";

type WebResult = Extract<ToolResult, { type: "WEB" }>;

export function WebResults({ searched, results }: Pick<WebResult, "searched" | "results">) {
  const { openVideo } = useChat();
  if (results.length === 0) return <p className="text-muted">{t("results.noWeb")}</p>;
  return (
    <section aria-label={t("results.web")}>
      {searched === "catalogue" && <p className="mb-2 text-xs text-faint">{t("results.catalogue")}</p>}
      <ul className="grid gap-3">
        {results.map(({ title, url, text, video_id }) => {
          const href = safeHref(url);
          return (
            <li key={`${url} ${title}`} className="min-w-0">
              {video_id ? (
                <button
                  type="button"
                  onClick={() => openVideo(video_id)}
                  className="max-w-full truncate rounded-xs font-semibold hover:underline"
                >
                  {title}
                </button>
              ) : href ? (
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="inline-flex max-w-full items-center gap-1.5 rounded-xs font-semibold hover:underline [&>.lucide]:size-3 [&>.lucide]:flex-none [&>.lucide]:text-faint"
                >
                  <span className="truncate">{title}</span>
                  <ExternalLink />
                </a>
              ) : (
                <span className="font-semibold">{title}</span>
              )}
              <p className="line-clamp-2 text-xs text-muted wrap-anywhere">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
