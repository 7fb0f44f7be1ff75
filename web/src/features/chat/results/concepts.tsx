import type { ChatConcept } from "@coldopen/contract/chat/results";
import { t } from "../../../locales/en/chat.ts";
import { type PlaceOf, savableConcept } from "../save/savable.ts";
import { SaveButton } from "../save/save-button.tsx";
import { selectedItem } from "../selection.ts";
import { AddToPitch } from "./add-to-pitch.tsx";
import { CopyButton } from "./copy-button.tsx";
import { SelectableCard } from "./selectable.tsx";
import { Sources } from "./sources.tsx";

type ConceptsProps = { concepts: readonly ChatConcept[]; placeOf: PlaceOf };

export const Concepts = ({ concepts, placeOf }: ConceptsProps) => (
  <ul aria-label={t("results.concepts")} className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
    {concepts.map((item, index) => (
      <li key={item.id}>
        <SelectableCard
          item={selectedItem(
            { id: item.id, type: "concept", title: item.concept },
            { description: item.why_this_works },
          )}
          actions={
            <>
              <CopyButton text={item.concept} label={t("answer.copy")} />
              <AddToPitch
                chosen={{ selectedConcept: item.concept, selectedConceptWhyThisWorks: item.why_this_works }}
              />
              <SaveButton savable={savableConcept(placeOf(index), item)} />
            </>
          }
        >
          <p className="font-medium wrap-anywhere whitespace-pre-line">{item.concept}</p>
          {item.why_this_works && <p className="mt-1 text-xs text-muted wrap-anywhere">{item.why_this_works}</p>}
          <div className="mt-2 empty:hidden">
            <Sources sources={item.sources} />
          </div>
        </SelectableCard>
      </li>
    ))}
  </ul>
);
