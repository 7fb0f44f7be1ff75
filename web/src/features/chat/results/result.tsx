import type { ToolMessage } from "@coldopen/contract/chat/schema";
import { CircleAlert } from "lucide-react";
import type { AnswerRow } from "../rows.ts";
import type { PlaceOf } from "../save/savable.ts";
import { Concepts } from "./concepts.tsx";
import { DocumentCard } from "./document-card.tsx";
import { FollowUps } from "./follow-ups.tsx";
import { Integrations } from "./integrations.tsx";
import { MemoryDraft } from "./memory-draft.tsx";
import { MemoryList } from "./memory-list.tsx";
import { Outliers } from "./outliers.tsx";
import { Packages } from "./packages.tsx";
import { parseResult } from "./parse-result.ts";
import { PitchCard } from "./pitch-card.tsx";
import { ProjectDraft } from "./project-draft.tsx";
import { Projects } from "./projects.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { Titles } from "./titles.tsx";
import { WebResults } from "./web-results.tsx";

type ResultProps = { message: ToolMessage; row: AnswerRow; isLast: boolean };

export function Result({ message, row, isLast }: ResultProps) {
  const result = parseResult(message);
  if (!result) return null;
  const tracingSpanId = row.parts.findLast((part) => part.type === "ai")?.tracingSpanId ?? null;
  const placeOf: PlaceOf = (messageIndex) => ({ messageId: message.id, messageIndex, tracingSpanId });
  switch (result.type) {
    case "TITLE":
      return <Titles titles={result.titles} placeOf={placeOf} />;
    case "CONCEPT":
      return <Concepts concepts={result.concepts} placeOf={placeOf} />;
    case "THUMBNAIL":
      return (
        <Thumbnails
          thumbnails={result.thumbnails}
          isRevision={result.is_revision}
          isDrawing={row.isRunning}
          placeOf={placeOf}
        />
      );
    case "PACKAGE":
      return <Packages packages={result.packages} isDrawing={row.isRunning} placeOf={placeOf} />;
    case "OUTLIER":
      return <Outliers outliers={result.outliers} total={result.total} />;
    case "PROJECT":
      return <Projects projects={result.projects} />;
    case "INTEGRATION":
      return <Integrations brand={result.brand} integrations={result.integrations} sources={result.sources} />;
    case "PITCH":
      return <PitchCard pitch={result.pitch} sources={result.sources} toolCallId={message.toolCallId} />;
    case "PROJECT_DRAFT":
      return <ProjectDraft draft={result} place={placeOf(0)} />;
    case "MEMORY_DRAFT":
      return <MemoryDraft draftKey={result.key} text={result.text} />;
    case "MEMORY":
      return <MemoryList memories={result.memories} />;
    case "WEB":
      return <WebResults searched={result.searched} results={result.results} />;
    case "DOCUMENT":
      return <DocumentCard title={result.title} markdown={result.markdown} sources={result.sources} />;
    case "FOLLOW_UP_ACTION":
      return isLast && !row.isRunning ? <FollowUps prompt={result.prompt} actions={result.follow_up_actions} /> : null;
    case "ERROR":
      return (
        <p className="flex gap-2 text-muted">
          <CircleAlert className="mt-0.5 text-danger" />
          {result.message}
        </p>
      );
  }
}
