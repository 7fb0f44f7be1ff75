import type { ChatTitle } from "@coldopen/contract/chat/results";
import { t } from "../../../locales/en/chat.ts";
import { ScoreHint } from "../../scores/index.ts";
import { type PlaceOf, savableTitle } from "../save/savable.ts";
import { SaveButton } from "../save/save-button.tsx";
import { selectedItem } from "../selection.ts";
import { AddToPitch } from "./add-to-pitch.tsx";
import { CopyButton } from "./copy-button.tsx";
import { SelectableCard } from "./selectable.tsx";
import { Sources } from "./sources.tsx";

type TitlesProps = { titles: readonly ChatTitle[]; placeOf: PlaceOf };

export const Titles = ({ titles, placeOf }: TitlesProps) => (
  <ul aria-label={t("results.titles")} className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
    {titles.map((item, index) => (
      <li key={item.id}>
        <SelectableCard
          item={selectedItem({ id: item.id, type: "title", title: item.title })}
          actions={
            <>
              <CopyButton text={item.title} label={t("results.copy", { name: item.title })} />
              <AddToPitch chosen={{ selectedTitle: item.title }} />
              <SaveButton savable={savableTitle(placeOf(index), item)} />
            </>
          }
        >
          <p className="font-semibold wrap-anywhere">{item.title}</p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
            <Score score={item.score} />
            <Sources sources={item.sources} />
          </div>
        </SelectableCard>
      </li>
    ))}
  </ul>
);

/** A score says nothing about performance, so it has no colour. */
export const Score = ({ score }: { score: number | null }) =>
  score !== null && (
    <ScoreHint>
      <span className="text-xs text-muted">{t("results.score", { score: Math.round(score) })}</span>
    </ScoreHint>
  );
